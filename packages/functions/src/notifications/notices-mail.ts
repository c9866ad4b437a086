import type { NoticeMail } from '@wayline/core/areas/notifications/send-notices';
import { renderNoticesMail } from '@wayline/pages/mails/notices-mail';
import { setting } from '../kernel/environment';

/** The mail about news, with the way back to them. */
export const noticesMail: NoticeMail = (news) => renderNoticesMail({ ...news, origin: setting('ORIGIN') });

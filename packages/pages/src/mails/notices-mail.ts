import type { NoticeMail } from '@wayline/core/areas/notifications/send-notices';
import { localAt } from '@wayline/core/base/zoned-time';
import { clock } from '../format/clock-text';
import { fullDate } from '../format/day-text';
import { ENGLISH } from '../format/locale';
import { composeMail } from './compose-mail';
import type { ComposedMail, MailBlock } from './mail-content';

type News = Parameters<NoticeMail>[0];
/** `origin` is the address of the app, without a path at its end. */
export type NoticesMail = News & { origin: string };

const SETTINGS = '/myaccount/notification-settings';
const ALL = '/notifications';

const whenOf = ({ created_at }: News['lines'][number], zone: string) => {
  const { date, time } = localAt(created_at, zone);
  return `${fullDate(ENGLISH, date)}, ${clock(ENGLISH, time)}`;
};

/** The mail about what stands behind the bell: one thing with its own button, or several as a list. Source: R-SHELL-185..192. */
export const renderNoticesMail = ({ pace, lines, user, zone, origin }: NoticesMail): ComposedMail => {
  const [first] = lines;
  const only = lines.length === 1 ? first : undefined;
  const title = only?.title ?? (pace === 'daily' ? 'What happened since your last summary' : 'News about your trips');
  const said = ({ title: what, body }: News['lines'][number]) => [what, body].filter(Boolean).join('\n');
  const blocks: MailBlock[] = only
    ? [
        ...(only.body ? [{ kind: 'text' as const, text: only.body }] : []),
        { kind: 'facts', facts: [['When', whenOf(only, zone)]] },
        { kind: 'button', word: 'Open', url: `${origin}${only.link ?? ALL}` },
      ]
    : [
        { kind: 'text', text: `Hello ${user.first_name},` },
        { kind: 'facts', facts: lines.map((line) => [whenOf(line, zone), said(line)]) },
        { kind: 'button', word: 'See all', url: `${origin}${ALL}` },
      ];
  return composeMail({
    subject: only
      ? title
      : `${lines.length} updates${pace === 'daily' ? ' in your daily summary' : ''}: ${first?.title ?? ''}`,
    preview: lines.map((line) => line.title).join(' · '),
    title,
    blocks,
    foot: `Wayline. You chose to get these alerts by email. Change it anytime: ${origin}${SETTINGS}`,
  });
};

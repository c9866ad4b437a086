import { NoticeMails } from '@wayline/core/areas/notifications/notices.records';
import { sendNotices } from '@wayline/core/areas/notifications/send-notices';
import { defineJob } from '../kernel/job';
import { noticesMail } from './notices-mail';

export const NOTIFICATION_JOBS = [
  defineJob(NoticeMails, ({ at, ...deps }, company, due) =>
    sendNotices({ ...deps, now: at, compose: noticesMail }, company, due),
  ),
];

import type { ReadAnnouncement } from '@wayline/core/areas/live/public';
import { DELIVERIES } from '@wayline/core/areas/notifications/delivery.records';
import { NoticeMails } from '@wayline/core/areas/notifications/notices.records';
import { PURPOSES } from '@wayline/core/areas/notifications/purposes';
import { deliverAgain } from '@wayline/core/areas/notifications/relay';
import { sendNotices } from '@wayline/core/areas/notifications/send-notices';
import { defineJob } from '../kernel/job';
import { noticesMail } from './notices-mail';
import { socketsAdapter } from './sockets-adapter';

/** `read` knows what every area says of its events. */
export const notificationJobs = (read: ReadAnnouncement) => [
  defineJob(NoticeMails, ({ at, ...deps }, company, due) =>
    sendNotices({ ...deps, now: at, compose: noticesMail }, company, due),
  ),
  ...PURPOSES.map((purpose) =>
    defineJob(DELIVERIES[purpose], ({ table }, _company, { event }) =>
      deliverAgain({ table, sockets: socketsAdapter(), read }, purpose, event),
    ),
  ),
];

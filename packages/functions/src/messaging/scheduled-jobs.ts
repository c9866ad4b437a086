import type { BounceWrites } from '@wayline/core/areas/messaging/bounce-writes';
import { Mails } from '@wayline/core/areas/messaging/mail';
import { sendMail } from '@wayline/core/areas/messaging/send-mail';
import { defineJob } from '../kernel/job';
import { mailAdapter } from './mail-adapter';

/** `bounceWrites` is what other areas keep of a mail that comes back. */
export const messagingJobs = (bounceWrites: BounceWrites) => [
  defineJob(Mails, ({ at, ...deps }, _company, mail) =>
    sendMail({ ...deps, now: at, mailer: mailAdapter(), bounceWrites }, mail),
  ),
];

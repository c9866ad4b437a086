import { renderCodeMail } from '@wayline/pages/mails/code-mail';
import { MAIL_FROM } from './environment';
import type { Deliver } from './fakes/cognito/pool';
import type { Outbox } from './fakes/mail/outbox';

/** The user pool's own mails, the codes, as it sends them when deployed. */
export const deliverCodes =
  (box: Outbox): Deliver =>
  ({ kind, to, code }) => {
    const mail = renderCodeMail({ kind: kind === 'forgot' ? 'password' : 'confirmation', code });
    box.add({ kind: 'email', from: MAIL_FROM, to: [to], ...mail });
  };

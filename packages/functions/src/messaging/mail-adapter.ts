import type { Mailer } from '@wayline/core/areas/messaging/mail';
import { sesMailer } from '@wayline/core/areas/messaging/ses-mail';
import { setting } from '../kernel/environment';

declare module '../kernel/deps' {
  interface Adapters {
    mail: Mailer;
  }
}

export const mailAdapter = () => sesMailer(setting('MAIL_FROM'));

import { sesMailer } from '@wayline/core/areas/messaging/ses-mail';
import { setting } from './environment';

export const mailAdapter = () => sesMailer(setting('MAIL_FROM'));

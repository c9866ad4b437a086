import { renderEmailChangedMail } from '@wayline/pages/mails/email-change-mail';
import { renderRecoveryMail } from '@wayline/pages/mails/recovery-mail';
import { setting } from '../kernel/environment';

/** Says that a recovery code was used, and how many are left. */
export const recoveryMail = (left: number) =>
  renderRecoveryMail({ left, url: `${setting('ORIGIN')}/myaccount/multi_factor_auth` });

/** Says to the address in use until now that another is it from now on. */
export const emailChangedMail = (to: string) =>
  renderEmailChangedMail({ to, url: `${setting('ORIGIN')}/about/contact_us` });

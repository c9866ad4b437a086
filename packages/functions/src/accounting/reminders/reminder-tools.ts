import { subscriptionInForce } from '@wayline/core/access/subscription-in-force';
import { getTier } from '@wayline/core/access/tiers';
import type { ReminderTools } from '@wayline/core/areas/accounting/reminders/write-reminder';
import type { Deps } from '@wayline/core/store/deps';
import { renderPaymentReminderMail } from '@wayline/pages/mails/payment-reminder-mail';
import { getClientUrl } from '../../domains/client-url';

/** What it takes to remind those who pay: how the mail is written, and where its links lead. */
export const reminderTools = <D extends Deps>(deps: D): D & ReminderTools => ({
  ...deps,
  compose: renderPaymentReminderMail,
  urlOf: (company, path) => {
    const now = deps.now();
    const plan = { subscription: subscriptionInForce(company, now), trial_ends_at: company.trial_ends_at };
    return getClientUrl({ tier: getTier(plan, now), company }, path);
  },
});

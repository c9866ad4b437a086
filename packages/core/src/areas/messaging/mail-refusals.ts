/** What any call that writes to an address outside may be refused with: its day has no mail left. */
export const MAIL_REFUSALS = ['mail.trial_limit', 'mail.daily_limit', 'mail.recipient_limit'] as const;

/** What any call that writes to an address outside may be refused with: its day has no mail left. */
export const MAIL_REFUSALS = ['mail.trial_limit', 'mail.daily_limit', 'mail.recipient_limit'] as const;

const LIMITS: ReadonlySet<string> = new Set(MAIL_REFUSALS);
export const isMailLimit = (code: string): boolean => LIMITS.has(code);

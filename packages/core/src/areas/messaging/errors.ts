import type { ErrorDefinition } from '../../base/errors';
import { refusalsOf } from '../../base/result';

/** A company has used up its mails of the day, or those to one address: rare, and worth a look. */
const LIMIT = { metric: 'mail_limits', logged: 'mail limit' };

/** What is said of mails. */
export const MESSAGING_ERRORS = {
  'mail.left': { status: 409, message: 'This email was already sent. There’s nothing to send again.' },
  'mail.trial_limit': {
    status: 409,
    message:
      'Without a paid plan you can send {limit} emails a day, and those for today are used up. Try again tomorrow, or choose a plan under My account, Subscription.',
    watch: LIMIT,
  },
  'mail.daily_limit': {
    status: 409,
    message: 'Your company has sent {limit} emails today, the most it can send in a day. Try again tomorrow.',
    watch: LIMIT,
  },
  'mail.recipient_limit': {
    status: 409,
    message:
      'You have emailed {email} {limit} times today, the most per address. Try again tomorrow, or reach them another way.',
    watch: LIMIT,
  },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(MESSAGING_ERRORS);

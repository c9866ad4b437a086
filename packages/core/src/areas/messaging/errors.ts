import type { ErrorDefinition } from '../../base/errors';

/** What is said of mails. */
export const MESSAGING_ERRORS = {
  'mail.left': { status: 409, title: 'Error!', message: 'This mail has left already. There is nothing to send again.' },
  'mail.trial_limit': {
    status: 409,
    title: 'Error!',
    message:
      'Without a paid plan you can send {limit} emails a day, and those for today are used up. Try again tomorrow, or choose a plan under My account, Subscription.',
  },
  'mail.daily_limit': {
    status: 409,
    title: 'Error!',
    message: 'Your company has sent {limit} emails today, the most it can send in a day. Try again tomorrow.',
  },
  'mail.recipient_limit': {
    status: 409,
    title: 'Error!',
    message:
      'You have emailed {email} {limit} times today, the most per address. Try again tomorrow, or reach them another way.',
  },
} as const satisfies Record<string, ErrorDefinition>;

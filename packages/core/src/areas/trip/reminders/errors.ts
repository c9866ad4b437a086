import type { ErrorDefinition } from '../../../base/errors';
import { refusalsOf } from '../../../base/result';

/** What is said of reminders. */
export const REMINDER_ERRORS = {
  'reminder.no_date': { status: 409, message: 'This booking has no date. Set one, then add the reminder.' },
  'reminder.past': {
    status: 400,
    message: 'That time has already passed. Choose a later day or time for this reminder.',
  },
  'reminder.no_day': { status: 400, message: 'Choose the day this reminder goes out.' },
  'reminder.sent': { status: 409, message: 'This reminder has already been sent. Set a new one.' },
} as const satisfies Record<string, ErrorDefinition>;

export const refuse = refusalsOf(REMINDER_ERRORS);

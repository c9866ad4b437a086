import { refuse } from '@wayline/core/base/result';

/** The refusal of new days of a trip on which a part of it would leave the calendar. */
export const refuseDateOutOfRange = (title: string) =>
  refuse('request.invalid', {
    issues: [{ path: 'start_date', message: `${title} would leave the years between 1900 and 2199.` }],
  });

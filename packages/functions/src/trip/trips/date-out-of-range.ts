import { refuse } from '@wayline/core/base/result';

/** The refusal of new days of a trip on which a part of it would leave the calendar. */
export const refuseDateOutOfRange = (title: string) =>
  refuse('request.invalid', {
    issues: [{ path: 'start_date', message: `${title} would fall outside the years 1900 to 2199.` }],
  });

import * as z from 'zod';

/** An accounting month, `YYYY-MM`. */
export const Month = z.string().regex(/^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/, 'Choose a month.');
export type Month = z.infer<typeof Month>;

/** The month of a day. */
export const toMonth = (day: string): Month => day.slice(0, 7);

/** A month as people read it: `March 2026`. */
export const formatMonth = (month: Month): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );

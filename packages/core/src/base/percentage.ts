import * as z from 'zod';

/** A percentage as a decimal text, `12.5`: from 0 to below 1000 with at most four decimals. */
export const Percentage = z.string().regex(/^\d{1,3}(\.\d{1,4})?$/, 'Enter a percentage, e.g. 12.5.');

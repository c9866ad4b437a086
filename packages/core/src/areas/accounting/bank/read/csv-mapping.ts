import * as z from 'zod';

/** What a column of a bank's CSV file can be; `''` is left out. `direction` says debit or credit beside an amount without a sign. */
export const CSV_FIELDS = [
  ...(['', 'day', 'value_day', 'amount', 'debit', 'credit', 'direction', 'currency', 'balance'] as const),
  ...(['name', 'text', 'reference', 'check_number', 'iban', 'bank_id'] as const),
] as const;
export type CsvField = (typeof CSV_FIELDS)[number];

const MOST_COLUMNS = 100;

/** How a CSV file is read: what each column is, and what its person answered where the file could be read in two ways. */
export const CsvMapping = z.object({
  columns: z.array(z.enum(CSV_FIELDS)).min(1).max(MOST_COLUMNS),
  day_order: z.enum(['day_first', 'month_first']).optional(),
  decimal: z.enum(['comma', 'point']).optional(),
});
export type CsvMapping = z.infer<typeof CsvMapping>;

/**
 * What has to be answered before a file is read: which columns have the day and the amount, or in which of two ways its days or amounts are meant.
 * `as` is an ISO day, or an amount as a decimal number.
 */
export type CsvNeed =
  | { kind: 'columns'; message: string }
  | { kind: 'day_order'; example: string; readings: { answer: 'day_first' | 'month_first'; as: string }[] }
  | { kind: 'decimal'; example: string; readings: { answer: 'comma' | 'point'; as: string }[] };

/** What a CSV file looks like, how it was read or would be, and what is still open; nothing is where it was read. */
export type CsvQuestions = {
  shape: string;
  headers: string[];
  samples: string[][];
  mapping: CsvMapping;
  needs: CsvNeed[];
};

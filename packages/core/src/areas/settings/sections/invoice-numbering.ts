import * as z from 'zod';
import { emptyable } from '../../../base/emptyable';
import { section } from '../section';

const LONGEST_PREFIX = 10;
/** What numbers begin with: letters, so that no series can run into the years of another. */
const Prefix = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]+(?:[-/][A-Z]+)*$/, 'Letters only, with hyphens or slashes between them.')
  .max(LONGEST_PREFIX, `At most ${LONGEST_PREFIX} characters.`);

/** How invoices and credit notes are numbered. Each kind counts on without a gap, whatever its numbers look like. Source: law 16. */
export const invoiceNumbering = section({
  name: 'invoice_numbering',
  scope: 'company',
  path: '/myaccount/invoice-numbering',
  permission: 'Settings',
  schema: z
    .object({
      invoice_prefix: Prefix.default('INV'),
      credit_note_prefix: Prefix.default('CN'),
      /** Whether numbers have their year and begin again with it; otherwise they go on for ever. */
      by_year: z.boolean().default(true),
      digits: z.int().min(3, 'At least 3 digits.').max(8, 'At most 8 digits.').default(5),
      /** What a series begins with that has no number yet, as where an agency comes from another system. */
      first_invoice: z.int().min(1, 'At least 1.').max(9_999_999, 'At most 9,999,999.').default(1),
      /** The one year that begins with it; each does where none is named. */
      first_year: emptyable(z.int().min(2000, 'Enter a year.').max(2999, 'Enter a year.')),
    })
    .refine(({ invoice_prefix, credit_note_prefix }) => invoice_prefix !== credit_note_prefix, {
      path: ['credit_note_prefix'],
      message: 'Invoices begin with that already. Choose another one for credit notes.',
    }),
});
export type InvoiceNumbering = z.output<typeof invoiceNumbering.schema>;

export type NumberedKind = 'INVOICE' | 'CREDIT_NOTE';
/** The number that a document of a day bears, such as `INV-2026-00001`. */
export const formatNumber = (
  kind: NumberedKind,
  day: string,
  number: number,
  { invoice_prefix, credit_note_prefix, by_year, digits }: Omit<InvoiceNumbering, 'first_invoice' | 'first_year'>,
): string =>
  [
    kind === 'INVOICE' ? invoice_prefix : credit_note_prefix,
    ...(by_year ? [day.slice(0, 4)] : []),
    String(number).padStart(digits, '0'),
  ].join('-');

import type { Posting } from '../../ledger/public';
import type { InvoicePayment } from '../payments/payment';
import { lessParts, type Worth } from '../worth';
import type { Invoice } from './invoice';
import { calculateInvoice } from './invoice-figures';
import type { InvoiceLine } from './invoice-line';
import { type Postable, toInvoicePostings, toShareWorths } from './invoice-postings';

/** An issued invoice as its entry needs it. */
const toPostable = (invoice: Invoice, lines: readonly InvoiceLine[]): Postable => ({
  ...invoice,
  ...{ lines, figures: calculateInvoice({ ...invoice, lines }), books: invoice.books ?? invoice.currency },
  rates: invoice.rates as Record<string, string>,
});

/** How an issued invoice stands in the books. */
export const toStandingPostings = (invoice: Invoice, lines: readonly InvoiceLine[]): Posting[] =>
  toInvoicePostings(toPostable(invoice, lines));

type Read = { invoice: Invoice; lines: readonly InvoiceLine[]; payments: readonly InvoicePayment[] };
/** What each of those who pay still owes the agency on an issued invoice, as it stands in the books. Source: laws 7 and 9. */
export const toOpenShares = ({ invoice, lines, payments }: Read): Worth[] =>
  toShareWorths(toPostable(invoice, lines)).map(({ agency }, i) => {
    const parts = payments.filter(({ payer_id }) => payer_id === invoice.shares[i]?.payer_id);
    return lessParts(
      agency,
      parts.map(({ amount, owed_base: base }) => ({ amount, base })),
    );
  });

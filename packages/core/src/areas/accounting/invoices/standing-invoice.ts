import type { Posting } from '../../ledger/public';
import { type Line, settled } from '../balanced-postings';
import type { InvoicePayment } from '../payments/payment';
import { lessParts, type Worth } from '../worth';
import type { CreditNote } from './credit-note';
import type { Invoice, Share } from './invoice';
import { calculateInvoice } from './invoice-figures';
import type { InvoiceLine } from './invoice-line';
import { type Postable, receivableLine, toInvoicePostings, toShareWorths } from './invoice-postings';

type Read = {
  invoice: Invoice;
  lines: readonly InvoiceLine[];
  payments: readonly InvoicePayment[];
  credit_notes: readonly CreditNote[];
};
/** An issued invoice as its entry needs it. */
const toPostable = ({ invoice, lines, credit_notes }: Omit<Read, 'payments'>): Postable => ({
  ...{ ...invoice, credit_notes },
  ...{ lines, figures: calculateInvoice({ ...invoice, lines }), books: invoice.books ?? invoice.currency },
  rates: invoice.rates as Record<string, string>,
});

/** How an issued invoice stands in the books, less what was credited. */
export const toStandingPostings = (read: Omit<Read, 'payments'>): Posting[] => toInvoicePostings(toPostable(read));

/** What was settled of shares that a revision made paid. */
const toRestLines = (invoice: Invoice): Line[] =>
  invoice.shares.flatMap(({ client_id, rest }) => {
    if (!rest) return [];
    const owed = receivableLine(invoice, client_id, { amount: 0, base: 0 - rest.base });
    return settled([owed], invoice.books ?? invoice.currency, { payment: rest.payment_id });
  });
/** What was paid of an invoice, as it stands beside what clients owe: under the trip and the advisor that the invoice has. */
const toPaidLines = (invoice: Invoice, payments: Read['payments']): Line[] =>
  payments.flatMap(({ payer_id, amount, owed_base }) => {
    const client = invoice.shares.find((share) => share.payer_id === payer_id)?.client_id;
    return client ? [receivableLine(invoice, client, { amount: 0 - amount, base: 0 - owed_base })] : [];
  });
/** How an invoice that was paid in part stands in the books: what a revision takes back, and what it posts instead. */
export const toPaidPostings = ({ payments, ...read }: Read): Posting[] => {
  const { invoice } = read;
  const { books = invoice.currency, rates } = invoice;
  const paid = [...toRestLines(invoice), ...toPaidLines(invoice, payments)];
  return [
    ...toStandingPostings(read),
    ...paid.map((line) => ({ ...line, ...(line.currency !== books && { rate: rates[line.currency] }) })),
  ];
};

/** Shares with what rounding leaves in the books of those that are paid now, settled with the last payment of each. */
export const settleShares = ({ invoice, ...read }: Read): Share[] => {
  const shares = invoice.shares.map(({ rest: _rest, ...share }) => share);
  const open = toOpenShares({ ...read, invoice: { ...invoice, shares } });
  return shares.map((share, i) => {
    const { amount, base } = open[i] ?? { amount: 0, base: 0 };
    const payment = read.payments.findLast(({ payer_id }) => payer_id === share.payer_id);
    return amount === 0 && base !== 0 && payment ? { ...share, rest: { base, payment_id: payment.payment_id } } : share;
  });
};

/** What each of those who pay still owes the agency on an issued invoice, as it stands in the books. Source: laws 7 and 9. */
export const toOpenShares = ({ payments, ...read }: Read): Worth[] => {
  const { invoice } = read;
  return toShareWorths(toPostable(read)).map(({ agency }, i) => {
    const parts = payments.filter(({ payer_id }) => payer_id === invoice.shares[i]?.payer_id);
    const rest = { amount: 0, base: invoice.shares[i]?.rest?.base ?? 0 };
    const given = invoice.write_offs.filter(({ payer_id }) => payer_id === invoice.shares[i]?.payer_id);
    return lessParts(agency, [...parts.map(({ amount, owed_base: base }) => ({ amount, base })), ...given, rest]);
  });
};

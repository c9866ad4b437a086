import { sum } from '../../../base/sum';
import type { Posting } from '../../ledger/public';
import { removePart } from '../payments/apply-payment';
import type { InvoicePayment, Payment } from '../payments/payment';
import type { PaymentId } from '../payments/payment-id';
import { creditShares, type WorkedCredit } from './calculate-credit-note';
import type { CreditNote } from './credit-note';
import type { Invoice } from './invoice';
import type { InvoiceLine } from './invoice-line';
import { settleShares } from './standing-invoice';

/** Payments with less of them on an invoice, and what posts that. */
export type Released = {
  invoice: Invoice;
  /** What is left of each part, as the invoice shows it. */
  parts: InvoicePayment[];
  payments: { before: Payment; after: Payment; amount: number }[];
  lines: Posting[];
};

/** An invoice of which so much less is owed, before what was paid of that is taken off it. */
export const lessCredit = (invoice: Invoice, { shares, total }: Pick<WorkedCredit, 'shares' | 'total'>): Invoice => ({
  ...{ ...invoice, ...creditShares(invoice, shares) },
  credited: invoice.credited + total,
  at_supplier: invoice.at_supplier - sum(shares.map(({ at_supplier }) => at_supplier)),
});

type Paid = { invoice: Invoice; parts: readonly InvoicePayment[] };
/** What was paid of an invoice by each who owes less than that by now: of each the last parts first. */
export const listSurplus = ({ invoice, parts }: Paid): { part: InvoicePayment; amount: number }[] =>
  invoice.shares.flatMap(({ payer_id, amount: owed, received }) => {
    let left = received - owed;
    return parts
      .filter((part) => part.payer_id === payer_id)
      .toReversed()
      .flatMap((part) => {
        const amount = Math.min(left, part.amount);
        if (amount <= 0) return [];
        left -= amount;
        return [{ part, amount }];
      });
  });

/**
 * Takes off an invoice what was paid on it and isn’t owed any more. It is the client’s again, in the payment with which it came. Source: law 9.
 */
const releaseSurplus = ({ invoice, parts }: Paid, payments: ReadonlyMap<PaymentId, Payment>): Released => {
  const released: Released = { invoice, parts: [...parts], payments: [], lines: [] };
  for (const { part, amount } of listSurplus({ invoice, parts })) {
    const known = released.payments.find(({ before }) => before.id === part.payment_id);
    const before = known?.before ?? payments.get(part.payment_id);
    const removed = before && removePart(known?.after ?? before, released.invoice, part.id, amount);
    if (!removed) throw new Error(`The part ${part.id} of ${invoice.id} is of a payment that has it.`);
    const { rate, books } = before;
    const left = removed.payment.applied.find(({ id }) => id === part.id);
    released.invoice = removed.invoice;
    released.lines.push(
      ...removed.lines.map((line) => ({ ...line, ...(line.currency !== books && rate && { rate }) })),
    );
    released.parts = released.parts.flatMap((one) =>
      one.id === part.id ? (left ? [{ ...one, amount: left.amount, owed_base: left.owed_base }] : []) : [one],
    );
    if (known) Object.assign(known, { after: removed.payment, amount: known.amount + amount });
    else released.payments.push({ before, after: removed.payment, amount });
  }
  return released;
};

type Read = {
  invoice: Invoice;
  lines: readonly InvoiceLine[];
  payments: readonly InvoicePayment[];
  credit_notes: readonly CreditNote[];
};
type Crediting = {
  suppliers: readonly Pick<CreditNote['lines'][number], 'supplier_amount' | 'supplier_currency'>[];
  /** The payments of which parts are taken off, by their ids. */
  payments: ReadonlyMap<PaymentId, Payment>;
  fields: Pick<CreditNote, 'id' | 'number' | 'day' | 'reason' | 'created_by_name' | 'created_at'>;
};
/** An invoice with one more credit note, that note, and what is taken off it of its payments. */
export const creditInvoice = (
  { invoice: before, lines, payments: parts, credit_notes }: Read,
  worked: WorkedCredit,
  { suppliers, payments, fields }: Crediting,
): { note: CreditNote; after: Invoice; released: Released } => {
  const released = releaseSurplus({ invoice: lessCredit(before, worked), parts }, payments);
  const note: CreditNote = {
    ...{ ...fields, invoice_id: before.id, trip_id: before.trip_id, currency: before.currency },
    ...{ fee: worked.fee, total: worked.total },
    lines: worked.lines.map((line, i) => ({ ...line, supplier_amount: 0, ...suppliers[i] })),
    shares: before.shares.flatMap(({ payer_id, client_id, name, received }) => {
      const less = worked.shares.find((share) => share.payer_id === payer_id);
      const left = released.invoice.shares.find((share) => share.payer_id === payer_id)?.received ?? 0;
      return less ? [{ ...less, client_id, name, released: received - left }] : [];
    }),
  };
  const read = { invoice: released.invoice, lines, payments: released.parts };
  const shares = settleShares({ ...read, credit_notes: [...credit_notes, note] });
  return { note, released, after: { ...released.invoice, shares } };
};

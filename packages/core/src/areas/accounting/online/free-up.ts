import type { Invoice } from '../invoices/invoice';
import type { InvoiceId } from '../invoices/invoice-id';
import { type Applied, removePart } from '../payments/apply-payment';
import { type Payment, toUnapplied } from '../payments/payment';

/** What becomes of a payment by something at Stripe: the invoices that it was on, and what posts it. */
export type OnlineChange = Pick<Applied, 'payment' | 'invoices' | 'entries'>;

type Needed = { amount: number; because: string; day: string };
/**
 * Takes a payment off its invoices, the newest part first, until so much of it isn’t applied, or nothing is applied any more: those are owed
 * again. `because` is the source of what needs it. Source: V11.
 */
export const freeUp = (
  before: Payment,
  found: ReadonlyMap<InvoiceId, Invoice>,
  { amount, because, day }: Needed,
): OnlineChange => {
  const now = new Map(found);
  const entries: OnlineChange['entries'] = [];
  let payment = before;
  for (const part of [...before.applied].reverse()) {
    const needed = amount - toUnapplied(payment).amount;
    if (needed <= 0) break;
    const invoice = now.get(part.invoice_id);
    const removed = invoice && removePart(payment, invoice, part.id, Math.min(needed, part.amount));
    if (!removed) continue;
    payment = removed.payment;
    now.set(part.invoice_id, removed.invoice);
    const isWhole = removed.part.amount === part.amount;
    entries.push({
      source: isWhole ? `payment.detached:${part.id}` : `stripe:${because}:detached:${part.id}`,
      memo: part.invoice_no,
      // It can’t be taken off before it was put on.
      day: part.applied_on > day ? part.applied_on : day,
      lines: removed.lines,
    });
  }
  const invoices = [...found].flatMap(([id, invoice]) => {
    const after = now.get(id);
    return after && after !== invoice ? [{ before: invoice, after }] : [];
  });
  return { payment, invoices, entries };
};

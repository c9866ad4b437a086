import type { TenantDb } from '../../../store/tenant-db';
import type { Invoice } from '../invoices/invoice';
import { Invoices } from '../invoices/invoice.records';
import type { InvoiceId } from '../invoices/invoice-id';
import { removePart } from './apply-payment';
import type { Payment } from './payment';
import type { postPayment } from './post-payment';

type Entry = Parameters<typeof postPayment>[2][number];
/** The invoices that a payment is on, as they are; one that isn't there is left out. */
export const readPaidInvoices = async (
  db: TenantDb,
  { applied }: Pick<Payment, 'applied'>,
): Promise<ReadonlyMap<InvoiceId, Invoice>> => {
  const ids = [...new Set(applied.map(({ invoice_id }) => invoice_id))];
  const found = await db.getMany(
    ids.map((id) => ({ def: Invoices, key: { id } })),
    true,
  );
  return new Map(found.flatMap((invoice) => (invoice ? [[invoice.id, invoice] as const] : [])));
};

/** A payment that is on no invoice any more, the invoices that it was on, and what posts that. */
export const detachAll = (payment: Payment, found: ReadonlyMap<InvoiceId, Invoice>) => {
  const now = new Map(found);
  const entries: Entry[] = [];
  let left = payment;
  for (const part of payment.applied) {
    const invoice = now.get(part.invoice_id);
    const removed = invoice && removePart(left, invoice, part.id);
    if (!removed) return undefined;
    left = removed.payment;
    now.set(part.invoice_id, removed.invoice);
    entries.push({ source: `payment.detached:${part.id}`, memo: part.invoice_no, lines: removed.lines });
  }
  const invoices = [...found].map(([id, before]) => ({ before, after: now.get(id) ?? before }));
  return { payment: left, invoices, entries };
};

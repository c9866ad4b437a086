import type { SignedCall } from '../../../access/signed-call';
import { getCompanyToday } from '../../../access/user-time-zone';
import { listUnderWay, type PayAttempt, type UnderWay } from '../online/attempt';
import type { InvoicePayment } from '../payments/payment';
import type { CreditNote } from './credit-note';
import type { Invoice, InvoiceRow } from './invoice';
import { toAsked } from './invoice-figures';
import type { InvoiceLine } from './invoice-line';
import { type InvoicePaymentStatus, toPaymentStatus } from './invoice-status';
import type { ShownRow } from './invoices.contract';

export type ShownInvoice = {
  invoice: Invoice & { payment_status: InvoicePaymentStatus };
  lines: InvoiceLine[];
  payments: InvoicePayment[];
  under_way: UnderWay[];
  credit_notes: CreditNote[];
};
type Read = {
  invoice: Invoice;
  lines: InvoiceLine[];
  payments?: InvoicePayment[];
  attempts?: PayAttempt[];
  credit_notes?: CreditNote[];
};
/** An invoice with what it is today for whoever asks, as it is answered. */
export const toShownInvoice = (
  { actor, deps }: Pick<SignedCall, 'actor' | 'deps'>,
  { invoice, lines, payments = [], attempts = [], credit_notes = [] }: Read,
): ShownInvoice => {
  const { state, total_amount_received, due } = invoice;
  const status = { state, amount_due: toAsked(invoice) - total_amount_received, final_due_day: due.at(-1)?.due_day };
  const payment_status = toPaymentStatus(status, getCompanyToday(actor, deps.now()));
  const under_way = listUnderWay(attempts);
  return { invoice: { ...invoice, payment_status }, lines, payments, under_way, credit_notes };
};

/** A row with what it is today. */
export const toShownRow = (row: InvoiceRow, today: string): ShownRow => {
  const { state, total_amount_due: amount_due, final_pmt_due_date: final_due_day } = row;
  return { ...row, payment_status: toPaymentStatus({ state, amount_due, final_due_day }, today) };
};

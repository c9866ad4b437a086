import * as z from 'zod';
import { UserId } from '../../../base/ids';
import { CurrencyCode, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { PAGE_SHAPE, queryShape } from '../../../contract/query-shape';
import { ClientId } from '../../clients/public-schemas';
import { InvoiceId } from '../invoices/invoice-id';
import { PayoutOfPayment } from '../online/payout';
import { PartDrafts, Payment, PaymentDraft, PaymentRow, RefundDraft } from './payment';
import { PAYMENT_ACCESS } from './payment-access';
import { ApplicationId, PaymentId, RefundId } from './payment-id';
import { PAYMENT_QUERY } from './payment-query';
import { PaymentsSummary } from './payments-summary';

const { view, edit, remove } = PAYMENT_ACCESS;
const record = { kind: 'signed_in', permissions: ['View Payments'], action: 'record payments' } as const;
const apply = {
  kind: 'signed_in',
  permissions: ['View Payments', 'Apply Payment On Invoices'],
  action: 'apply payments on invoices',
} as const;
const PAYMENTS = '/api/v3/payments';
const ONE = `${PAYMENTS}/{id}`;

/** A payment as it is answered, with what of it isn't applied to anything. */
export const ShownPayment = Payment.omit({ serial: true, member_ids: true, paid_by_id: true }).extend({
  unapplied_amount: z.int().min(0),
});
const Answer = z.object({ payment: ShownPayment });
/** What keeps anything from being posted. */
export const POSTING_ERRORS = ['ledger.not_balanced', 'ledger.period_closed', 'ledger.posted_already'] as const;

const list = contract({
  id: 'book.payments.list',
  service: 'book',
  method: 'GET',
  path: PAYMENTS,
  handler: 'accounting/list-payments',
  summary:
    'A page of the payments that clients made, newest first. A search finds them by payer, reference, invoice and trip.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ ...PAGE_SHAPE, ...queryShape(PAYMENT_QUERY) }),
  output: z.object({
    payments: z.array(PaymentRow),
    cursor: z.string().optional(),
    total: z.int(),
    filtered: z.int().optional(),
  }),
});
const summary = contract({
  id: 'book.payments.summary',
  service: 'book',
  method: 'GET',
  path: '/api/v3/payment_summary',
  handler: 'accounting/summarize-payments',
  summary:
    'What was to come in of issued invoices, and what did, in the currency of the books: of the company, of an advisor or of a client. To someone who sees only their own work, of those they advise on.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ client: ClientId.optional(), advisor: UserId.optional() }),
  output: z.object({ currency: CurrencyCode, payments: PaymentsSummary }),
});
const get = contract({
  id: 'book.payments.get',
  service: 'book',
  method: 'GET',
  path: ONE,
  handler: 'accounting/get-payment',
  summary: 'A payment with what it is applied to.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ id: PaymentId }),
  output: Answer.extend({
    /** Payouts with which it went to the bank, where it came through Stripe. */
    payouts: z.array(PayoutOfPayment),
  }),
  errors: ['record.missing'],
});
const create = contract({
  id: 'book.payments.create',
  service: 'book',
  method: 'POST',
  path: PAYMENTS,
  handler: 'accounting/create-payment',
  summary:
    'Record money that a client paid, or credit that they spend, with what it is for, in one transaction. What isn’t applied stays theirs.',
  access: record,
  decides:
    'what goes on invoices asks for Apply Payment On Invoices, and a payment of which anything is left for Edit Payments',
  keyScope: 'book:write',
  uses: ['rates'],
  input: PaymentDraft.extend({
    apply: PartDrafts.default([]),
    /** Whether who paid is mailed a receipt. Where they can’t be, the payment is recorded all the same, and has none. */
    send_receipt: z.boolean().default(false),
  }),
  output: Answer,
  errors: ['record.missing', 'payment.not_ready', 'invoice.no_rate', ...POSTING_ERRORS],
});
const applyOne = contract({
  id: 'book.payments.apply',
  service: 'book',
  method: 'POST',
  path: `${ONE}/apply`,
  handler: 'accounting/apply-payment',
  summary: 'Apply what is left of a payment to invoices. A stale version is refused with the payment as it is now.',
  access: apply,
  keyScope: 'book:write',
  input: z.object({ id: PaymentId, version: Version, apply: PartDrafts.min(1) }),
  output: Answer,
  errors: ['record.missing', 'record.stale', 'payment.not_ready', 'payment.deleted', ...POSTING_ERRORS],
});
const deleteOne = contract({
  id: 'book.payments.delete',
  service: 'book',
  method: 'DELETE',
  path: ONE,
  handler: 'accounting/delete-payment',
  summary: 'Delete a payment that isn’t applied to any invoice. What it posted is taken back today.',
  access: remove,
  keyScope: 'book:write',
  input: z.object({ id: PaymentId }),
  output: z.object({ status: z.literal('success') }),
  errors: [
    ...(['record.missing', 'payment.is_applied', 'payment.is_refunded', 'payment.is_converted'] as const),
    ...(['payment.is_online', 'payment.is_deposited', ...POSTING_ERRORS] as const),
  ],
});
const detach = contract({
  id: 'book.payments.detach',
  service: 'book',
  method: 'DELETE',
  path: '/api/v3/detach_applied_payment_from_invoice',
  handler: 'accounting/detach-payment',
  summary: 'Take a part of a payment off an invoice. The client has it unapplied again.',
  access: apply,
  keyScope: 'book:write',
  input: z.object({ invoice_payment_mapper_id: ApplicationId, invoice_id: InvoiceId }),
  output: Answer,
  errors: ['record.missing', ...POSTING_ERRORS],
});
const deleteApplied = contract({
  id: 'book.invoice-payments.delete',
  service: 'book',
  method: 'DELETE',
  path: '/api/v1/invoices_payment/{id}',
  handler: 'accounting/delete-applied-payment',
  summary:
    'Take a part of a payment off its invoice, and delete the payment where that was all of it. What else there is of it stays with the client, and so does all that they paid online.',
  access: remove,
  keyScope: 'book:write',
  input: z.object({ id: ApplicationId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'payment.is_deposited', ...POSTING_ERRORS],
});

const sendReceipt = contract({
  id: 'book.payments.receipt',
  service: 'book',
  method: 'POST',
  path: `${ONE}/receipt`,
  handler: 'accounting/receipts/send-receipt',
  summary: 'Mail who paid a receipt of a payment that is applied to invoices, or mail it again.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ id: PaymentId }),
  output: Answer,
  errors: ['record.missing', 'record.stale', 'payment.deleted', 'receipt.not_applied', 'receipt.no_email'],
});
const refund = contract({
  id: 'book.payments.refund',
  service: 'book',
  method: 'POST',
  path: `${ONE}/refunds`,
  handler: 'accounting/refund-payment',
  summary: 'Record money of a payment that went back to its client, up to what of it isn’t applied.',
  access: edit,
  keyScope: 'book:write',
  uses: ['rates'],
  input: RefundDraft.extend({ id: PaymentId, version: Version }),
  output: Answer,
  errors: [
    ...(['record.missing', 'record.stale', 'payment.not_ready', 'payment.deleted', 'payment.is_credit'] as const),
    ...(['invoice.no_rate', ...POSTING_ERRORS] as const),
  ],
});
const sendRefund = contract({
  id: 'book.payments.online-refund',
  service: 'book',
  method: 'POST',
  path: `${ONE}/online_refunds`,
  handler: 'accounting/stripe/send-refund',
  summary:
    'Send money of an online payment back through Stripe, up to what of it isn’t applied, and record it. Stripe takes days to pay it; one that fails is taken back by itself.',
  access: edit,
  keyScope: 'book:write',
  uses: ['online', 'seal', 'rates'],
  input: RefundDraft.pick({ amount: true, fee: true }).extend({ id: PaymentId, version: Version }),
  output: Answer,
  errors: [
    ...(['record.missing', 'record.stale', 'record.exists', 'payment.not_ready', 'payment.deleted'] as const),
    ...(['payment.not_online', 'online.refund_refused', 'online.key_refused', 'online.unreachable'] as const),
    ...POSTING_ERRORS,
  ],
});
const deleteRefund = contract({
  id: 'book.payments.refund.delete',
  service: 'book',
  method: 'DELETE',
  path: `${ONE}/refunds/{refund_id}`,
  handler: 'accounting/delete-refund',
  summary: 'Take back a refund that was recorded in error. What it posted is taken back today.',
  access: remove,
  keyScope: 'book:write',
  input: z.object({ id: PaymentId, refund_id: RefundId }),
  output: Answer,
  errors: ['record.missing', 'payment.refund_is_online', ...POSTING_ERRORS],
});

export const paymentsContracts = byId(
  list,
  summary,
  get,
  create,
  applyOne,
  deleteOne,
  detach,
  deleteApplied,
  sendReceipt,
  refund,
  sendRefund,
  deleteRefund,
);

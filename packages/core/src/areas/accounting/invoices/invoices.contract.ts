import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { CurrencyCode, Day, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { requiresPermission } from '../../../contract/permission-fields';
import { PAGE_SHAPE, queryShape } from '../../../contract/query-shape';
import { ClientId } from '../../clients/public-schemas';
import { UnderWay } from '../online/attempt';
import { InvoicePayment } from '../payments/payment';
import { AmountSummary } from './amount-summary';
import { Billable } from './billed-bookings';
import { CreditNote, CreditNoteDraft } from './credit-note';
import { Invoice, InvoiceDraft, InvoiceRow } from './invoice';
import { InvoiceId, WriteOffId } from './invoice-id';
import { BilledBooking, InvoiceLine } from './invoice-line';
import { INVOICE_QUERY } from './invoice-query';
import { INVOICE_PAYMENT_STATUSES } from './invoice-status';
import { ToCredit, TripTotals, UsualPlan } from './trip-money';
import { WriteOffDraft } from './write-off';

const view = { kind: 'signed_in', permissions: ['View Invoices'], action: 'view invoices' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Invoices'], action: 'edit invoices' } as const;
const remove = { kind: 'signed_in', permissions: ['Delete Invoices'], action: 'delete invoices' } as const;
const INVOICES = '/api/v1/invoices';
const ONE = `${INVOICES}/{id}`;
const Seen = z.object({ id: InvoiceId, version: Version });

/** An invoice as it is answered: whether it is paid or overdue follows from the day on which it is asked for. */
const Status = z.object({ payment_status: z.enum(INVOICE_PAYMENT_STATUSES) });
const ShownInvoice = Invoice.omit({ serial: true, line_parts: true, member_ids: true }).extend(Status.shape);
const Earned = BilledBooking.pick({ supplier_amount: true, supplier_currency: true }).partial();
const ShownLine = InvoiceLine.extend({
  bookings: z.array(BilledBooking.extend(requiresPermission('View Commissions', Earned.shape))),
});
export const ShownRow = InvoiceRow.extend(Status.shape);
export type ShownRow = z.infer<typeof ShownRow>;
/** What was paid on an invoice, and what is on its way there, to those who may see payments. */
const Paid = requiresPermission('View Payments', {
  payments: z.array(InvoicePayment).optional(),
  under_way: z.array(UnderWay).optional(),
});
const CreditedLine = CreditNote.shape.lines.element;
const ShownCreditNote = CreditNote.extend({
  lines: z.array(
    CreditedLine.extend(
      requiresPermission('View Commissions', CreditedLine.pick({ supplier_amount: true }).partial().shape),
    ),
  ),
});
const Answer = z.object({
  ...{ invoice: ShownInvoice, lines: z.array(ShownLine), ...Paid },
  credit_notes: z.array(ShownCreditNote).optional(),
});
const saving = ['record.missing', 'record.stale'] as const;
const issuing = [
  ...saving,
  'invoice.not_ready',
  'invoice.booking_billed',
  'invoice.no_rate',
  'ledger.not_balanced',
  'ledger.period_closed',
  'ledger.posted_already',
] as const;

const list = contract({
  id: 'book.invoices.list',
  service: 'book',
  method: 'GET',
  path: INVOICES,
  handler: 'accounting/list-invoices',
  summary: 'A page of the invoices, newest first. A search finds them by number, trip and client.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ ...PAGE_SHAPE, ...queryShape(INVOICE_QUERY) }),
  output: z.object({
    invoices: z.array(ShownRow),
    cursor: z.string().optional(),
    total: z.int(),
    filtered: z.int().optional(),
  }),
});
const summary = contract({
  id: 'book.invoices.summary',
  service: 'book',
  method: 'GET',
  path: '/api/v1/invoice_summary',
  handler: 'accounting/summarize-invoices',
  summary:
    'What the issued invoices come to, what of it is paid and what is overdue, in the currency of the books: of the company, of an advisor or of a client. To someone who sees only their own work, of those they advise on.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ client: ClientId.optional(), advisor: UserId.optional() }),
  output: z.object({ currency: CurrencyCode, invoices: AmountSummary }),
});
const get = contract({
  id: 'book.invoices.get',
  service: 'book',
  method: 'GET',
  path: ONE,
  handler: 'accounting/get-invoice',
  summary: 'An invoice with its lines, in one read.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ id: InvoiceId }),
  output: Answer,
  errors: ['record.missing'],
});
const create = contract({
  id: 'book.invoices.create',
  service: 'book',
  method: 'POST',
  path: INVOICES,
  handler: 'accounting/create-invoice',
  summary:
    'Make the draft of an invoice of bookings, packages, fees and other lines. A draft has no number, and nobody owes it.',
  access: edit,
  keyScope: 'book:write',
  input: InvoiceDraft,
  output: Answer,
  errors: ['record.missing'],
});
const update = contract({
  id: 'book.invoices.update',
  service: 'book',
  method: 'PUT',
  path: ONE,
  handler: 'accounting/update-invoice',
  summary: 'Change a draft. A stale version is refused with the invoice as it is now.',
  access: edit,
  keyScope: 'book:write',
  input: InvoiceDraft.extend(Seen.shape),
  output: Answer,
  errors: [...saving, 'invoice.not_draft', 'invoice.canceled'],
});
const deleteOne = contract({
  id: 'book.invoices.delete',
  service: 'book',
  method: 'DELETE',
  path: ONE,
  handler: 'accounting/delete-invoice',
  summary: 'Delete a draft. An invoice that was issued keeps its number and is canceled instead.',
  access: remove,
  keyScope: 'book:write',
  input: z.object({ id: InvoiceId, version: z.coerce.number().pipe(Version) }),
  output: z.object({ status: z.literal('success') }),
  errors: [...saving, 'invoice.not_draft'],
});
const issue = contract({
  id: 'book.invoices.issue',
  service: 'book',
  method: 'POST',
  path: `${ONE}/issue`,
  handler: 'accounting/issue-invoice',
  summary:
    'Issue a draft: it takes the next number of its year without a gap, stays as it is, and is posted in the same transaction.',
  access: edit,
  keyScope: 'book:write',
  uses: ['rates'],
  input: Seen.extend({ issue_date: Day.optional() }),
  output: Answer,
  errors: [...issuing, 'invoice.not_draft', 'invoice.canceled', 'series.busy', 'series.later_day'],
});
const revise = contract({
  id: 'book.invoices.revise',
  service: 'book',
  method: 'POST',
  path: `${ONE}/revise`,
  handler: 'accounting/revise-invoice',
  summary: 'Change an issued invoice: it keeps its number, gets a revision, and what differs is posted today.',
  access: edit,
  keyScope: 'book:write',
  uses: ['rates'],
  input: InvoiceDraft.extend(Seen.shape),
  output: Answer,
  errors: [
    ...issuing,
    'invoice.not_issued',
    'invoice.canceled',
    'invoice.below_received',
    'invoice.has_payments',
    'invoice.paid_at_supplier',
    'invoice.is_credited',
    'invoice.is_written_off',
  ],
});
const cancel = contract({
  id: 'book.invoices.cancel',
  service: 'book',
  method: 'POST',
  path: `${ONE}/cancel`,
  handler: 'accounting/cancel-invoice',
  summary:
    'Cancel an issued invoice to which no payment is applied. It keeps its number, and its bookings can be invoiced again.',
  access: remove,
  keyScope: 'book:write',
  input: Seen,
  output: Answer,
  errors: [
    ...saving,
    ...[
      'invoice.not_issued',
      'invoice.canceled',
      'invoice.has_payments',
      'invoice.is_credited',
      'invoice.is_written_off',
      'invoice.paid_at_supplier',
    ],
    ...['ledger.not_balanced', 'ledger.period_closed', 'ledger.posted_already'],
  ] as const,
});
const credit = contract({
  id: 'book.invoices.credit',
  service: 'book',
  method: 'POST',
  path: `${ONE}/credit_notes`,
  handler: 'accounting/credit-invoice',
  summary:
    'Take back some of an issued invoice with a credit note, which takes the next number of its own series. What was paid of it and isn’t owed any more is the client’s again, in the same transaction.',
  access: edit,
  keyScope: 'book:write',
  input: CreditNoteDraft.extend(Seen.shape),
  output: Answer,
  errors: [
    ...saving,
    ...['invoice.not_issued', 'invoice.canceled', 'credit_note.not_ready', 'series.busy', 'series.later_day'],
    ...[
      'invoice.is_written_off',
      'invoice.paid_at_supplier',
      'invoice.booking_billed',
      'ledger.not_balanced',
      'ledger.period_closed',
      'ledger.posted_already',
    ],
  ] as const,
});
const writeOff = contract({
  id: 'book.invoices.write-off',
  service: 'book',
  method: 'POST',
  path: `${ONE}/write_offs`,
  handler: 'accounting/write-off-invoice',
  summary:
    'Write off what one of those who pay owes on an issued invoice, or a part of it: it isn’t asked for any more, and is a bad debt in the books.',
  access: edit,
  keyScope: 'book:write',
  input: WriteOffDraft.extend(Seen.shape),
  output: Answer,
  errors: [
    ...saving,
    ...['invoice.not_issued', 'invoice.canceled', 'write_off.not_ready'],
    ...['ledger.not_balanced', 'ledger.period_closed', 'ledger.posted_already'],
  ] as const,
});
const recover = contract({
  id: 'book.invoices.write-off.delete',
  service: 'book',
  method: 'DELETE',
  path: `${ONE}/write_offs/{write_off_id}`,
  handler: 'accounting/recover-write-off',
  summary: 'Ask again for what was written off of an invoice. What it posted is taken back today.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ id: InvoiceId, write_off_id: WriteOffId }),
  output: Answer,
  errors: ['record.missing', 'ledger.not_balanced', 'ledger.period_closed', 'ledger.posted_already'],
});
const tripMoney = contract({
  id: 'trips.money.get',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{id}/money',
  handler: 'accounting/get-trip-money',
  summary:
    'The money of a trip: its invoices, what else of it can be invoiced or why it can’t, which canceled bookings are on invoices still, what it comes to, and the payment plan that a new invoice begins with.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId }),
  output: z.object({
    invoices: z.array(ShownRow),
    billable: z.array(Billable),
    to_credit: z.array(ToCredit).optional(),
    totals: z.array(TripTotals),
    plan: UsualPlan,
  }),
  errors: ['record.missing'],
});

export const invoicesContracts = byId(
  list,
  summary,
  get,
  create,
  update,
  deleteOne,
  issue,
  revise,
  cancel,
  credit,
  writeOff,
  recover,
  tripMoney,
);

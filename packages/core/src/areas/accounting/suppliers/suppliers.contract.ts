import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { CurrencyCode } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { PAGE_SHAPE, queryShape } from '../../../contract/query-shape';
import { AmountSummary } from '../invoices/amount-summary';
import { POSTING_ERRORS } from '../payments/payments.contract';
import { PayableRow, UninvoicedCost } from './payable';
import { PAYABLE_QUERY } from './payable-query';
import { SupplierPayment, SupplierPaymentDraft, SupplierPaymentRow } from './supplier-payment';
import { SupplierPaymentId } from './supplier-payment-id';
import { SUPPLIER_PAYMENT_QUERY } from './supplier-payment-query';

// What suppliers get tells what the agency keeps.
const view = {
  kind: 'signed_in',
  permissions: ['View Payments', 'View Commissions'],
  action: 'view payments to suppliers',
} as const;
const edit = {
  kind: 'signed_in',
  permissions: ['View Payments', 'View Commissions', 'Edit Payments'],
  action: 'record payments to suppliers',
} as const;
const remove = {
  kind: 'signed_in',
  permissions: ['View Payments', 'View Commissions', 'Delete Payments'],
  action: 'delete payments to suppliers',
} as const;
const PAYMENTS = '/api/v3/supplier_payments';
const ONE = `${PAYMENTS}/{id}`;

/** A payment as it is answered. */
const Shown = SupplierPayment.omit({ serial: true, member_ids: true });
const Answer = z.object({ payment: Shown });

const listPayables = contract({
  id: 'book.payables.list',
  service: 'book',
  method: 'GET',
  path: '/api/v3/payables',
  handler: 'accounting/suppliers/list-payables',
  summary:
    'A page of what suppliers are owed for bookings on issued invoices, or what clients pay them, by the day it is due. A search finds them by supplier, booking, confirmation, invoice and trip.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ ...PAGE_SHAPE, ...queryShape(PAYABLE_QUERY) }),
  output: z.object({
    payables: z.array(PayableRow),
    cursor: z.string().optional(),
    total: z.int(),
    filtered: z.int().optional(),
  }),
});
const summary = contract({
  id: 'book.payables.summary',
  service: 'book',
  method: 'GET',
  path: '/api/v3/payable_summary',
  handler: 'accounting/suppliers/summarize-payables',
  summary:
    'What the agency owes suppliers for bookings on issued invoices, what of it is paid and what is overdue, in the currency of the books: of the company or of an advisor. To someone who sees only their own work, of those they advise on.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ advisor: UserId.optional() }),
  output: z.object({ currency: CurrencyCode, suppliers: AmountSummary }),
});
const ofTrip = contract({
  id: 'trips.payables.get',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{id}/payables',
  handler: 'accounting/suppliers/get-trip-payables',
  summary:
    'What the suppliers of a trip are owed and got, booking by booking, with the payments, and the bookings that no invoice bills yet.',
  access: { ...view, permissions: [...view.permissions, 'View Trips'] },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId }),
  output: z.object({
    payables: z.array(PayableRow),
    not_invoiced: z.array(UninvoicedCost),
    payments: z.array(SupplierPaymentRow),
  }),
  errors: ['record.missing'],
});
const list = contract({
  id: 'book.supplier-payments.list',
  service: 'book',
  method: 'GET',
  path: PAYMENTS,
  handler: 'accounting/suppliers/list-payments',
  summary:
    'A page of the payments to suppliers, newest first. A search finds them by supplier, reference, booking and trip.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ ...PAGE_SHAPE, ...queryShape(SUPPLIER_PAYMENT_QUERY) }),
  output: z.object({
    payments: z.array(SupplierPaymentRow),
    cursor: z.string().optional(),
    total: z.int(),
    filtered: z.int().optional(),
  }),
});
const get = contract({
  id: 'book.supplier-payments.get',
  service: 'book',
  method: 'GET',
  path: ONE,
  handler: 'accounting/suppliers/get-payment',
  summary: 'A payment to a supplier with the bookings it is for.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ id: SupplierPaymentId }),
  output: Answer,
  errors: ['record.missing'],
});
const create = contract({
  id: 'book.supplier-payments.create',
  service: 'book',
  method: 'POST',
  path: PAYMENTS,
  handler: 'accounting/suppliers/create-payment',
  summary:
    'Record money that went to a supplier, came back from one, or that a client paid one directly, with the bookings it is for, in one transaction.',
  access: edit,
  keyScope: 'book:write',
  uses: ['rates'],
  input: SupplierPaymentDraft,
  output: Answer,
  errors: [
    'record.missing',
    'record.stale',
    'supplier_payment.not_ready',
    'payment.not_ready',
    'invoice.no_rate',
    ...POSTING_ERRORS,
  ],
});
const deleteOne = contract({
  id: 'book.supplier-payments.delete',
  service: 'book',
  method: 'DELETE',
  path: ONE,
  handler: 'accounting/suppliers/delete-payment',
  summary: 'Delete a payment to a supplier that was recorded in error. What it posted is taken back today.',
  access: remove,
  keyScope: 'book:write',
  input: z.object({ id: SupplierPaymentId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'record.stale', 'supplier_payment.is_returned', ...POSTING_ERRORS],
});

export const suppliersContracts = byId(listPayables, summary, ofTrip, list, get, create, deleteOne);

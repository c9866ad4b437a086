import { queryOptions } from '@tanstack/react-query';
import type { SupplierPaymentId } from '@wayline/core/areas/accounting/suppliers/supplier-payment-id';
import type { TripId } from '@wayline/core/base/ids';
import { type CallInput, type CallOutput, call } from '../../../lib/api';
import type { FetchRows } from '../../../ui/table/table-types';

export type PayableRow = CallOutput<'book.payables.list'>['payables'][number];
export type SupplierPaymentRow = CallOutput<'book.supplier-payments.list'>['payments'][number];
export type SupplierPayment = CallOutput<'book.supplier-payments.get'>['payment'];
export type SupplierPaymentDraft = CallInput<'book.supplier-payments.create'>;
export type UninvoicedCost = CallOutput<'trips.payables.get'>['not_invoiced'][number];

/** What is to be paid, what is due first before the rest, unless the other order was asked for. */
export const fetchPayables: FetchRows<PayableRow> = async ({ cursor, per_page, search, filters, signal }) => {
  const asked = { cursor, per_page, search, order: 'soonest' as const, ...filters };
  const { payables, ...rest } = await call('book.payables.list', asked, { signal });
  return { rows: payables, ...rest };
};
export const fetchSupplierPayments: FetchRows<SupplierPaymentRow> = async ({
  cursor,
  per_page,
  search,
  filters,
  signal,
}) => {
  const asked = { cursor, per_page, search, ...filters };
  const { payments, ...rest } = await call('book.supplier-payments.list', asked, { signal });
  return { rows: payments, ...rest };
};

/** What the agency owes suppliers, and what of it is paid and overdue. */
export const payableSummaryQuery = queryOptions({
  queryKey: ['suppliers', 'summary'] as const,
  queryFn: ({ signal }) => call('book.payables.summary', {}, { signal }),
});

/** A payment with the bookings it is for. One that isn't there leads to the page that says so. */
export const supplierPaymentQuery = (id: SupplierPaymentId) =>
  queryOptions({
    queryKey: ['suppliers', id] as const,
    queryFn: ({ signal }) => call('book.supplier-payments.get', { id }, { signal }),
  });

/** What the suppliers of a trip are owed and got. */
export const tripPayablesQuery = (id: TripId) =>
  queryOptions({
    queryKey: ['suppliers', 'trip', id] as const,
    queryFn: ({ signal }) => call('trips.payables.get', { id }, { signal }),
  });

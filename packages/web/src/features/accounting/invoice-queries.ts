import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import type { TripId } from '@wayline/core/base/ids';
import { type CallInput, type CallOutput, call } from '../../lib/api';
import type { FetchRows } from '../../ui/table/table-types';

export type InvoiceRow = CallOutput<'book.invoices.list'>['invoices'][number];
export type WholeInvoice = CallOutput<'book.invoices.get'>;
export type Invoice = WholeInvoice['invoice'];
export type InvoiceLine = WholeInvoice['lines'][number];
export type InvoiceDraft = CallInput<'book.invoices.create'>;
export type CreditNote = NonNullable<WholeInvoice['credit_notes']>[number];
export type InvoiceShare = Invoice['shares'][number];
/** The links to an invoice, and what email each of those who pay has by now. */
export type InvoiceLinks = CallOutput<'book.invoice-links.list'>;
export type InvoiceLink = InvoiceLinks['links'][number];
export type InvoiceLinkDraft = CallInput<'book.invoice-links.create'>;
export type TripMoney = CallOutput<'trips.money.get'>;
export type Billable = TripMoney['billable'][number];
/** The payment plan that a new invoice of a trip begins with. */
export type UsualPlan = TripMoney['plan'];

export const fetchInvoices: FetchRows<InvoiceRow> = async ({ cursor, per_page, search, filters, signal }) => {
  const { invoices, ...rest } = await call('book.invoices.list', { cursor, per_page, search, ...filters }, { signal });
  return { rows: invoices, ...rest };
};

export type AskedSummary = CallInput<'book.invoices.summary'>;
/** What the issued invoices come to, of the company, or of one client or advisor. */
export const invoiceSummaryQuery = (asked: AskedSummary) =>
  queryOptions({
    queryKey: ['invoices', 'summary', asked] as const,
    queryFn: ({ signal }) => call('book.invoices.summary', asked, { signal }),
  });

/** An invoice with its lines. One that isn't there leads to the page that says so. Source: R-ACC-024. */
export const invoiceQuery = (id: InvoiceId) =>
  queryOptions({
    queryKey: ['invoices', id] as const,
    queryFn: ({ signal }) => call('book.invoices.get', { id }, { signal }),
  });

/** The links to an invoice, newest first. */
export const invoiceLinksQuery = (id: InvoiceId) =>
  queryOptions({
    queryKey: ['invoices', id, 'links'] as const,
    queryFn: ({ signal }) => call('book.invoice-links.list', { invoice_id: id }, { signal, onMissing: 'stay' }),
  });

/** What a trip comes to, its invoices, and what of it can be billed. */
export const tripMoneyQuery = (id: TripId) =>
  queryOptions({
    queryKey: ['trip-money', id] as const,
    queryFn: ({ signal }) => call('trips.money.get', { id }, { signal, onMissing: 'stay' }),
  });

/** Makes old what shows invoices and payments, with the lists that read what a trip comes to last. */
export const invalidateAccounting = async (client: QueryClient): Promise<void> => {
  const tables = ['invoices', 'payments', 'trip-invoices', 'payables', 'supplier-payments', 'bank-lines'].map(
    (name) => ['table', name],
  );
  const keys = [['invoices'], ['payments'], ['trip-money'], ['suppliers'], ['bank'], ...tables];
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
};

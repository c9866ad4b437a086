import { queryOptions } from '@tanstack/react-query';
import type { PaymentId } from '@wayline/core/areas/accounting/payments/payment-id';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { type CallInput, type CallOutput, call } from '../../lib/api';
import type { FetchRows } from '../../ui/table/table-types';
import { listOpenShares, type OpenShare } from './payment/open-shares';

export type PaymentRow = CallOutput<'book.payments.list'>['payments'][number];
export type Payment = CallOutput<'book.payments.get'>['payment'];
/** A payout with which some of it went to the bank. */
export type ShownPayout = CallOutput<'book.payments.get'>['payouts'][number];
export type PaymentDraft = CallInput<'book.payments.create'>;
/** What of a payment is on an invoice, as the invoice says it. */
export type InvoicePayment = NonNullable<CallOutput<'book.invoices.get'>['payments']>[number];
/** What a client paid by bank that isn’t there yet. */
export type UnderWay = NonNullable<CallOutput<'book.invoices.get'>['under_way']>[number];

export const fetchPayments: FetchRows<PaymentRow> = async ({ cursor, per_page, search, filters, signal }) => {
  const { payments, ...rest } = await call('book.payments.list', { cursor, per_page, search, ...filters }, { signal });
  return { rows: payments, ...rest };
};

export type AskedPayments = CallInput<'book.payments.summary'>;
/** What was to come in and what did, of the company, or of one client or advisor. */
export const paymentSummaryQuery = (asked: AskedPayments) =>
  queryOptions({
    queryKey: ['payments', 'summary', asked] as const,
    queryFn: ({ signal }) => call('book.payments.summary', asked, { signal }),
  });

/** A payment with what it is applied to. One that isn't there leads to the page that says so. */
export const paymentQuery = (id: PaymentId) =>
  queryOptions({
    queryKey: ['payments', id] as const,
    queryFn: ({ signal }) => call('book.payments.get', { id }, { signal }),
  });

/** As many invoices as one payment is offered for: as many parts as it can have. */
const MOST_INVOICES = 20;
const PER_PAGE = 100;
/** What a client owes on their invoices, what is due first before the rest. */
export const openSharesQuery = (client: ClientId) =>
  queryOptions({
    queryKey: ['invoices', 'open-shares', client] as const,
    queryFn: async ({ signal }): Promise<OpenShare[]> => {
      const asked = { client, per_page: PER_PAGE };
      const lists = await Promise.all(
        (['overdue', 'open'] as const).map((payment_status) =>
          call('book.invoices.list', { ...asked, payment_status }, { signal }),
        ),
      );
      const rows = lists
        .flatMap(({ invoices }) => invoices)
        .sort((a, b) => ((a.final_pmt_due_date ?? '') < (b.final_pmt_due_date ?? '') ? -1 : 1))
        .slice(0, MOST_INVOICES);
      const found = await Promise.all(
        rows.map(({ id }) => call('book.invoices.get', { id }, { signal, onMissing: 'stay' })),
      );
      return found
        .flatMap((whole) => listOpenShares(whole, client))
        .sort((a, b) => (a.due_day < b.due_day ? -1 : 1))
        .slice(0, MOST_INVOICES);
    },
  });

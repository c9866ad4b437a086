import { queryOptions } from '@tanstack/react-query';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import { type CallOutput, call } from '../../../lib/api';

export type Reminders = CallOutput<'book.payment-reminders.list'>;
/** One who pays an invoice, with when they were reminded and are next. */
export type RemindedPayer = Reminders['payers'][number];

/** Whom an invoice reminds, and when. */
export const remindersQuery = (invoice_id: InvoiceId) =>
  queryOptions({
    queryKey: ['invoices', invoice_id, 'reminders'] as const,
    queryFn: ({ signal }) => call('book.payment-reminders.list', { invoice_id }, { signal, onMissing: 'stay' }),
  });

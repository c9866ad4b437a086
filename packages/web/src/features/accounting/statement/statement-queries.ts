import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '../../../lib/api';

export type AskedStatement = CallInput<'book.client-statement.get'>;
export type Statement = CallOutput<'book.client-statement.get'>;
export type StatementLine = Statement['lines'][number];
export type OpenInvoice = Statement['open_invoices'][number];
export type ClientMoney = Statement['money'][number];

/** The statement of account of a client, and how they stand today; what changes invoices or payments makes it old. */
export const clientStatementQuery = (asked: AskedStatement) =>
  queryOptions({
    queryKey: ['payments', 'statement', asked] as const,
    queryFn: ({ signal }) => call('book.client-statement.get', asked, { signal, onMissing: 'stay' }),
    // While another period is read, the one before it stays.
    placeholderData: keepPreviousData,
  });

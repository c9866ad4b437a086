import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '../../../lib/api';
import type { FetchRows, RowsPage } from '../../../ui/table/table-types';
import { invalidateAccounting } from '../invoice-queries';

/** A bank account, with what it has where its bank said so. */
export type BankAccount = CallOutput<'book.bank-files.list'>['accounts'][number];
export type BankFile = CallOutput<'book.bank-files.list'>['files'][number];
export type TakenBack = CallOutput<'book.bank-files.delete'>;
export type LoadAnswer = CallOutput<'book.bank-files.create'>;
export type CsvQuestions = NonNullable<LoadAnswer['csv']>;
export type AccountInFile = NonNullable<LoadAnswer['accounts']>[number];
export type CsvMapping = CsvQuestions['mapping'];
export type Suggestion = CallOutput<'book.bank-suggestions.list'>['suggestions'][string][number];
export type DecisionDraft = CallInput<'book.bank-lines.decide'>['decision'];
export type DecidedLine = CallOutput<'book.bank-lines.decide'>['line'];
type ListedLine = CallOutput<'book.bank-lines.list'>['lines'][number];
export type BankLineId = ListedLine['id'];

/** Lines for which suggestions are asked at once, each time that they are read anew. */
export type Batch = { key: string; ids: readonly BankLineId[] };
/** A line of the list, with those beside which its suggestions are asked for. */
export type BankRow = ListedLine & { batch: Batch };

export const BANK_LINES = 'bank-lines';
/** As many lines as suggestions are asked for at once. */
const MOST_ASKED = 100;

const toBatches = (lines: readonly ListedLine[]): Batch[] => {
  const open = lines.filter(({ state }) => state === 'open').map(({ id }) => id);
  return Array.from({ length: Math.ceil(open.length / MOST_ASKED) }, (_, i) => ({
    key: crypto.randomUUID(),
    ids: open.slice(i * MOST_ASKED, (i + 1) * MOST_ASKED),
  }));
};
const NO_BATCH: Batch = { key: '', ids: [] };

/** A page of what banks say moved, the last day first. */
export const fetchBankLines: FetchRows<BankRow> = async ({ cursor, per_page, search, filters, signal }) => {
  const { lines, ...rest } = await call('book.bank-lines.list', { cursor, per_page, search, ...filters }, { signal });
  const batches = new Map(toBatches(lines).flatMap((batch) => batch.ids.map((id) => [id, batch] as const)));
  return { rows: lines.map((line) => ({ ...line, batch: batches.get(line.id) ?? NO_BATCH })), ...rest };
};

/** The files that were loaded, newest first, and the accounts that a file can be of. */
export const bankFilesQuery = queryOptions({
  queryKey: ['bank', 'files'] as const,
  queryFn: ({ signal }) => call('book.bank-files.list', {}, { signal }),
});

/** What lines most likely are. Lines that are read again have another key, so that what was decided meanwhile counts. */
export const suggestionsQuery = ({ key, ids }: Batch) =>
  queryOptions({
    queryKey: ['bank-suggestions', key] as const,
    queryFn: async ({ signal }) =>
      (await call('book.bank-suggestions.list', { ids: [...ids] }, { signal, onMissing: 'stay' })).suggestions,
    enabled: ids.length > 0,
  });

/** A line in the lists as it is by now: what is read from the index hears of it a moment later. */
export const putLine = (client: QueryClient, { matched, ...line }: DecidedLine): void => {
  const { id, version, state, reason, decided_by_name } = line;
  const after = {
    ...{ version, state, reason, decided_by_name, matched_as: matched?.as, words: matched?.words },
    ...{ payment_id: matched?.payment_id, supplier_payment_id: matched?.supplier_payment_id },
  };
  client.setQueriesData<RowsPage<BankRow>>(
    { queryKey: ['table', BANK_LINES] },
    (page) => page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, ...after } : row)) },
  );
};

/** Makes old what shows what banks say, and what comes of it in the books. */
export const invalidateBank = async (client: QueryClient): Promise<void> => {
  await Promise.all([invalidateAccounting(client), client.invalidateQueries({ queryKey: ['ledger'] })]);
};

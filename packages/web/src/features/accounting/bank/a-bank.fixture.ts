import type { CallOutput } from '../../../lib/api';
import { inDays } from '../an-invoice.fixture';
import type { BankFile, BankLineId, DecidedLine, Suggestion } from './bank-queries';

type ListedLine = CallOutput<'book.bank-lines.list'>['lines'][number];
const toId = (letter: string) => letter.repeat(26);
export const FILE = `bank_file_${toId('A')}` as BankFile['id'];
export const toLineId = (letter: string) => `bank_line_${toId(letter)}` as BankLineId;
const AT = '2031-01-01T00:00:00.000Z';

/** What came in: $100.00 of Eva Lund, which nobody has decided yet. */
export const bankLine = (letter: string, differs: Partial<ListedLine> = {}): ListedLine => ({
  ...{ id: toLineId(letter), file_id: FILE, account: '1000', day: inDays(-3), amount: 10_000, currency: 'USD' },
  ...{ name: 'Eva Lund', text: 'Deposit Amalfi', reference: 'TX99', state: 'open', created_at: AT, version: 1 },
  ...differs,
});

/** The same once somebody has said what it is. */
export const decidedLine = (line: ListedLine, matched?: DecidedLine['matched']): DecidedLine => {
  const { matched_as: _as, words: _words, payment_id: _id, supplier_payment_id: _supplier, ...kept } = line;
  return {
    ...{ ...kept, version: line.version + 1, updated_at: AT, decided_by_name: 'Marta Lindqvist' },
    ...(matched ? { state: 'matched', matched } : { state: 'left_out', reason: 'Private' }),
  };
};

export const ENTRY = `journal_entry_${toId('E')}`;
/** A payment of the books that a line surely is. */
export const suggestion = (differs: Partial<Suggestion> = {}): Suggestion => ({
  decision: { as: 'found', entries: [{ entry_id: ENTRY, entry_date: inDays(-3) }] },
  ...{ words: '$100.00 of Eva Lund', day: inDays(-3), score: 100, sure: true },
  reasons: ['same_amount', 'same_day', 'reference'],
  ...differs,
});

export const bankFile = (differs: Partial<BankFile> = {}): BankFile => ({
  ...{ id: FILE, account: '1000', currency: 'USD', name: 'october.csv', format: 'csv', from: inDays(-30) },
  ...{ until: inDays(-3), closing: 123_400, lines: 42, known: 0, problems: [], state: 'loaded' },
  ...{ loaded_by_name: 'Marta Lindqvist', created_at: AT, updated_at: AT, version: 2 },
  ...differs,
});

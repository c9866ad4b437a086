import type { JournalEntry } from './journal-entry';
import type { StatementRow } from './ledger.records';

/** The statements that an entry appears in: those of its accounts, and of everything that its lines are about. */
export const toStatementRows = ({ id, entry_date, lines }: JournalEntry): StatementRow[] => {
  const named = lines.flatMap(({ account, dimensions }) => [['account', account], ...Object.entries(dimensions)]);
  const once = new Map(named.map(([of = '', value = '']) => [`${of} ${value}`, { of, id: value }]));
  return [...once.values()].map((statement) => ({ ...statement, entry_date, entry_id: id }));
};

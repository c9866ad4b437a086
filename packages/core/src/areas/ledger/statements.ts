import type { Table } from '../../store/client';
import type { Told } from '../../store/history';
import { tenantDb } from '../../store/tenant-db';
import { transactInTurns } from '../../store/transact';
import type { JournalEntry } from './journal-entry';
import { JournalEntries, type StatementRow, StatementRows } from './ledger.records';

/** The statements that an entry appears in: those of its accounts, and of everything that its lines are about. */
export const toStatementRows = ({ id, entry_date, lines }: JournalEntry): StatementRow[] => {
  const named = lines.flatMap(({ account, dimensions }) => [['account', account], ...Object.entries(dimensions)]);
  const once = new Map(named.map(([of = '', value = '']) => [`${of} ${value}`, { of, id: value }]));
  return [...once.values()].map((statement) => ({ ...statement, entry_date, entry_id: id }));
};

/** Lists entries that were just posted in the statements they appear in. Safe to repeat: an entry never changes, and neither do its rows. */
export const keepStatements = async (table: Table, entries: readonly Told[]): Promise<void> => {
  const writes = entries.flatMap(({ company, images: [before, posted] }) => {
    if (before || !posted) return [];
    const db = tenantDb(table, company);
    return toStatementRows(JournalEntries.schema.parse(posted)).map((row) => db.put(StatementRows, row));
  });
  await transactInTurns(table, writes);
};

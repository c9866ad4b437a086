import type { Table } from '../../store/client';
import { parseCompanyId } from '../../store/keys';
import { tenantDb } from '../../store/tenant-db';
import { transactInTurns } from '../../store/transact';
import { JournalEntries, StatementRows } from './ledger.records';
import { toStatementRows } from './statement-rows';

/** Lists entries that were just posted in the statements they appear in. Safe to repeat: an entry never changes, and neither do its rows. */
export const keepStatements = async (table: Table, posted: readonly Record<string, unknown>[]): Promise<void> => {
  const writes = posted.flatMap((item) => {
    const db = tenantDb(table, parseCompanyId(String(item.pk)));
    return toStatementRows(JournalEntries.schema.parse(item)).map((row) => db.put(StatementRows, row));
  });
  await transactInTurns(table, writes);
};

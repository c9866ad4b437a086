import type { Table } from '../../../store/client';
import { parseCompanyId } from '../../../store/keys';
import { tenantDb } from '../../../store/tenant-db';
import { transactInTurns } from '../../../store/transact';
import { JournalEntries, StatementRows } from './ledger.records';
import { toStatementRows } from './statement-rows';

/** Lists entries that were just posted in the statements they appear in. Safe to repeat: an entry never changes, and neither do its rows. */
export const keepStatements = async (table: Table, posted: readonly Record<string, unknown>[]): Promise<void> => {
  for (const item of posted) {
    const db = tenantDb(table, parseCompanyId(String(item.pk)));
    const rows = toStatementRows(JournalEntries.schema.parse(item));
    await transactInTurns(
      table,
      rows.map((row) => db.put(StatementRows, row)),
    );
  }
};

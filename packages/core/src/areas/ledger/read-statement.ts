import { wholeList } from '../../store/full-page';
import { sortKey } from '../../store/keys';
import { type TenantDb, withoutScope } from '../../store/tenant-db';
import type { Dimension } from './dimensions';
import type { JournalEntry } from './journal-entry';
import { getStatementPartition, JournalEntries, StatementRows } from './ledger.records';
import { listStatementIds } from './merged-statements';

/** Entries may be long, so that they are read some at a time. */
const AT_ONCE = 100;

/** All entries about one thing, and the ids that it goes by: its own, and those of what was merged into it. */
export type WholeStatement = { ids: readonly string[]; entries: AsyncIterable<readonly JournalEntry[]> };

/**
 * All entries about one thing, such as a client, oldest first, some at a time; those about what was merged into it are among them, each once.
 * They are read as the company has them: what of them a reader sees is for the caller to decide.
 */
export const readWholeStatement = async (scoped: TenantDb, of: Dimension, id: string): Promise<WholeStatement> => {
  const db = withoutScope(scoped);
  const ids = await listStatementIds(db, of, id);
  const lists = await Promise.all(
    ids.map((one) =>
      wholeList((cursor) => db.listPartition(StatementRows, { partition: getStatementPartition(of, one) }, { cursor })),
    ),
  );
  const rows = new Map(lists.flat().map((row) => [sortKey(row.entry_date, row.entry_id), row]));
  const keys = [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, row]) => ({ def: JournalEntries, key: { id: row.entry_id, entry_date: row.entry_date } }) as const);
  return {
    ids,
    entries: (async function* () {
      for (let at = 0; at < keys.length; at += AT_ONCE) {
        const found = await db.getMany(keys.slice(at, at + AT_ONCE));
        yield found.flatMap((entry) => entry ?? []);
      }
    })(),
  };
};

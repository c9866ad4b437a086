import type { Page } from '../../store/read';
import type { TenantDb } from '../../store/tenant-db';
import type { Dimension } from './dimensions';
import type { JournalEntry } from './journal-entry';
import { getStatementPartition, JournalEntries, StatementRows } from './ledger.records';

/** Entries of a month, or those about one account or one thing, the newest first. */
export type EntriesWanted = {
  month: string;
  account?: string | undefined;
  dimension?: Dimension | undefined;
  value?: string | undefined;
  cursor?: string | undefined;
  per_page: number;
};

const readStatement = async (
  db: TenantDb,
  partition: readonly string[],
  { cursor, per_page }: EntriesWanted,
): Promise<Pick<Page<JournalEntry>, 'items' | 'cursor'>> => {
  const page = await db.listPartition(StatementRows, { partition }, { cursor, limit: per_page, newestFirst: true });
  const found = await db.getMany(
    page.items.map(({ entry_id: id, entry_date }) => ({ def: JournalEntries, key: { id, entry_date } }) as const),
  );
  return { items: found.flatMap((entry) => entry ?? []), cursor: page.cursor };
};

/** A page of entries. What is about an account or a thing comes from its statement, in two waves and whatever its month. */
export const listEntries = (
  db: TenantDb,
  wanted: EntriesWanted,
): Promise<Pick<Page<JournalEntry>, 'items' | 'cursor'>> => {
  const { account, dimension, value, month, cursor, per_page: limit } = wanted;
  if (account) return readStatement(db, getStatementPartition('account', account), wanted);
  if (dimension && value) return readStatement(db, getStatementPartition(dimension, value), wanted);
  return db.listPartition(JournalEntries, { partition: ['LEDGER', month] }, { cursor, limit, newestFirst: true });
};

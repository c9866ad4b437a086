import { sortKey } from '../../store/keys';
import { type TenantDb, withoutScope } from '../../store/tenant-db';
import type { JournalEntry, JournalEntryId } from './journal-entry';
import { getStatementPartition, JournalEntries, PostedSources, StatementRows } from './ledger.records';

/** As many entries on one account as are read at most, and at once. */
const [MOST, AT_ONCE] = [2_000, 200];

/** The entries on an account between two ISO days, both included, as the company has them, the last ones first; 2,000 at most. */
export const readAccountEntries = async (
  scoped: TenantDb,
  account: string,
  { from, until }: { from: string; until: string },
): Promise<JournalEntry[]> => {
  const db = withoutScope(scoped);
  const entries: JournalEntry[] = [];
  // Behind every entry of the last day.
  let before = `${until}~`;
  while (entries.length < MOST) {
    const { items } = await db.listPartition(
      StatementRows,
      { partition: getStatementPartition('account', account), before },
      { limit: AT_ONCE, newestFirst: true },
    );
    const rows = items.filter(({ entry_date }) => entry_date >= from);
    const found = await db.getMany(
      rows.map(({ entry_id: id, entry_date }) => ({ def: JournalEntries, key: { id, entry_date } })),
    );
    entries.push(...found.filter((entry) => entry !== undefined));
    const last = items.at(-1);
    if (!last || rows.length < items.length || items.length < AT_ONCE) break;
    before = sortKey(last.entry_date, last.entry_id);
  }
  return entries;
};

type EntryKey = { id: JournalEntryId; entry_date: string };
/** Entries by their keys as they are, each in its place. */
export const readEntriesByKey = (
  db: TenantDb,
  keys: readonly EntryKey[],
): Promise<readonly (JournalEntry | undefined)[]> =>
  withoutScope(db).getMany(
    keys.map((key) => ({ def: JournalEntries, key })),
    true,
  );

/** Which of some sources are posted. */
export const findPostedSources = async (db: TenantDb, sources: readonly string[]): Promise<ReadonlySet<string>> => {
  const found = await withoutScope(db).getMany(
    sources.map((source) => ({ def: PostedSources, key: { source } })),
    true,
  );
  return new Set(found.flatMap((one) => (one ? [one.source] : [])));
};

/** What a source has posted on a day. */
export const readPostedEntry = async (
  db: TenantDb,
  source: string,
  entry_date: string,
): Promise<JournalEntry | undefined> => {
  const posted = await db.get(PostedSources, { source }, true);
  return posted && db.get(JournalEntries, { id: posted.entry_id, entry_date }, true);
};

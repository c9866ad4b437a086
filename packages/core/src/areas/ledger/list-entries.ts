import { BadCursor } from '../../store/cursor';
import { sortKey } from '../../store/keys';
import type { Page } from '../../store/read';
import { type TenantDb, withoutScope } from '../../store/tenant-db';
import { type DimensionTarget, readReferences } from './dimension-targets';
import type { Dimension } from './dimensions';
import type { JournalEntry } from './journal-entry';
import { getStatementPartition, JournalEntries, type StatementRow, StatementRows } from './ledger.records';
import { listStatementIds } from './merged-statements';
import { type ShownEntry, toShownEntry } from './shown-entry';

/** Entries of a month, or those about one account or one thing, the newest first. */
export type EntriesWanted = {
  month: string;
  account?: string | undefined;
  dimension?: Dimension | undefined;
  value?: string | undefined;
  cursor?: string | undefined;
  per_page: number;
};
type Entries = Pick<Page<JournalEntry>, 'items' | 'cursor'>;

const toPlace = ({ entry_date, entry_id }: StatementRow) => sortKey(entry_date, entry_id);
/** A page of a statement begins behind the entry with which the page before it ended. */
const PLACE = /^\d{4}-\d\d-\d\d#journal_entry_[0-9A-Z]{26}$/;

/** A page of the statement of an account or a thing; of several that have become one, by day as if they had always been one. */
const readStatement = async (
  db: TenantDb,
  of: string,
  ids: readonly string[],
  { cursor, per_page: limit }: EntriesWanted,
): Promise<Entries> => {
  if (cursor !== undefined && !PLACE.test(cursor)) throw new BadCursor();
  const pages = await Promise.all(
    ids.map((id) =>
      db.listPartition(
        StatementRows,
        { partition: getStatementPartition(of, id), ...(cursor !== undefined && { before: cursor }) },
        { limit, newestFirst: true },
      ),
    ),
  );
  // An entry about both of two who were merged is in both statements.
  const rows = new Map(pages.flatMap(({ items }) => items.map((row) => [toPlace(row), row] as const)));
  const places = [...rows.keys()].sort().reverse();
  const taken = places.slice(0, limit);
  const found = await db.getMany(
    taken.flatMap((place) => {
      const row = rows.get(place);
      return row ? [{ def: JournalEntries, key: { id: row.entry_id, entry_date: row.entry_date } } as const] : [];
    }),
  );
  const isMore = places.length > taken.length || pages.some((page) => page.cursor !== undefined);
  return { items: found.flatMap((entry) => entry ?? []), cursor: isMore ? taken.at(-1) : undefined };
};

const readEntries = (db: TenantDb, wanted: EntriesWanted, ids: readonly string[]): Promise<Entries> => {
  const { account, dimension, month, cursor, per_page: limit } = wanted;
  if (account) return readStatement(db, 'account', [account], wanted);
  // Which of them the reader sees is decided by the records that the lines name, not by those who were merged since.
  if (dimension && ids.length > 0) return readStatement(withoutScope(db), dimension, ids, wanted);
  return db.listPartition(JournalEntries, { partition: ['LEDGER', month] }, { cursor, limit, newestFirst: true });
};

/**
 * A page of entries with what the records are called that they name. What is about an account or a thing comes from its statement, whatever its
 * month; the statement of a client holds the entries of those who were merged into them. Someone who doesn't see all learns nothing of what
 * isn't theirs to see: neither from a line, nor by asking for its statement.
 */
export const listEntries = async (
  db: TenantDb,
  wanted: EntriesWanted,
  targets: readonly DimensionTarget[],
): Promise<{ entries: ShownEntry[]; names: Record<string, string>; cursor: string | undefined }> => {
  const { account, dimension, value } = wanted;
  const ids = !account && dimension && value ? await listStatementIds(db, dimension, value) : [];
  const { items, cursor } = await readEntries(db, wanted, ids);
  const known = await readReferences(
    db,
    targets,
    items.flatMap(({ lines }) => lines),
  );
  const entries = items.map((entry) => toShownEntry(entry, known));
  const isAboutIt = ({ lines }: ShownEntry) =>
    ids.length === 0 || (dimension && lines.some(({ dimensions }) => ids.includes(dimensions[dimension] ?? '')));
  return { entries: entries.filter(isAboutIt), names: known.names, cursor };
};

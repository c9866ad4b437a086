import { BadCursor } from '../cursor';
import { fullPage } from '../full-page';
import { readListTotal } from '../list-counter';
import type { ListRow } from '../list-row';
import type { Page } from '../read';
import type { TenantDb } from '../tenant-db';

/** Lists that are shown as one, each behind the one before it. */
export type Lists = readonly (readonly [string])[];

/** How many rows lists have together. */
export const readTotal = async (db: TenantDb, lists: Lists): Promise<number> => {
  const totals = await Promise.all(lists.map(([name]) => readListTotal(db, name)));
  return totals.reduce((sum, n) => sum + n, 0);
};

/** Where a page begins: in which of the lists, and behind which of its rows. A page of the first list is named without it. */
type Place = { at: number; cursor: string | undefined };
const parsePlace = (cursor: string | undefined): Place => {
  const [, at, rest] = /^([1-9])\.(.*)$/.exec(cursor ?? '') ?? [];
  return at === undefined ? { at: 0, cursor } : { at: Number(at), cursor: rest || undefined };
};
const formatPlace = ({ at, cursor }: Place) => (at === 0 ? cursor : `${at}.${cursor ?? ''}`);

/** A function answers with at most six megabytes. */
const MOST_BYTES = 4_000_000;

type PageAsked = { size: number; cursor: string | undefined; newestFirst: boolean };
/**
 * A page of lists, read until it is full or they end, however much the table hands out at once, and never more than can be answered. It never
 * misses what was just saved.
 */
export const readLists = async <R>(
  db: TenantDb,
  rows: ListRow<R>,
  lists: Lists,
  { size, cursor: begins, newestFirst }: PageAsked,
): Promise<{ items: R[]; cursor: string | undefined }> => {
  const next = async (from: string | undefined, limit: number): Promise<Page<R>> => {
    const { at, cursor } = parsePlace(from);
    const list = lists[at];
    if (!list) throw new BadCursor();
    const page = await db.listRows(list, rows, { cursor, limit, newestFirst });
    const following = at + 1 < lists.length ? formatPlace({ at: at + 1, cursor: undefined }) : undefined;
    return {
      items: page.items,
      cursor: page.cursor === undefined ? following : formatPlace({ at, cursor: page.cursor }),
      cursorAfter: (i) => formatPlace({ at, cursor: page.cursorAfter(i) }),
    };
  };
  return fullPage({ size, cursor: begins, next, matches: () => true, bytes: MOST_BYTES });
};

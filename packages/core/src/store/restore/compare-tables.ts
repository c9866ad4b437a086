import { isDeepStrictEqual } from 'node:util';
import type { CompanyId } from '../../base/ids';
import type { Table } from '../client';
import type { Item } from '../record';
import { restorable } from './restorable';
import { counterparts, tablePages } from './table-pages';

/** `now` is the moment of the comparison: what has expired by then is left out. */
export type Tables = { live: Table; backup: Table; company?: CompanyId | undefined; now: string };
/** An item that differs: as the backup would have it, and as it is; one of them may be missing. */
export type Differing = { wanted?: Item; found?: Item };

/** What an item says, whatever its version: a version only ever grows, also when what it counts is put back. */
const contentOf = ({ version: _, ...content }: Item) => content;
const isSame = (wanted: Item, found: Item | undefined): boolean =>
  found !== undefined && isDeepStrictEqual(contentOf(wanted), contentOf(found));

/** What differs between a backup and the live table, a page at a time; of the whole stage or of one company. Reads both, writes nothing. */
export async function* compareTables({ live, backup, company, now }: Tables): AsyncGenerator<Differing[]> {
  for await (const page of tablePages(backup, company)) {
    const wanted = page.flatMap((item) => restorable(item, now) ?? []);
    const found = await counterparts(live, wanted);
    yield wanted.flatMap((item, i): Differing[] => {
      const current = found[i];
      return isSame(item, current) ? [] : [{ wanted: item, ...(current && { found: current }) }];
    });
  }
  for await (const page of tablePages(live, company)) {
    const ours = page.filter((item) => restorable(item, now));
    const kept = await counterparts(backup, ours);
    yield ours.filter((_, i) => !kept[i]).map((found) => ({ found }));
  }
}

/** How many items of each kind are missing, changed, or newer than the backup. */
export type Tally = Record<'missing' | 'changed' | 'newer', Record<string, number>>;
export const tallyDifferences = async (differences: AsyncIterable<Differing[]>): Promise<Tally> => {
  const tally: Tally = { missing: {}, changed: {}, newer: {} };
  for await (const page of differences)
    for (const { wanted, found } of page) {
      const counted = tally[!wanted ? 'newer' : found ? 'changed' : 'missing'];
      const { type } = (wanted ?? found) as Item;
      counted[type] = (counted[type] ?? 0) + 1;
    }
  return tally;
};

import type { CompanyId } from '../../base/ids';
import { type Item, type RecordDef, toItem, type ValueOf } from '../record';
import { ORDER_BLOCK } from './order-column';
import { collectChanges, collectRecord, type EntryChange } from './search-changes';
import type { SearchIndex } from './search-index';

/** Records of an index, with the one that they all belong to where it is there. */
export type RecordGroup<D extends RecordDef> = {
  records: readonly ValueOf<D>[];
  parent?: ValueOf<RecordDef> | undefined;
};

type ItemKey = EntryChange['key'];
type IndexContent = {
  entries: Map<string, { key: ItemKey; numbers: number[] }>;
  rows: Map<string, Item>;
  /** The rows that nobody finds, because what their records belong to is gone: they say what they said last. */
  hidden: Set<string>;
  places: Map<string, { key: ItemKey; values: Uint16Array }>;
};

/** What an index would be from scratch. */
export const buildIndex = async <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  company: CompanyId,
  groups: AsyncIterable<RecordGroup<D>>,
): Promise<IndexContent> => {
  const content: IndexContent = { entries: new Map(), rows: new Map(), hidden: new Set(), places: new Map() };
  for await (const { records, parent } of groups) {
    const collected = collectChanges(index);
    for (const value of records)
      collectRecord(index, { company, image: toItem(company, index.def, value), parent }, collected);
    const changes = collected.changes();
    for (const { key, added } of changes.entries) {
      const at = `${key.pk} ${key.sk}`;
      const known = content.entries.get(at) ?? { key, numbers: [] };
      known.numbers.push(...added);
      content.entries.set(at, known);
    }
    for (const { key, row } of changes.rows) {
      if (row) content.rows.set(key.sk, row);
      if (index.parent && !parent) content.hidden.add(key.sk);
    }
    for (const { key, places } of changes.orders) {
      const known = content.places.get(key.sk) ?? { key, values: new Uint16Array(ORDER_BLOCK) };
      for (const [n, place] of places) known.values[n] = place;
      content.places.set(key.sk, known);
    }
  }
  return content;
};

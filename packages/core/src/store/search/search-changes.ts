import { isDeepStrictEqual } from 'node:util';
import type { CompanyId } from '../../base/ids';
import { companyKey, sortKey } from '../keys';
import type { Item, RecordDef, ValueOf } from '../record';
import { listEntries, type SearchIndex, toBlockSize, toEntryKey, toRowsPartition } from './search-index';

type Image = Readonly<Record<string, unknown>>;
type ItemKey = { pk: string; sk: string };

/** What one item of the index gets and loses. */
export type EntryChange = { key: ItemKey; added: Set<number>; removed: Set<number> };
/** The row of a record that is found, or that there is none any more. */
export type RowChange = { key: ItemKey; row: Item | undefined };
export type SearchChanges = { entries: readonly EntryChange[]; rows: readonly RowChange[] };

/** The images of one record in a batch of the stream, in order, from how it was; undefined where it did not exist. */
export type History = { company: CompanyId; images: readonly (Image | undefined)[] };

/** The name of an attribute that a migration moves on a record, so that the stream takes it for new. */
export const SEARCH_ROUND = 'search_round';

type Known<D extends RecordDef> = { value: ValueOf<D>; serial: number; image: Image };
const read = <D extends RecordDef, R>(index: SearchIndex<D, R>, image: Image | undefined): Known<D> | undefined => {
  const { data } = index.def.schema.safeParse(image);
  const value = data as ValueOf<D> | undefined;
  const serial = value && index.serial(value);
  return image && value && serial !== undefined ? { value, serial, image } : undefined;
};

export const toRowKey = (index: Pick<SearchIndex, 'name'>, company: CompanyId, serial: number): ItemKey => ({
  pk: companyKey(company, ...toRowsPartition(index)),
  sk: String(serial).padStart(8, '0'),
});

/** The row of a record as it is kept for searches: that of its list, with the keys that it is unpacked by. */
export const toSearchRow = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  company: CompanyId,
  image: Image,
): Item | undefined => {
  const known = read(index, image);
  if (!known) return undefined;
  const { pk: of, list_sk: order, row } = image;
  return {
    ...toRowKey(index, company, known.serial),
    type: 'search_row',
    ...index.subject(known.value),
    of,
    order,
    row,
  };
};

/**
 * What changes in an index by what became of records, of each from its first image to its last. What an image between had or lacked is
 * put right too, so that a batch which is delivered again, alone or within a longer one, ends at the same index. What is added to an item and
 * what is removed are different numbers, so the writes may come in any order.
 */
export const findSearchChanges = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  histories: Iterable<History>,
): SearchChanges => {
  const entries = new Map<string, EntryChange>();
  const rows: RowChange[] = [];
  const changeAt = (company: CompanyId, entry: string, serial: number) => {
    const { partition, sort } = toEntryKey(index, entry, serial);
    const key = { pk: companyKey(company, ...partition), sk: sortKey(...sort) };
    const known = entries.get(`${key.pk} ${key.sk}`) ?? { key, added: new Set(), removed: new Set() };
    entries.set(`${key.pk} ${key.sk}`, known);
    return known;
  };
  for (const { company, images } of histories) {
    const isAsked = images[0]?.[SEARCH_ROUND] !== images.at(-1)?.[SEARCH_ROUND];
    const states = [...(isAsked ? [undefined] : []), ...images].map((image) => read(index, image));
    const serial = states.find((state) => state !== undefined)?.serial;
    if (serial === undefined) continue;
    const found = states.map((state) => (state ? listEntries(index, state.value) : new Set<string>()));
    const has = found.at(-1) ?? new Set();
    for (const entry of has)
      if (found.some((one) => !one.has(entry))) changeAt(company, entry, serial).added.add(serial % toBlockSize(entry));
    for (const entry of new Set(found.flatMap((one) => [...one])))
      if (!has.has(entry)) changeAt(company, entry, serial).removed.add(serial % toBlockSize(entry));
    const shown = states.map((state) => state && toSearchRow(index, company, state.image));
    const row = shown.at(-1);
    if (shown.some((one) => !isDeepStrictEqual(one, row))) rows.push({ key: toRowKey(index, company, serial), row });
  }
  return { entries: [...entries.values()], rows };
};

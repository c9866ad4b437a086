import { isDeepStrictEqual } from 'node:util';
import type { CompanyId } from '../../base/ids';
import type { Image, Told } from '../history';
import { companyKey, sortKey } from '../keys';
import { withShown } from '../list-row';
import type { Item, RecordDef, ValueOf } from '../record';
import { ORDER_BLOCK } from './order-column';
import {
  listEntries,
  toBlockSize,
  toEntryKey,
  toInheritedEntries,
  toOrderPartition,
  toPlace,
  toRowsPartition,
} from './search-entries';
import type { SearchIndex } from './search-index';

type ItemKey = { pk: string; sk: string };

/** What one item of the index gets and loses. */
export type EntryChange = { key: ItemKey; added: Set<number>; removed: Set<number> };
/** The row of a record that is found, or that there is none any more. */
export type RowChange = { key: ItemKey; row: Item | undefined };
/** The places that records get in one item of the column by which they are sorted. */
export type OrderChange = { key: ItemKey; places: Map<number, number> };
/** What the list row of a record, by the key of the record, shows of the one that it belongs to; nothing where that is not there. */
export type ShownChange = { key: ItemKey; shown: Image | undefined };
export type SearchChanges = {
  entries: readonly EntryChange[];
  rows: readonly RowChange[];
  orders: readonly OrderChange[];
  shown: readonly ShownChange[];
};

/** The name of an attribute that a migration moves on a record, so that the stream takes it for new. */
export const SEARCH_ROUND = 'search_round';

type Known<D extends RecordDef> = { value: ValueOf<D>; serial: number; image: Image };
/** What an image says, where it is of a record that the index knows. */
export const readKnown = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  image: Image | undefined,
): Known<D> | undefined => {
  const { data } = index.def.schema.safeParse(image);
  const value = data as ValueOf<D> | undefined;
  const serial = value && index.serial(value);
  return image && value && serial !== undefined ? { value, serial, image } : undefined;
};

const SERIAL_DIGITS = 8;
const toDigits = (n: number) => String(n).padStart(SERIAL_DIGITS, '0');
export const toRowKey = (index: Pick<SearchIndex, 'name'>, company: CompanyId, serial: number): ItemKey => ({
  pk: companyKey(company, ...toRowsPartition(index)),
  sk: toDigits(serial),
});
/** The item of the column that a record's place is in. */
const toOrderKey = (index: Pick<SearchIndex, 'name'>, company: CompanyId, serial: number): ItemKey => ({
  pk: companyKey(company, ...toOrderPartition(index)),
  sk: toDigits(Math.floor(serial / ORDER_BLOCK)),
});

/** The row of a record as it is kept for searches: that of its list, with the keys that it is unpacked by, and what it shows of `parent`. */
export const toSearchRow = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  company: CompanyId,
  image: Image,
  parent?: ValueOf<RecordDef>,
): Item | undefined => {
  const known = readKnown(index, image);
  if (!known) return undefined;
  const { pk: of, list_sk: order, row } = image;
  return {
    ...toRowKey(index, company, known.serial),
    type: 'search_row',
    ...index.subject(known.value),
    of,
    order,
    row: index.parent ? withShown(row as Image, parent && index.parent.shown(parent)) : row,
  };
};

/** Collects what changes in an index, item by item. */
export const collectChanges = <D extends RecordDef, R>(index: SearchIndex<D, R>) => {
  const entries = new Map<string, EntryChange>();
  const orders = new Map<string, OrderChange>();
  const rows = new Map<string, RowChange>();
  const shown = new Map<string, ShownChange>();
  const changeAt = (company: CompanyId, entry: string, serial: number) => {
    const { partition, sort } = toEntryKey(index, entry, serial);
    const key = { pk: companyKey(company, ...partition), sk: sortKey(...sort) };
    const known = entries.get(`${key.pk} ${key.sk}`) ?? { key, added: new Set(), removed: new Set() };
    entries.set(`${key.pk} ${key.sk}`, known);
    return known;
  };
  return {
    add: (company: CompanyId, entry: string, serial: number) =>
      changeAt(company, entry, serial).added.add(serial % toBlockSize(entry)),
    remove: (company: CompanyId, entry: string, serial: number) =>
      changeAt(company, entry, serial).removed.add(serial % toBlockSize(entry)),
    setRow: (company: CompanyId, serial: number, row: Item | undefined) => {
      const key = toRowKey(index, company, serial);
      rows.set(`${key.pk} ${key.sk}`, { key, row });
    },
    setPlace: (company: CompanyId, serial: number, place: number) => {
      const key = toOrderKey(index, company, serial);
      const known = orders.get(`${key.pk} ${key.sk}`) ?? { key, places: new Map() };
      known.places.set(serial % ORDER_BLOCK, place);
      orders.set(`${key.pk} ${key.sk}`, known);
    },
    setShown: ({ pk, sk }: ItemKey, what: Image | undefined) => {
      shown.set(`${pk} ${sk}`, { key: { pk, sk }, shown: what });
    },
    changes: (): SearchChanges => ({
      entries: [...entries.values()],
      rows: [...rows.values()],
      orders: [...orders.values()],
      shown: [...shown.values()],
    }),
  };
};
export type ChangeCollector = ReturnType<typeof collectChanges>;

/** A record through a batch: what was known of it, from how it was to how it is; undefined where it was not there. */
export type KnownHistory<D extends RecordDef> = {
  company: CompanyId;
  serial: number;
  states: readonly (Known<D> | undefined)[];
  last: Known<D> | undefined;
};
/**
 * What the index knows of the records of a batch; one that a migration asks for counts as new. Where a record was deleted and brought back under
 * another number, each number has a history of its own.
 */
export const readHistories = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  histories: Iterable<Told>,
): KnownHistory<D>[] =>
  [...histories].flatMap(({ company, images }) => {
    const isAsked = images[0]?.[SEARCH_ROUND] !== images.at(-1)?.[SEARCH_ROUND];
    const all = [...(isAsked ? [undefined] : []), ...images].map((image) => readKnown(index, image));
    const serials = new Set(all.flatMap((state) => state?.serial ?? []));
    return [...serials].map((serial) => {
      const states = all.map((state) => (state?.serial === serial ? state : undefined));
      return { company, serial, states, last: states.at(-1) };
    });
  });

/** The words and filters that a record has by itself. */
export const collectEntries = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  { company, serial, states }: KnownHistory<D>,
  { add, remove }: ChangeCollector,
): void => {
  const found = states.map((state) => (state ? listEntries(index, state.value) : new Set<string>()));
  const has = found.at(-1) ?? new Set();
  for (const entry of has) if (found.some((one) => !one.has(entry))) add(company, entry, serial);
  for (const entry of new Set(found.flatMap((one) => [...one]))) if (!has.has(entry)) remove(company, entry, serial);
};

/** What an index says of a record, from scratch; of one that belongs to another, with that one or without it. */
export const collectRecord = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  { company, image, parent }: { company: CompanyId; image: Image; parent?: ValueOf<RecordDef> | undefined },
  { add, setRow, setPlace }: ChangeCollector,
): void => {
  const known = readKnown(index, image);
  if (!known) return;
  const { serial, value } = known;
  for (const entry of listEntries(index, value)) add(company, entry, serial);
  for (const entry of toInheritedEntries(index, parent)) add(company, entry, serial);
  setRow(company, serial, toSearchRow(index, company, image, parent));
  if (index.order) setPlace(company, serial, index.parent && !parent ? 0 : toPlace(index, value));
};

/**
 * What changes in an index by what became of records, of each from its first image to its last. What an image between had or lacked is
 * put right too, so that a batch which is delivered again, alone or within a longer one, ends at the same index. What is added to an item and
 * what is removed are different numbers, so the writes may come in any order. Where the last image is what is stored now, batches may come in
 * any order as well.
 */
export const findSearchChanges = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  histories: Iterable<Told>,
): SearchChanges => {
  const collected = collectChanges(index);
  for (const history of readHistories(index, histories)) {
    const { company, serial, states } = history;
    collectEntries(index, history, collected);
    const shown = states.map((state) => state && toSearchRow(index, company, state.image));
    const row = shown.at(-1);
    if (shown.some((one) => !isDeepStrictEqual(one, row))) collected.setRow(company, serial, row);
    const places = states.map((state) => (state ? toPlace(index, state.value) : 0));
    const place = places.at(-1) ?? 0;
    if (places.some((one) => one !== place)) collected.setPlace(company, serial, place);
  }
  return collected.changes();
};

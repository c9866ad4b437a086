import { isDeepStrictEqual } from 'node:util';
import type { CompanyId } from '../../base/ids';
import type { Table } from '../client';
import type { Told } from '../history';
import { companyKey } from '../keys';
import { queryAll } from '../query-pages';
import { getItems } from '../read';
import { fromItem, type Item, type RecordDef, toItemKey, type ValueOf } from '../record';
import {
  collectChanges,
  collectEntries,
  type KnownHistory,
  readHistories,
  readKnown,
  type SearchChanges,
  toSearchRow,
} from './search-changes';
import { toInheritedEntries, toPlace } from './search-entries';
import type { SearchIndex, SearchParent } from './search-index';

type Value = ValueOf<RecordDef>;
type Batch = { children: Iterable<Told>; parents: Iterable<Told> };
/** One parent and what a batch says of it and of what belongs to it. */
type Family = {
  company: CompanyId;
  key: Record<string, string>;
  children: KnownHistory<RecordDef>[];
  /** How it was and how it became; undefined where it was not there. */
  images: (Value | undefined)[];
};

const readChildren = (
  table: Table,
  company: CompanyId,
  { partition, prefix }: ReturnType<SearchParent['children']>,
): Promise<Item[]> =>
  queryAll<Item>(table, {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': companyKey(company, ...partition), ':prefix': prefix },
    ConsistentRead: true,
  });

const toFamilies = (index: SearchIndex, parent: SearchParent, { children, parents }: Batch): Family[] => {
  const families = new Map<string, Family>();
  const familyOf = (company: CompanyId, key: Record<string, string>): Family => {
    const { pk, sk } = toItemKey(company, parent.def, key);
    const known = families.get(`${pk} ${sk}`) ?? { company, key, children: [], images: [] };
    families.set(`${pk} ${sk}`, known);
    return known;
  };
  for (const history of readHistories(index, children)) {
    const value = history.states.find((state) => state !== undefined)?.value;
    if (value) familyOf(history.company, parent.key(value)).children.push(history);
  }
  for (const { company, images } of parents) {
    const states = images.map((image) => parent.def.schema.safeParse(image).data as Value | undefined);
    const known = states.find((state) => state !== undefined);
    if (!known) continue;
    const key = Object.fromEntries(parent.def.key.map((name) => [name, String(known[name])]));
    familyOf(company, key).images.push(...states);
  }
  return [...families.values()];
};

/**
 * What changes in an index of records that belong to others, by what became of either. Of a parent the one that is stored is what counts, so
 * whatever is delivered again ends at the same index. Only where a parent changed in what its children have of it are they all read. The rows of
 * their own list show the same.
 */
export const findInheritedChanges = async (table: Table, index: SearchIndex, batch: Batch): Promise<SearchChanges> => {
  const collected = collectChanges(index);
  const { parent } = index;
  if (!parent) return collected.changes();
  const shownOf = (value: Value | undefined) => value && [toInheritedEntries(index, value), parent.shown(value)];
  const isChanged = ({ images }: Family) => images.some((one) => !isDeepStrictEqual(shownOf(one), shownOf(images[0])));
  const families = toFamilies(index, parent, batch).filter((one) => one.children.length > 0 || isChanged(one));
  const keyOf = ({ company, key }: Family) => toItemKey(company, parent.def, key);
  const [find, children] = await Promise.all([
    getItems(table, families.map(keyOf), true),
    Promise.all(
      families.map((one) => (isChanged(one) ? readChildren(table, one.company, parent.children(one.key)) : [])),
    ),
  ]);

  for (const [i, family] of families.entries()) {
    const { company, images } = family;
    const item = find(keyOf(family));
    const now = item && (fromItem(parent.def, item) as Value);
    const has = toInheritedEntries(index, now);
    const before = images.map((one) => toInheritedEntries(index, one));
    const gained = has.filter((entry) => before.some((one) => !one.includes(entry)));
    const lost = [...new Set(before.flat())].filter((entry) => !has.includes(entry));
    const isShownAnew = now && images.some((one) => !one || !isDeepStrictEqual(parent.shown(one), parent.shown(now)));
    const isPlacedAnew = images.some((one) => (one === undefined) !== (now === undefined));
    const toRow = (image: Readonly<Record<string, unknown>>) => toSearchRow(index, company, image, now);
    const placeOf = (value: Value) => (now ? toPlace(index, value) : 0);
    const shown = now && parent.shown(now);
    const showInList = ({ pk, sk, row }: Readonly<Record<string, unknown>>) => {
      if (row && !isDeepStrictEqual((row as Item).shown, shown))
        collected.setShown({ pk: String(pk), sk: String(sk) }, shown);
    };

    for (const history of family.children) {
      const { serial, states, last } = history;
      collectEntries(index, history, collected);
      if (last) showInList(last.image);
      const rows = states.map((state) => state && toRow(state.image));
      const row = last && toRow(last.image);
      if (rows.some((one) => !isDeepStrictEqual(one, row))) collected.setRow(company, serial, row);
      const places = states.map((state) => (state ? placeOf(state.value) : undefined));
      if (new Set(places).size > 1) collected.setPlace(company, serial, last ? placeOf(last.value) : 0);
      if (!last) for (const entry of [...has, ...lost]) collected.remove(company, entry, serial);
      else if (states.includes(undefined)) for (const entry of has) collected.add(company, entry, serial);
    }
    for (const child of children[i] ?? []) {
      showInList(child);
      const known = readKnown(index, child);
      if (!known) continue;
      if (isShownAnew) collected.setRow(company, known.serial, toRow(child));
      if (isPlacedAnew) collected.setPlace(company, known.serial, placeOf(known.value));
      for (const entry of gained) collected.add(company, entry, known.serial);
      for (const entry of lost) collected.remove(company, entry, known.serial);
    }
  }
  return collected.changes();
};

import type { AnyAsked, ListFilter } from '../../base/list-query';
import type { RecordDef } from '../record';
import { ALL_PLACES, toDayPlace } from './order-column';
import { daysBetween, type EntryRange, fieldFrom, filteredBy, wordsAndCodesFrom, wordsFrom } from './search-entries';
import type { SearchIndex } from './search-index';
import { parseSearch } from './search-text';

/** Entries of which a record must have one, or else a number that begins with the digits of `code`. */
export type EntryCriterion = { ranges: readonly EntryRange[]; code?: string | undefined };
/** One of the things that a record must have, an entry or a place, and the name by which it was asked for. */
export type Criterion = { by: string } & (EntryCriterion | { places: readonly [from: number, until: number] });

const [FIRST, LAST] = ALL_PLACES;
const toText = (value: string | number | undefined) => (value ? String(value) : undefined);

const toWords = <D extends RecordDef, R>(
  { search: { letter, toCode, codes } = {} }: SearchIndex<D, R>,
  search: string,
): Criterion[] | undefined => {
  const by = 'search';
  const whole = toCode?.(search);
  if (whole !== undefined) return [{ by, ranges: wordsAndCodesFrom(whole) }];
  return parseSearch(search, letter)?.map(({ prefix, code }) => ({
    by,
    ranges: codes ? wordsAndCodesFrom(prefix) : [wordsFrom(prefix)],
    ...(letter !== undefined && { code }),
  }));
};

/** What is asked of a filter: an empty text is nothing, and so is the word for any. */
export const findAsked = (name: string, filter: ListFilter, asked: AnyAsked): string | undefined => {
  const value = toText(asked[name]);
  return filter.kind === 'one of' && value === filter.any ? undefined : value;
};
/** The days that are asked of a filter, the first and the last. */
export const findDaysAsked = (filter: ListFilter, asked: AnyAsked) =>
  filter.kind === 'day range' ? ([toText(asked[filter.from]), toText(asked[filter.until])] as const) : [];

const toCriterion = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  name: string,
  filter: ListFilter,
  asked: AnyAsked,
): Criterion[] | undefined => {
  const by = name;
  if (filter.kind === 'day range') {
    const [from, until] = findDaysAsked(filter, asked);
    if (!from && !until) return [];
    if (index.order !== name) return [{ by, ranges: daysBetween(index, name, [from, until]) }];
    return [{ by, places: [from ? toDayPlace(from) : FIRST, until ? toDayPlace(until) : LAST] }];
  }
  const value = findAsked(name, filter, asked);
  if (value === undefined) return [];
  if (filter.kind !== 'full text') return [{ by, ranges: filteredBy(index, name, value) }];
  return parseSearch(value)?.map(({ prefix }) => ({ by, ranges: [fieldFrom(index, name, prefix)] }));
};

/** Everything that a record must have to be what is asked for; undefined where none can be. */
export const toCriteria = <D extends RecordDef, R>(
  index: SearchIndex<D, R>,
  asked: AnyAsked,
): Criterion[] | undefined => {
  const all = [
    asked.search === undefined ? [] : toWords(index, String(asked.search)),
    ...Object.entries(index.query.filters).map(([name, filter]) => toCriterion(index, name, filter, asked)),
  ];
  return all.some((criteria) => criteria === undefined) ? undefined : all.flatMap((criteria) => criteria ?? []);
};

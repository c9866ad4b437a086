import type { AnyAsked, ListFilter, ListQuery } from '../../base/list-query';
import type { RecordDef, ValueOf } from '../record';
import { findAsked, findDaysAsked } from './search-criteria';
import { listValues, toFilterEntry, toValueEntries } from './search-entries';
import type { IndexedValue, SearchIndex } from './search-index';
import { searchMatcher } from './search-text';

type Test = (value: IndexedValue) => boolean;
const toTest = <Q extends ListQuery>(
  { order }: Pick<SearchIndex<RecordDef, unknown, Q>, 'order'>,
  name: string,
  filter: ListFilter,
  asked: AnyAsked,
): Test | undefined => {
  if (filter.kind === 'day range') {
    const [from, until] = findDaysAsked(filter, asked);
    const isBetween = (day: string) => (!from || day >= from) && (!until || day <= until);
    // Where records are sorted by it, what has no day is before all days.
    const noDays = order === name ? [''] : [];
    const listDays = (value: IndexedValue) => (value === undefined ? noDays : listValues(value).map(String));
    return from || until ? (value) => listDays(value).some(isBetween) : undefined;
  }
  const wanted = findAsked(name, filter, asked);
  if (wanted === undefined) return undefined;
  if (filter.kind !== 'full text')
    return (value) => toValueEntries(name, filter, value).includes(toFilterEntry(name, filter, wanted));
  const hasWords = searchMatcher(wanted);
  return hasWords && ((value) => hasWords(listValues(value).map(String)));
};

/** Whether a record is what is asked for, by looking at it. The index gives the same answer without reading the record. */
export const recordMatcher = <D extends RecordDef, R, Q extends ListQuery>(
  index: SearchIndex<D, R, Q>,
  asked: AnyAsked,
): ((value: ValueOf<D>) => boolean) => {
  const { letter, toCode, codes = false } = index.search ?? {};
  const search = asked.search === undefined ? undefined : String(asked.search);
  const whole = search === undefined ? undefined : toCode?.(search);
  const isFound = search === undefined ? undefined : searchMatcher(whole ?? search, letter);
  const tests = Object.entries(index.query.filters).map(
    ([name, filter]) => [name, toTest(index, name, filter, asked)] as const,
  );
  return (value) => {
    const values: Readonly<Record<string, IndexedValue>> = index.values(value);
    const texts = [...index.texts(value), ...(codes || whole !== undefined ? (index.codes?.(value) ?? []) : [])];
    const serial = letter === undefined || whole !== undefined ? undefined : index.serial(value);
    return (isFound?.(texts, serial) ?? true) && tests.every(([name, test]) => test?.(values[name]) ?? true);
  };
};

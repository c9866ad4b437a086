import { searchMatcher } from '../../../store/search/search-text';
import { getTripAdvisor } from './lifecycle/trip-life';
import type { TripRow } from './trip';
import { getTripSerial, getTripTexts, TRIP_CODE_LETTER } from './trip-search.index';

/** What a trip list can be narrowed to, besides which of the lists it is. Source: spec 2 §2 Trip list table. */
export type TripFilters = {
  search?: string | undefined;
  status: string;
  group_kind?: string | undefined;
  sub_type?: string | undefined;
  /** Who works on it. */
  advisor?: string | undefined;
  tag?: string | undefined;
  /** First and last day on which it may leave. */
  from?: string | undefined;
  until?: string | undefined;
};
type Test = (row: TripRow) => boolean;

/** Whether a search means a row; undefined where it says nothing. */
const searchTest = (search: string): Test | undefined => {
  const isMeant = searchMatcher(search, TRIP_CODE_LETTER);
  return isMeant && ((row) => isMeant(getTripTexts(row), getTripSerial(row)));
};
const sameWord = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** Whether a row of the trip list is meant, by everything that is asked at once; undefined when the list is shown whole. */
export const tripMatcher = (asked: TripFilters): Test | undefined => {
  const { search, status, group_kind, sub_type, advisor, tag, from, until } = asked;
  const hasWords = search === undefined ? undefined : searchTest(search);
  const tests: Test[] = [
    ...(status === 'All' ? [] : [(row: TripRow) => row.trip_status === status]),
    ...(group_kind ? [(row: TripRow) => row.trip_group_kind === group_kind] : []),
    ...(sub_type ? [(row: TripRow) => row.trip_sub_type === sub_type] : []),
    ...(advisor ? [(row: TripRow) => getTripAdvisor(row) === advisor] : []),
    ...(tag ? [(row: TripRow) => row.tags.some((one) => sameWord(one, tag))] : []),
    ...(from ? [(row: TripRow) => row.start_date !== undefined && row.start_date >= from] : []),
    ...(until ? [(row: TripRow) => row.start_date !== undefined && row.start_date <= until] : []),
    ...(hasWords ? [hasWords] : []),
  ];
  return tests.length > 0 ? (row) => tests.every((test) => test(row)) : undefined;
};

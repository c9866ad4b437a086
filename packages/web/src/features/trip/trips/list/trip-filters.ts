import { TRIP_QUERY } from '@wayline/core/areas/trip/trips/trip-query';
import {
  DEPARTING,
  TRIP_GROUP_KINDS,
  TRIP_STATUSES,
  TRIP_SUB_TYPE_CODES,
  TRIP_SUB_TYPES,
} from '@wayline/core/areas/trip/trips/trip-types';
import { isDay } from '@wayline/core/base/days';
import { useSearchParams } from 'react-router-dom';
import type { CallInput } from '../../../../lib/api';
import { SORT_PARAM } from '../../../../ui/table/use-address-sort';

type Asked = CallInput<'trips.list'>;
export type TripFilters = Pick<
  Asked,
  'filter' | 'status' | 'group_kind' | 'sub_type' | 'advisor' | 'tag' | 'departing' | 'from' | 'until'
>;
export type TripFilterName = keyof TripFilters;

const oneOf = (choices: readonly string[]) => (text: string) => choices.includes(text);
/** What each filter may be in an address; anything else counts as not asked. */
const FILTERS: Record<TripFilterName, (text: string) => boolean> = {
  filter: oneOf(Object.keys(TRIP_QUERY.states.parts)),
  status: oneOf(TRIP_STATUSES),
  group_kind: oneOf(TRIP_GROUP_KINDS),
  sub_type: oneOf([...TRIP_SUB_TYPES, ...TRIP_SUB_TYPE_CODES]),
  advisor: (text) => /^usr_[0-9A-Z]{26}$/.test(text),
  tag: (text) => text.trim() !== '' && text.length <= 255,
  departing: oneOf(DEPARTING),
  from: isDay,
  until: isDay,
};
const NAMES = Object.keys(FILTERS) as TripFilterName[];
const LONGEST_SEARCH = 120;

/** The filters an address asks for. */
export const parseTripFilters = (address: URLSearchParams): TripFilters =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const text = address.get(name);
      return text !== null && FILTERS[name](text) ? [[name, text]] : [];
    }),
  );

/** The words an address looks for. */
export const parseTripSearch = (address: URLSearchParams): string | undefined =>
  address.get('search')?.slice(0, LONGEST_SEARCH) || undefined;

/** Search, filters and order of the trip list, kept in the address so that what is seen can be linked. */
export const useTripFilters = () => {
  const [address, setAddress] = useSearchParams();
  const filters = parseTripFilters(address);
  const search = parseTripSearch(address);
  const sort = address.get(SORT_PARAM) ?? undefined;
  const show = (asked: Record<string, string | undefined>) =>
    setAddress(
      Object.entries(asked).filter((entry): entry is [string, string] => Boolean(entry[1])),
      { replace: true },
    );
  return {
    filters,
    search,
    sort,
    /** Everything at once, as a saved view asks. */
    show,
    /** These filters changed, the others as they are. */
    narrow: (changes: Partial<Record<TripFilterName, string | undefined>>) =>
      show({ search, ...filters, ...changes, sort }),
    find: (text: string | undefined) => show({ ...filters, search: text, sort }),
    order: (by: string | undefined) => show({ ...filters, search, sort: by }),
  };
};

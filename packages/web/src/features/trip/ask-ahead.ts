import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import type { TripId } from '@wayline/core/base/ids';
import { SORT_PARAM, TAB_PARAM } from '../../lib/address-names';
import { queryClient } from '../../lib/query-client';
import type { Opened } from '../../navigation/page';
import { fetchGrid } from '../../ui/table/later-grid';
import { DEFAULT_PAGE_SIZE, type PageSize } from '../../ui/table/table-types';
import { readLocalSetting } from '../../ui/table/use-local-setting';
import { tablePageQuery } from '../../ui/table/use-table-rows';
import { fetchTrips } from './trips/list/trip-queries';
import { tripQueries } from './trips/trip-queries';

/** Begins to read the trip that a planner's address names. */
export const askForTrip = (opened?: Opened): Promise<unknown> | undefined =>
  opened?.params.trip_id === undefined
    ? undefined
    : queryClient.prefetchQuery(tripQueries.one(opened.params.trip_id as TripId));

/** Most addresses ask for nothing; the others are read by what comes with the page. */
const readQuestion = async (address: URLSearchParams) =>
  address.toString() === ''
    ? { search: undefined, filters: {} }
    : (await import('./trips/list/trip-list')).parseTripQuery(address);

const askForPage = async (address: URLSearchParams, pageSize: PageSize) => {
  const { search, filters } = await readQuestion(address);
  const wanted = { name: 'trips', fetchRows: fetchTrips, pageSize, cursor: undefined, search, filters };
  return queryClient.prefetchQuery(tablePageQuery<TripRow>(queryClient, wanted));
};

/** Begins to read the page of trips that an address shows, and to fetch the grid for it. In another order the table reads more than a page, and asks itself. */
export const askForTrips = async (opened?: Opened): Promise<unknown> => {
  const address = new URLSearchParams(opened?.search);
  const pageSize = readLocalSetting<PageSize>('trips.page-size', DEFAULT_PAGE_SIZE);
  const own = opened && !address.has(TAB_PARAM) && !address.has(SORT_PARAM) && pageSize !== 'All';
  return Promise.all([fetchGrid(), own && askForPage(address, pageSize)]);
};

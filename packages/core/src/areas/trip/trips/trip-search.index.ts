import { TRIP_SCOPE } from '../../../access/trip-scope';
import type { SearchIndex } from '../../../store/search/search-index';
import { parseCode } from '../../../store/search/search-text';
import { getTripAdvisor } from './lifecycle/trip-life';
import type { TripRow } from './trip';
import { ARCHIVED_TRIP_LIST, TRIP_LIST, TripRows, Trips } from './trip.records';
import { TRIP_QUERY } from './trip-query';

const LETTER = 't';

/** How trips are found: by the words of their rows, and by what their list can be narrowed to. */
export const TRIP_INDEX: SearchIndex<typeof Trips, TripRow, typeof TRIP_QUERY> = {
  name: 'TRIPS',
  def: Trips,
  rows: TripRows,
  serial: ({ code }) => parseCode(LETTER, code),
  texts: ({ custom_code, trip_name, lead_traveler, advisor_name, trip_destinations, tags }) => [
    ...[custom_code, trip_name, lead_traveler, advisor_name],
    ...trip_destinations,
    ...tags,
  ],
  search: { letter: LETTER },
  query: TRIP_QUERY,
  values: (trip) => ({
    status: trip.trip_status,
    group_kind: trip.trip_group_kind,
    sub_type: trip.trip_sub_type,
    advisor: getTripAdvisor(trip),
    tag: trip.tags,
    start: trip.start_date,
  }),
  names: { group_kind: 'kind', sub_type: 'type' },
  aside: { name: 'archived', has: ({ archived_at }) => Boolean(archived_at) },
  lists: () => ({ current: TRIP_LIST, aside: ARCHIVED_TRIP_LIST }),
  members: TRIP_SCOPE.membersOf,
  subject: ({ id }) => ({ trip_id: id }),
};

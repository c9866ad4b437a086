import { TRIP_SCOPE } from '../../../access/trip-scope';
import type { SearchIndex } from '../../../store/search/search-index';
import { getTripAdvisor } from './lifecycle/trip-life';
import type { TripRow } from './trip';
import { TripRows, Trips } from './trip.records';

/** What a trip's code begins with, in small letters. */
export const TRIP_CODE_LETTER = 't';
const CODE = /^T-([1-9]\d{0,7})$/;
/** The number in a trip's code, which no other trip of the company has had. */
export const getTripSerial = ({ code }: Pick<TripRow, 'code'>): number | undefined => {
  const number = CODE.exec(code)?.[1];
  return number === undefined ? undefined : Number(number);
};

type Texts = 'custom_code' | 'trip_name' | 'lead_traveler' | 'advisor_name' | 'trip_destinations' | 'tags';
/** What a search of trips looks at, besides the code. */
export const getTripTexts = (row: Pick<TripRow, Texts>): readonly (string | undefined)[] => [
  row.custom_code,
  row.trip_name,
  row.lead_traveler,
  row.advisor_name,
  ...row.trip_destinations,
  ...row.tags,
];

/** The filters of the trip list, as they are called in its index. */
export const TRIP_FILTERS = {
  archived: 'archived',
  status: (status: string) => `status:${status}`,
  group_kind: (kind: string) => `kind:${kind}`,
  sub_type: (type: string) => `type:${type}`,
  advisor: (user: string) => `advisor:${user}`,
  member: (user: string) => `member:${user}`,
  tag: (tag: string) => `tag:${tag.toLowerCase()}`,
} as const;

export const TRIP_START = 'start';

/** How trips are found: by the words of their rows, and by what their list can be narrowed to. */
export const TRIP_INDEX: SearchIndex<typeof Trips, TripRow> = {
  name: 'TRIPS',
  def: Trips,
  rows: TripRows,
  serial: getTripSerial,
  texts: getTripTexts,
  filters: (trip) => [
    ...(trip.archived_at ? [TRIP_FILTERS.archived] : []),
    TRIP_FILTERS.status(trip.trip_status),
    TRIP_FILTERS.group_kind(trip.trip_group_kind),
    TRIP_FILTERS.sub_type(trip.trip_sub_type),
    TRIP_FILTERS.advisor(getTripAdvisor(trip)),
    ...TRIP_SCOPE.membersOf(trip).map(TRIP_FILTERS.member),
    ...trip.tags.map(TRIP_FILTERS.tag),
  ],
  days: ({ start_date }) => ({ [TRIP_START]: start_date }),
  subject: ({ id }) => ({ trip_id: id }),
};

import { listOwnTrips } from '@wayline/core/areas/trip/trips/newest-trips';
import { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { ARCHIVED_TRIP_LIST, TRIP_LIST, TripRows, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { tripMatcher } from '@wayline/core/areas/trip/trips/trip-search';
import type { Departing } from '@wayline/core/areas/trip/trips/trip-types';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { ok } from '@wayline/core/base/result';
import { BadCursor } from '@wayline/core/store/cursor';
import { fullPage } from '@wayline/core/store/full-page';
import { ListCounters } from '@wayline/core/store/list-counter';
import type { Page } from '@wayline/core/store/read';
import { type Call, endpoint } from '../../kernel/endpoint';
import { nextDepartures } from './next-departures';

const READ_AHEAD = 1_000;
const LISTS = {
  Active: [TRIP_LIST],
  Archived: [ARCHIVED_TRIP_LIST],
  All: [TRIP_LIST, ARCHIVED_TRIP_LIST],
} as const;

/** Where a page begins: in which of the lists, and behind which of its rows. A page of the first list is named without it. */
type Place = { at: number; cursor: string | undefined };
const placeOf = (cursor: string | undefined): Place => {
  const [, at, rest] = /^(\d)\.(.*)$/.exec(cursor ?? '') ?? [];
  return at === undefined ? { at: 0, cursor } : { at: Number(at), cursor: rest || undefined };
};
const cursorOf = ({ at, cursor }: Place) => (at === 0 ? cursor : `${at}.${cursor ?? ''}`);

type Asked = Call<(typeof tripsContracts)['trips.list']>;
/** How many trips the lists hold together, where more than one is shown. */
const totalOf = async ({ db }: Pick<Asked, 'db'>) => {
  const wanted = LISTS.All.map(([name]) => ({ def: ListCounters, key: { name } }));
  const heads = await db.getMany(wanted);
  return heads.reduce((sum, head) => sum + (head?.n ?? 0), 0);
};

/** The next departures that the dashboard counts, in one page: they are few. */
const departingTrips = async (
  { actor, db, deps, input }: Pick<Asked, 'actor' | 'db' | 'deps' | 'input'>,
  which: Departing,
) => {
  const wanted = await nextDepartures(deps.table, actor, deps.now().slice(0, 10));
  const keys = wanted[which].map((id) => ({ def: Trips, key: { id } }));
  const found = await db.getMany(keys);
  const matches = tripMatcher(input) ?? (() => true);
  const trips = found.flatMap((trip) => (trip ? [TripRow.parse(trip)] : [])).filter(matches);
  return ok({ trips, total: trips.length, filtered: trips.length });
};

/** A page of the trips that a reader works on who does not see all: they are few, so all are read. Its cursor is the last id. */
const ownTrips = async ({ db, input }: Pick<Asked, 'db' | 'input'>) => {
  const own = (await listOwnTrips(db)).filter(
    ({ archived_at }) => input.filter === 'All' || (input.filter === 'Archived') === (archived_at !== undefined),
  );
  const found = own.map((trip) => TripRow.parse(trip)).filter(tripMatcher(input) ?? (() => true));
  const rest = found.filter(({ id }) => input.cursor === undefined || id < input.cursor);
  const trips = rest.slice(0, input.per_page);
  const cursor = rest.length > trips.length ? trips.at(-1)?.id : undefined;
  return ok({ trips, cursor, total: own.length, filtered: found.length });
};

/** A page is read until it is full or the lists end, however much the table hands out at once. Source: R-TRIP-038. */
export const handler = endpoint(tripsContracts['trips.list'], async ({ input, actor, db, deps }) => {
  if (input.departing) return departingTrips({ input, actor, db, deps }, input.departing);
  if (deps.table.scope) return ownTrips({ input, db });
  const lists = LISTS[input.filter];
  const matches = tripMatcher(input);
  let total = 0;
  const next = async (from: string | undefined, room: number): Promise<Page<TripRow>> => {
    const { at, cursor } = placeOf(from);
    const list = lists[at];
    if (!list) throw new BadCursor();
    // The first page of a list has its counter in it.
    const limit = matches ? READ_AHEAD : room + (cursor === undefined ? 1 : 0);
    const page = await db.listRows(list, TripRows, { cursor, limit, newestFirst: true });
    total = page.total ?? total;
    const following = at + 1 < lists.length ? cursorOf({ at: at + 1, cursor: undefined }) : undefined;
    return {
      items: page.items,
      cursor: page.cursor === undefined ? following : cursorOf({ at, cursor: page.cursor }),
      cursorAfter: (index) => cursorOf({ at, cursor: page.cursorAfter(index) }),
    };
  };
  const counted = lists.length > 1 && input.cursor === undefined ? totalOf({ db }) : undefined;
  const { items: trips, cursor } = await fullPage({
    size: input.per_page,
    cursor: input.cursor,
    next,
    matches: matches ?? (() => true),
  });
  if (counted) total = await counted;
  const filtered = cursor ? undefined : matches ? trips.length : total;
  return ok({ trips, cursor, total, filtered });
});

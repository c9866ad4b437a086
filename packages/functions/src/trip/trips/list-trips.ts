import { nextDepartures } from '@wayline/core/areas/trip/trips/next-departures';
import { searchTrips } from '@wayline/core/areas/trip/trips/search-trips';
import { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { TripRows, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import { readTripTotal, TRIP_LISTS } from '@wayline/core/areas/trip/trips/trip-lists';
import { tripMatcher } from '@wayline/core/areas/trip/trips/trip-search';
import type { Departing } from '@wayline/core/areas/trip/trips/trip-types';
import { tripsContracts } from '@wayline/core/areas/trip/trips/trips.contract';
import { ok } from '@wayline/core/base/result';
import { BadCursor } from '@wayline/core/store/cursor';
import { fullPage } from '@wayline/core/store/full-page';
import type { Page } from '@wayline/core/store/read';
import { type Call, endpoint } from '../../kernel/endpoint';

/** Where a page begins: in which of the lists, and behind which of its rows. A page of the first list is named without it. */
type Place = { at: number; cursor: string | undefined };
const placeOf = (cursor: string | undefined): Place => {
  const [, at, rest] = /^(\d)\.(.*)$/.exec(cursor ?? '') ?? [];
  return at === undefined ? { at: 0, cursor } : { at: Number(at), cursor: rest || undefined };
};
const cursorOf = ({ at, cursor }: Place) => (at === 0 ? cursor : `${at}.${cursor ?? ''}`);

type Asked = Call<(typeof tripsContracts)['trips.list']>;
/** The next departures that the dashboard counts, in one page: they are few. */
const departingTrips = async (
  { actor, db, deps, input }: Pick<Asked, 'actor' | 'db' | 'deps' | 'input'>,
  which: Departing,
) => {
  const wanted = await nextDepartures(db, actor, deps.now().slice(0, 10));
  const keys = wanted[which].map((id) => ({ def: Trips, key: { id } }));
  const found = await db.getMany(keys);
  const matches = tripMatcher(input) ?? (() => true);
  const trips = found.flatMap((trip) => (trip ? [TripRow.parse(trip)] : [])).filter(matches);
  return ok({ trips, total: trips.length, filtered: trips.length });
};

/**
 * A page is read until it is full or the lists end, however much the table hands out at once; what narrows them is looked up, and so is what a
 * reader sees who does not see all. Source: R-TRIP-038.
 */
export const handler = endpoint(tripsContracts['trips.list'], async ({ input, actor, db, deps }) => {
  if (input.departing) return departingTrips({ input, actor, db, deps }, input.departing);
  if (tripMatcher(input) || deps.table.scope) return ok(await searchTrips(db, input));
  const lists = TRIP_LISTS[input.filter];
  const next = async (from: string | undefined, room: number): Promise<Page<TripRow>> => {
    const { at, cursor } = placeOf(from);
    const list = lists[at];
    if (!list) throw new BadCursor();
    const page = await db.listRows(list, TripRows, { cursor, limit: room, newestFirst: true });
    const following = at + 1 < lists.length ? cursorOf({ at: at + 1, cursor: undefined }) : undefined;
    return {
      items: page.items,
      cursor: page.cursor === undefined ? following : cursorOf({ at, cursor: page.cursor }),
      cursorAfter: (index) => cursorOf({ at, cursor: page.cursorAfter(index) }),
    };
  };
  const [total, { items: trips, cursor }] = await Promise.all([
    readTripTotal(db, input.filter),
    fullPage({ size: input.per_page, cursor: input.cursor, next, matches: () => true }),
  ]);
  return ok({ trips, cursor, total, filtered: cursor ? undefined : total });
});

import { ok } from '@wayline/core/kernel/result';
import { listRows } from '@wayline/core/store/read';
import { TripRow } from '@wayline/core/trips/trip';
import { TRIP_LIST } from '@wayline/core/trips/trip.records';
import { searchOf, tripMatcher } from '@wayline/core/trips/trip-search';
import { tripsContracts } from '@wayline/core/trips/trips.contract';
import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';

const READ_AHEAD = 1_000;
const Head = z.object({ n: z.int() });
const Row = z.union([TripRow, Head]);
const isTrip = (row: z.infer<typeof Row>): row is TripRow => 'id' in row;

/** The first page begins with the list's head, its total; a page is read until it is full or the list ends, however much the table hands out at once. */
export const handler = endpoint(tripsContracts['trips.list'], async ({ input, actor, deps }) => {
  const search = searchOf(input);
  const matches = tripMatcher(search);
  const trips: TripRow[] = [];
  let total = 0;
  let cursor = input.cursor;
  do {
    const headRow = cursor === undefined ? 1 : 0;
    const limit = search ? READ_AHEAD : input.per_page - trips.length + headRow;
    const page = await listRows(deps.table, actor.company_id, TRIP_LIST, (row) => Row.parse(row), {
      cursor,
      limit,
      newestFirst: true,
    });
    for (const row of page.items) {
      if (isTrip(row)) trips.push(...(matches(row) ? [row] : []));
      else total = row.n;
    }
    cursor = page.cursor;
  } while (cursor && trips.length < input.per_page);
  const filtered = cursor ? undefined : search ? trips.length : total;
  return ok({ trips, cursor, total, filtered });
});

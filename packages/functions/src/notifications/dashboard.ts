import { addDays } from '@wayline/core/kernel/days';
import { ok } from '@wayline/core/kernel/result';
import { notificationsContracts } from '@wayline/core/notifications/notifications.contract';
import { listPartition, listRows } from '@wayline/core/store/read';
import { TripRow } from '@wayline/core/trips/trip';
import { Departures, TRIP_LIST } from '@wayline/core/trips/trip.records';
import type { TripStatus } from '@wayline/core/trips/trip-types';
import * as z from 'zod';
import { endpoint } from '../kernel/endpoint';

const SOON_DAYS = 30;
const RECENT = 6;
const UPCOMING = 20;
/** Trips nobody has to be paid for any more. */
const SETTLED: readonly TripStatus[] = ['PAID', 'COMPLETE', 'CANCELLED'];
const Row = z.union([TripRow, z.object({ n: z.int() })]);

/** What departs next, what was worked on last, and how much there is: trips for those who view trips, what is not paid for those who see sales. */
export const handler = endpoint(notificationsContracts['misc.dashboard.get'], async ({ actor, deps }) => {
  const [maySeeTrips, maySeeSales] = [actor.permissions.has('View Trips'), actor.permissions.has('Dashboard Sales')];
  if (!maySeeTrips) return ok({ upcoming: [], recent: [], counts: { trips: 0, departing_soon: 0 } });
  const today = deps.now().slice(0, 10);
  const yesterday = addDays(today, -1);
  const until = addDays(today, SOON_DAYS);
  const [departures, newest] = await Promise.all([
    listPartition(
      deps.table,
      actor.company_id,
      Departures,
      { partition: ['DEPARTURES'], after: `${yesterday}~` },
      { limit: UPCOMING },
    ),
    listRows(deps.table, actor.company_id, TRIP_LIST, (row) => Row.parse(row), {
      limit: RECENT + 1,
      newestFirst: true,
    }),
  ]);
  const recent = newest.items.filter((row): row is TripRow => 'id' in row);
  const head = newest.items.find((row) => 'n' in row);
  return ok({
    upcoming: departures.items,
    recent,
    counts: {
      trips: head && 'n' in head ? head.n : recent.length,
      departing_soon: departures.items.filter((d) => d.start_date <= until).length,
      ...(maySeeSales && { unpaid: departures.items.filter((d) => !SETTLED.includes(d.trip_status)).length }),
    },
  });
});

import { ok } from '@wayline/core/kernel/result';
import { deadlinesOfUser, hearsOfDeadlines } from '@wayline/core/notifications/deadlines';
import { notificationsContracts } from '@wayline/core/notifications/notifications.contract';
import { listRows } from '@wayline/core/store/read';
import { TripRow } from '@wayline/core/trips/trip';
import { TRIP_LIST } from '@wayline/core/trips/trip.records';
import * as z from 'zod';
import { type Call, endpoint } from '../kernel/endpoint';
import { nextDepartures } from '../trips/next-departures';
import { dueOf } from './due-of';

const RECENT = 6;
const Row = z.union([TripRow, z.object({ n: z.int() })]);

type Asked = Pick<Call<(typeof notificationsContracts)['misc.dashboard.get']>, 'actor' | 'deps'>;
/** The newest trips, and how many there are besides an example; nothing for those who may not view trips. */
const newestTrips = async ({ actor, deps }: Asked) => {
  if (!actor.permissions.has('View Trips')) return { recent: [], trips: 0 };
  const { items } = await listRows(deps.table, actor.company_id, TRIP_LIST, (row) => Row.parse(row), {
    limit: RECENT + 1,
    newestFirst: true,
  });
  const recent = items.filter((row): row is TripRow => 'id' in row);
  const head = items.find((row) => 'n' in row);
  const all = head && 'n' in head ? head.n : recent.length;
  return { recent, trips: all - recent.filter(({ is_example }) => is_example).length };
};

/** What departs next, which deadlines come, what was worked on last, and how much there is: trips for those who view trips, what is not paid for those who see sales. */
export const handler = endpoint(notificationsContracts['misc.dashboard.get'], async ({ actor, deps }) => {
  const now = deps.now();
  const whose = dueOf(actor, now);
  const [{ upcoming, soon, unpaid }, { recent, trips }, deadlines] = await Promise.all([
    nextDepartures(deps.table, actor, now.slice(0, 10)),
    newestTrips({ actor, deps }),
    hearsOfDeadlines(whose) ? deadlinesOfUser(deps.table, whose) : undefined,
  ]);
  const sales = actor.permissions.has('Dashboard Sales') && { unpaid: unpaid.length };
  return ok({ upcoming, deadlines, recent, counts: { trips, departing_soon: soon.length, ...sales } });
});

import { dashboardContracts } from '@wayline/core/areas/trip/deadlines/dashboard.contract';
import { canReceiveDeadlines, deadlinesOfUser, toDeadlineQuery } from '@wayline/core/areas/trip/deadlines/deadlines';
import { newestTrips } from '@wayline/core/areas/trip/trips/newest-trips';
import { nextDepartures } from '@wayline/core/areas/trip/trips/next-departures';
import { ok } from '@wayline/core/base/result';
import { type Call, endpoint } from '../../kernel/endpoint';

const RECENT = 6;

type Asked = Pick<Call<(typeof dashboardContracts)['misc.dashboard.get']>, 'actor' | 'db' | 'deps'>;
/** The newest trips, and how many there are besides an example; nothing for those who may not view trips. */
const recentTrips = async ({ actor, db }: Asked) => {
  if (!actor.permissions.has('View Trips')) return { recent: [], trips: 0 };
  const { items: recent, total } = await newestTrips(db, RECENT);
  return { recent, trips: total - recent.filter(({ is_example }) => is_example).length };
};

/** What departs next, which deadlines come, what was worked on last, and how much there is: trips for those who view trips, what is not paid for those who see sales. */
export const handler = endpoint(dashboardContracts['misc.dashboard.get'], async ({ actor, db, deps }) => {
  const now = deps.now();
  const whose = toDeadlineQuery(actor, now);
  const [{ upcoming, soon, unpaid }, { recent, trips }, deadlines] = await Promise.all([
    nextDepartures(db, actor, now.slice(0, 10)),
    recentTrips({ actor, db, deps }),
    canReceiveDeadlines(whose) ? deadlinesOfUser(db, whose) : undefined,
  ]);
  const sales = actor.permissions.has('Dashboard Sales') && { unpaid: unpaid.length };
  return ok({ upcoming, deadlines, recent, counts: { trips, departing_soon: soon.length, ...sales } });
});

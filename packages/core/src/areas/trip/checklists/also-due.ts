import type { Actor } from '../../../access/actor';
import { getUserTimeZone } from '../../../access/user-time-zone';
import type { TripId } from '../../../base/ids';
import { localAt } from '../../../base/zoned-time';
import type { OutputOf } from '../../../contract/contract';
import { type dueBesideTasks, inTrips, toDeadlineQuery } from '../deadlines/deadlines';
import type { Trip } from '../trips/trip';
import type { checklistsContracts } from './checklists.contract';

type AlsoDue = OutputOf<(typeof checklistsContracts)['trips.checklists.tasks']>['also_due'][number];
type Beside = Awaited<ReturnType<typeof dueBesideTasks>>;

/** What is due of a user beside their tasks, the first first, with the trips it belongs to; they are read with those of the tasks. */
export const alsoDue = (
  actor: Actor,
  now: string,
  { deadlines, reminders }: Beside,
  trips: ReadonlyMap<TripId, Trip>,
): AlsoDue[] => {
  const due: AlsoDue[] = [
    ...inTrips(toDeadlineQuery(actor, now), deadlines, trips).map(({ day, ...deadline }) => ({
      id: deadline.booking?.id ?? deadline.trip_id,
      due_day: day,
      ...deadline,
    })),
    ...reminders.flatMap(({ id, trip_id, due_at }) => {
      const trip = trips.get(trip_id);
      const due_day = localAt(due_at, getUserTimeZone(actor)).date;
      return trip
        ? [{ kind: 'reminder' as const, id, trip_id, trip_name: trip.trip_name, code: trip.code, due_day }]
        : [];
    }),
  ];
  return due.sort((a, b) => a.due_day.localeCompare(b.due_day));
};

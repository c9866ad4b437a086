import type { checklistsContracts } from '@wayline/core/checklists/checklists.contract';
import type { Actor } from '@wayline/core/identity/actor';
import type { OutputOf } from '@wayline/core/kernel/contract';
import type { TripId } from '@wayline/core/kernel/ids';
import { localAt } from '@wayline/core/kernel/zoned-time';
import { type dueBesideTasks, inTrips } from '@wayline/core/notifications/deadlines';
import type { Trip } from '@wayline/core/trips/trip';
import { dueOf } from '../notifications/due-of';
import { zoneOf } from '../notifications/zone-of';

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
    ...inTrips(dueOf(actor, now), deadlines, trips).map(({ day, ...deadline }) => ({
      id: deadline.booking?.id ?? deadline.trip_id,
      due_day: day,
      ...deadline,
    })),
    ...reminders.flatMap(({ id, trip_id, due_at }) => {
      const trip = trips.get(trip_id);
      const due_day = localAt(due_at, zoneOf(actor)).date;
      return trip
        ? [{ kind: 'reminder' as const, id, trip_id, trip_name: trip.trip_name, code: trip.code, due_day }]
        : [];
    }),
  ];
  return due.sort((a, b) => a.due_day.localeCompare(b.due_day));
};

import type { checklistsContracts } from '@wayline/core/checklists/checklists.contract';
import type { Actor } from '@wayline/core/identity/actor';
import type { OutputOf } from '@wayline/core/kernel/contract';
import { localAt } from '@wayline/core/kernel/zoned-time';
import { readDeadlines } from '@wayline/core/notifications/deadlines';
import type { Deps } from '../kernel/deps';
import { zoneOf } from '../notifications/zone-of';

type AlsoDue = OutputOf<(typeof checklistsContracts)['trips.checklists.tasks']>['also_due'];

/** What is due of a user beside their tasks, the first first. */
export const alsoDue = async ({ table, now }: Deps, actor: Actor): Promise<AlsoDue> => {
  const zone = zoneOf(actor);
  const { company_id: company, user_id: user } = actor;
  const today = localAt(now(), zone).date;
  const { payments, reminders, trips } = await readDeadlines(table, { company, user, today });
  const due = [
    ...payments.map(({ trip_id, day, amount }) => ({
      kind: 'final_payment' as const,
      id: trip_id,
      trip_id,
      due_day: day,
      amount,
    })),
    ...reminders.map(({ id, trip_id, due_at }) => ({
      kind: 'reminder' as const,
      id,
      trip_id,
      due_day: localAt(due_at, zone).date,
    })),
  ];
  return due
    .flatMap((one) => {
      const trip = trips.get(one.trip_id);
      return trip ? [{ ...one, trip_name: trip.trip_name, code: trip.code }] : [];
    })
    .sort((a, b) => a.due_day.localeCompare(b.due_day));
};

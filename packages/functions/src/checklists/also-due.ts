import type { checklistsContracts } from '@wayline/core/checklists/checklists.contract';
import type { Actor } from '@wayline/core/identity/actor';
import type { OutputOf } from '@wayline/core/kernel/contract';
import { localAt } from '@wayline/core/kernel/zoned-time';
import { dueBesideTasks } from '@wayline/core/notifications/deadlines';
import type { Deps } from '../kernel/deps';
import { todayOf, zoneOf } from '../notifications/zone-of';

type Named = OutputOf<(typeof checklistsContracts)['trips.checklists.tasks']>['also_due'][number];
type AlsoDue = Omit<Named, 'trip_name' | 'code'>;

/** What is due of a user beside their tasks, the first first; the trips it belongs to are read with those of the tasks. */
export const alsoDue = async ({ table, now }: Deps, actor: Actor): Promise<AlsoDue[]> => {
  const { company_id: company, user_id: user } = actor;
  const { payments, reminders } = await dueBesideTasks(table, {
    company,
    user,
    today: todayOf(actor, now()),
    held: actor.permissions,
  });
  const due: AlsoDue[] = [
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
      due_day: localAt(due_at, zoneOf(actor)).date,
    })),
  ];
  return due.sort((a, b) => a.due_day.localeCompare(b.due_day));
};

import type { Actor } from '@wayline/core/access/actor';
import { Users } from '@wayline/core/access/people.records';
import type { ChecklistTask } from '@wayline/core/areas/trip/checklists/checklist';
import { Travelers } from '@wayline/core/areas/trip/trips/trip.records';
import type { TripId } from '@wayline/core/base/ids';
import { getRecords } from '@wayline/core/store/read';
import type { Deps } from '../../kernel/deps';

const AT_ONCE = 100;
type Named = { [N in 'assigned_to' | 'travelers']?: ChecklistTask[N] | null | undefined };

/** Whether whom a task names is there: the user in this company, the travelers on this trip. */
export const namesOwn = async (
  { actor, deps }: { actor: Actor; deps: Deps },
  trip_id: TripId,
  { assigned_to, travelers }: Named,
): Promise<boolean> => {
  const named = [
    ...(assigned_to ? [{ def: Users, key: { id: assigned_to } }] : []),
    ...(travelers ?? []).map((id) => ({ def: Travelers, key: { trip_id, id } })),
  ];
  for (let from = 0; from < named.length; from += AT_ONCE)
    if ((await getRecords(deps.table, actor.company_id, named.slice(from, from + AT_ONCE))).includes(undefined))
      return false;
  return true;
};

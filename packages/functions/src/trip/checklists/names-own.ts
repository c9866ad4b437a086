import { Users } from '@wayline/core/access/people.records';
import type { ChecklistTask } from '@wayline/core/areas/trip/checklists/checklist';
import { Travelers } from '@wayline/core/areas/trip/trips/trip.records';
import type { TripId } from '@wayline/core/base/ids';
import type { TenantDb } from '@wayline/core/store/tenant-db';

type Named = { [N in 'assigned_to' | 'travelers']?: ChecklistTask[N] | null | undefined };

/** Whether whom a task names is there: the user in this company, the travelers on this trip. */
export const namesOwn = async (db: TenantDb, trip_id: TripId, { assigned_to, travelers }: Named): Promise<boolean> => {
  const named = [
    ...(assigned_to ? [{ def: Users, key: { id: assigned_to } }] : []),
    ...(travelers ?? []).map((id) => ({ def: Travelers, key: { trip_id, id } })),
  ];
  return !(await db.getMany(named)).includes(undefined);
};

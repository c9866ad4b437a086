import { ChecklistTasks, getChecklistPartition } from '@wayline/core/areas/trip/checklists/checklist.records';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { TripId } from '@wayline/core/base/ids';
import type { TenantDb } from '@wayline/core/store/tenant-db';

/** A trip and its tasks; undefined when this company has no such trip. */
export const readChecklist = async (db: TenantDb, id: TripId, consistent = false) => {
  const [trip, { tasks }] = await Promise.all([
    db.get(Trips, { id }),
    db.readPartition(getChecklistPartition(id), { tasks: ChecklistTasks }, { consistent }),
  ]);
  return trip && { trip, tasks };
};

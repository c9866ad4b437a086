import { ChecklistTasks, getChecklistPartition } from '@wayline/core/areas/trip/checklists/checklist.records';
import { Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { CompanyId, TripId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { getRecord, readPartition } from '@wayline/core/store/read';

/** A trip and its tasks; undefined when this company has no such trip. */
export const readChecklist = async (table: Table, company: CompanyId, id: TripId, consistent = false) => {
  const [trip, { tasks }] = await Promise.all([
    getRecord(table, company, Trips, { id }),
    readPartition(table, company, getChecklistPartition(id), { tasks: ChecklistTasks }, { consistent }),
  ]);
  return trip && { trip, tasks };
};

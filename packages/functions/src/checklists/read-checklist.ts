import { ChecklistTasks, checklistOf } from '@wayline/core/checklists/checklist.records';
import type { CompanyId, TripId } from '@wayline/core/kernel/ids';
import type { Table } from '@wayline/core/store/client';
import { getRecord, readPartition } from '@wayline/core/store/read';
import { Trips } from '@wayline/core/trips/trip.records';

/** A trip and its tasks; undefined when this company has no such trip. */
export const readChecklist = async (table: Table, company: CompanyId, id: TripId, consistent = false) => {
  const [trip, { tasks }] = await Promise.all([
    getRecord(table, company, Trips, { id }),
    readPartition(table, company, checklistOf(id), { tasks: ChecklistTasks }, { consistent }),
  ]);
  return trip && { trip, tasks };
};

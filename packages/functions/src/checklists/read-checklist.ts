import type { ChecklistTask } from '@wayline/core/checklists/checklist';
import { ChecklistTasks, checklistOf } from '@wayline/core/checklists/checklist.records';
import type { CompanyId, TaskId, TripId } from '@wayline/core/kernel/ids';
import type { Table } from '@wayline/core/store/client';
import { getRecord, getRecords, readPartition } from '@wayline/core/store/read';
import type { Trip } from '@wayline/core/trips/trip';
import { Trips } from '@wayline/core/trips/trip.records';

/** A trip and its tasks; undefined when this company has no such trip. */
export const readChecklist = async (table: Table, company: CompanyId, id: TripId) => {
  const [trip, { tasks }] = await Promise.all([
    getRecord(table, company, Trips, { id }),
    readPartition(table, company, checklistOf(id), { tasks: ChecklistTasks }),
  ]);
  return trip && { trip, tasks };
};

/** One task of a trip that is still there. */
export const readTask = async (table: Table, company: CompanyId, trip: TripId, task: TaskId) => {
  const [standing, found] = (await getRecords(table, company, [
    { def: Trips, key: { id: trip } },
    { def: ChecklistTasks, key: { trip_id: trip, id: task } },
  ])) as [Trip | undefined, ChecklistTask | undefined];
  return standing && found;
};

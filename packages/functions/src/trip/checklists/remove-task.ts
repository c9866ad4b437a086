import { ChecklistTasks } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { readInTrip } from '@wayline/core/areas/trip/trips/read-in-trip';
import { refuse } from '@wayline/core/base/result';
import { retryOnConflict } from '@wayline/core/store/retry-on-conflict';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(checklistsContracts['trips.checklists.delete'], ({ input: { id, task }, db, commit }) =>
  retryOnConflict(async () => {
    const read = await readInTrip(db, ChecklistTasks, { trip_id: id, id: task }, true);
    if (!read) return refuse('record.missing');
    return commit({ writes: [db.delete(ChecklistTasks, read.found)], answer: { status: 'success' as const } });
  }),
);

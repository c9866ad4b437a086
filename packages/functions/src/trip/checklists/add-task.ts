import { MAX_TASKS } from '@wayline/core/areas/trip/checklists/checklist';
import { ChecklistTasks } from '@wayline/core/areas/trip/checklists/checklist.records';
import { namesOwn, newTask, readChecklist } from '@wayline/core/areas/trip/checklists/checklist-tasks';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { refuse } from '@wayline/core/areas/trip/checklists/errors';
import { inTurn } from '@wayline/core/store/in-turn';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklists.create'],
  ({ input: { id, ...draft }, actor, db, deps, commit }) =>
    inTurn({ db, deps }, `tasks ${id}`, async (turn) => {
      const found = await readChecklist(db, id, true);
      if (!found || !(await namesOwn(db, id, draft))) return refuse('record.missing');
      if (found.tasks.length >= MAX_TASKS)
        return refuse('checklist.too_many', { params: { limit: String(MAX_TASKS) } });
      const created = db.create(ChecklistTasks, newTask({ actor, deps }, id, draft));
      return commit({ writes: [turn, created], answer: { task: created.after } });
    }),
);

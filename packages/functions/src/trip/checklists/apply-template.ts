import { MAX_TASKS } from '@wayline/core/areas/trip/checklists/checklist';
import { checklistApplied } from '@wayline/core/areas/trip/checklists/checklist.events';
import { ChecklistTasks, ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { newTask, readChecklist } from '@wayline/core/areas/trip/checklists/checklist-tasks';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { refuse } from '@wayline/core/areas/trip/checklists/errors';
import { tasksOfTemplate } from '@wayline/core/areas/trip/checklists/tasks';
import { inTurn } from '@wayline/core/store/in-turn';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklists.apply'],
  ({ input: { id, template: template_id }, actor, db, deps, commit }) =>
    inTurn({ db, deps }, `tasks ${id}`, async (turn) => {
      const [found, template] = await Promise.all([
        readChecklist(db, id, true),
        db.get(ChecklistTemplates, { id: template_id }),
      ]);
      if (!found || !template) return refuse('record.missing');
      if (found.tasks.length + template.tasks.length > MAX_TASKS)
        return refuse('checklist.too_many', { params: { limit: String(MAX_TASKS) } });
      const tasks = tasksOfTemplate(template, found.trip.start_date).map((draft) =>
        db.insert(ChecklistTasks, newTask({ actor, deps }, id, draft)),
      );
      return commit({
        writes: [turn, ...tasks],
        audit: { changes: { template: template.name } },
        events: [checklistApplied({ ...template, trip_id: id })],
        answer: { tasks: tasks.map(({ after }) => after) },
      });
    }),
);

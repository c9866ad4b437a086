import { CHECKLIST_TEMPLATES, ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { readChecklist } from '@wayline/core/areas/trip/checklists/checklist-tasks';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { inOrder, notCompleteCount } from '@wayline/core/areas/trip/checklists/tasks';
import { ok, refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(checklistsContracts['trips.checklists.list'], async ({ input, db }) => {
  const [found, { templates }] = await Promise.all([
    readChecklist(db, input.id),
    db.readPartition(CHECKLIST_TEMPLATES, { templates: ChecklistTemplates }),
  ]);
  if (!found) return refuse('record.missing');
  return ok({ tasks: inOrder(found.tasks), not_complete: notCompleteCount(found.tasks), templates });
});

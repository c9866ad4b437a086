import { CHECKLIST_TEMPLATES, ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { inOrder, notCompleteCount } from '@wayline/core/areas/trip/checklists/tasks';
import { ok, refuse } from '@wayline/core/base/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../../kernel/endpoint';
import { readChecklist } from './read-checklist';

export const handler = endpoint(checklistsContracts['trips.checklists.list'], async ({ input, actor, deps }) => {
  const [found, { templates }] = await Promise.all([
    readChecklist(deps.table, actor.company_id, input.id),
    readPartition(deps.table, actor.company_id, CHECKLIST_TEMPLATES, { templates: ChecklistTemplates }),
  ]);
  if (!found) return refuse('record.missing');
  return ok({ tasks: inOrder(found.tasks), not_complete: notCompleteCount(found.tasks), templates });
});

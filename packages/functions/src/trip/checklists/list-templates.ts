import { CHECKLIST_TEMPLATES, ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { ok } from '@wayline/core/base/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(checklistsContracts['trips.checklist-templates.list'], async ({ actor, deps }) =>
  ok(await readPartition(deps.table, actor.company_id, CHECKLIST_TEMPLATES, { templates: ChecklistTemplates })),
);

import { CHECKLIST_TEMPLATES, ChecklistTemplates } from '@wayline/core/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/checklists/checklists.contract';
import { ok } from '@wayline/core/kernel/result';
import { readPartition } from '@wayline/core/store/read';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(checklistsContracts['trips.checklist-templates.list'], async ({ actor, deps }) =>
  ok(await readPartition(deps.table, actor.company_id, CHECKLIST_TEMPLATES, { templates: ChecklistTemplates })),
);

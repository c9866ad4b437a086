import { CHECKLIST_TEMPLATES, ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(checklistsContracts['trips.checklist-templates.list'], async ({ db }) =>
  ok(await db.readPartition(CHECKLIST_TEMPLATES, { templates: ChecklistTemplates })),
);

import { checklistEvents } from '@wayline/core/areas/trip/checklists/checklist.events';
import { ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklist-templates.create'],
  async ({ input, actor, deps, commit }) => {
    const now = deps.now();
    const own = { user_id: actor.user_id, created_at: now, updated_at: now, version: 1 };
    const template = { ...input, ...own, id: deps.newId('checklist_template') };
    return commit({
      writes: [writesFor(deps.table, actor.company_id).insert(ChecklistTemplates, template)],
      audit: { subject: template.id },
      events: [checklistEvents.template_created(template)],
      answer: { template },
    });
  },
);

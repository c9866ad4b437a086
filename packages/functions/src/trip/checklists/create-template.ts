import { checklistEvents } from '@wayline/core/areas/trip/checklists/checklist.events';
import { ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklist-templates.create'],
  async ({ input, actor, db, deps, commit }) => {
    const now = deps.now();
    const own = { user_id: actor.user_id, created_at: now, updated_at: now, version: 1 };
    const template = { ...input, ...own, id: deps.newId('checklist_template') };
    return commit({
      writes: [db.insert(ChecklistTemplates, template)],
      audit: { subject: template.id },
      events: [checklistEvents.template_created(template)],
      answer: { template },
    });
  },
);

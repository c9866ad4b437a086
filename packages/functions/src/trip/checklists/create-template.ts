import { ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklist-templates.create'],
  async ({ input, actor, db, deps, commit }) => {
    const draft = { ...input, id: deps.newId('checklist_template'), user_id: actor.user_id };
    const created = db.create(ChecklistTemplates, draft);
    return commit({ writes: [created], answer: { template: created.after } });
  },
);

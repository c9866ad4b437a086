import { ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklist-templates.update'],
  async ({ input: { template: id, version, ...changes }, db, commit }) => {
    const seen = await db.getSeen(ChecklistTemplates, { id }, version);
    if (!seen.ok) return seen;
    const saved = db.save(ChecklistTemplates, seen.value, { ...seen.value, ...changes }, { changes });
    return commit({ writes: [saved], answer: { template: saved.after } });
  },
);

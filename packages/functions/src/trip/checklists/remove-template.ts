import { checklistRemoved } from '@wayline/core/areas/trip/checklists/checklist.events';
import { ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklist-templates.delete'],
  ({ input: { template: id }, db, commit }) =>
    commit({
      writes: [db.remove(ChecklistTemplates, { id })],
      events: [checklistRemoved({ id })],
      answer: { status: 'success' as const },
    }),
);

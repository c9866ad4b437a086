import { checklistRemoved } from '@wayline/core/areas/trip/checklists/checklist.events';
import { ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklist-templates.delete'],
  ({ input: { template: id }, actor, deps, commit }) =>
    commit({
      writes: [writesFor(deps.table, actor.company_id).remove(ChecklistTemplates, { id })],
      audit: { subject: id },
      events: [checklistRemoved({ id })],
      answer: { status: 'success' as const },
    }),
);

import { ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';
import { templateEvent } from './template-event';

export const handler = endpoint(
  checklistsContracts['trips.checklist-templates.delete'],
  ({ input: { template: id }, actor, deps, commit }) =>
    commit({
      writes: [writesFor(deps.table, actor.company_id).remove(ChecklistTemplates, { id })],
      audit: { subject: id, action: 'checklist.template_removed' },
      event: templateEvent(actor, 'removed a checklist'),
      answer: { status: 'success' as const },
    }),
);

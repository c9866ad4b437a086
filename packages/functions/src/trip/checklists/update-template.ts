import { checklistEvents } from '@wayline/core/areas/trip/checklists/checklist.events';
import { ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { refuse } from '@wayline/core/base/result';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklist-templates.update'],
  async ({ input: { template: id, version, ...changes }, actor, deps, commit }) => {
    const before = await getRecord(deps.table, actor.company_id, ChecklistTemplates, { id });
    if (!before) return refuse('record.missing');
    if (before.version !== version) return refuse('record.stale', { current: before });
    const template = { ...before, ...changes, updated_at: deps.now(), version: version + 1 };
    return commit({
      writes: [writesFor(deps.table, actor.company_id).change(ChecklistTemplates, before, template)],
      audit: { subject: id, changes },
      events: [checklistEvents.template_changed(template)],
      answer: { template },
    });
  },
);

import { checklistEvents } from '@wayline/core/areas/trip/checklists/checklist.events';
import { ChecklistTemplates } from '@wayline/core/areas/trip/checklists/checklist.records';
import { checklistsContracts } from '@wayline/core/areas/trip/checklists/checklists.contract';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

export const handler = endpoint(
  checklistsContracts['trips.checklist-templates.update'],
  async ({ input: { template: id, version, ...changes }, db, deps, commit }) => {
    const before = await db.get(ChecklistTemplates, { id });
    if (!before) return refuse('record.missing');
    if (before.version !== version) return refuse('record.stale', { current: before });
    const template = { ...before, ...changes, updated_at: deps.now(), version: version + 1 };
    return commit({
      writes: [db.change(ChecklistTemplates, before, template)],
      audit: { subject: id, changes },
      events: [checklistEvents.template_changed(template)],
      answer: { template },
    });
  },
);

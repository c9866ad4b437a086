import { ChecklistTemplateId, TaskId } from '@wayline/core/base/ids';
import { expectOk } from '../../sweeps/expect-ok';
import type { Preparation } from '../../sweeps/prepared';

declare module '../../sweeps/prepared' {
  interface Prepared {
    /** A task of the trip's checklist, and a checklist template. */
    task: TaskId;
    checklistTemplate: ChecklistTemplateId;
  }
}

export const PREPARES: Preparation = {
  onTrip: true,
  placeholders: (id) => ({ task: TaskId.parse(id('tsk')), checklistTemplate: ChecklistTemplateId.parse(id('tpl')) }),
  make: async ({ world, as, name, trip }) => {
    const asked = { as };
    const { task } = expectOk(await world.call('trips.checklists.create', { id: trip, title: name }, asked));
    const { template } = expectOk(
      await world.call('trips.checklist-templates.create', { name, tasks: [{ title: name, days_before: 30 }] }, asked),
    );
    return { task: task.id, checklistTemplate: template.id };
  },
};

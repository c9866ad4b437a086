import * as z from 'zod';
import { ChecklistTemplateId, TaskId, TripId } from '../../../base/ids';
import { Day, Version } from '../../../base/values';
import { toChangeSchema } from '../../../contract/change-schema';
import { byId, contract } from '../../../contract/contract';
import { DEADLINE_KINDS, DueDeadline } from '../deadlines/due';
import { ChecklistTask, ChecklistTemplate, TaskDraft, TaskRow, TemplateDraft } from './checklist';

const view = { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' } as const;
/** What is due within a week beside tasks: deadlines of bookings, what a client still has to pay of a trip, and a reminder that leaves. */
const AlsoDue = DueDeadline.omit({ day: true }).extend({
  kind: z.enum([...DEADLINE_KINDS, 'reminder']),
  id: z.string(),
  due_day: Day,
});

/** The pages of all trips' tasks are not in the Free plan. Source: R-SHELL-097. */
const paid = { tier: 'Starter' } as const;
const TRIP = '/api/v1/trips/{id}/checklists';
const TEMPLATES = '/api/v1/checklists/templates';

const list = contract({
  id: 'trips.checklists.list',
  service: 'trips',
  method: 'GET',
  path: TRIP,
  handler: 'trip/checklists/list-tasks',
  summary: 'The checklist of a trip and how many of its tasks are not complete, with the templates that can be added.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId }),
  output: z.object({
    tasks: z.array(ChecklistTask),
    not_complete: z.int(),
    templates: z.array(ChecklistTemplate.pick({ id: true, name: true })),
  }),
  errors: ['record.missing'],
});
const create = contract({
  id: 'trips.checklists.create',
  service: 'trips',
  method: 'POST',
  path: TRIP,
  handler: 'trip/checklists/add-task',
  summary: 'Put a task on the checklist of a trip.',
  access: edit,
  keyScope: 'trips:write',
  input: TaskDraft.extend({ id: TripId }),
  output: z.object({ task: ChecklistTask }),
  errors: ['record.missing', 'checklist.too_many'],
});
const update = contract({
  id: 'trips.checklists.update',
  service: 'trips',
  method: 'PUT',
  path: `${TRIP}/{task}`,
  handler: 'trip/checklists/update-task',
  summary: 'Change a task, tick it or untick it; null empties its day.',
  access: edit,
  keyScope: 'trips:write',
  input: toChangeSchema(TaskDraft).extend({
    id: TripId,
    task: TaskId,
    version: Version,
    due_day: Day.nullish(),
    assigned_to: TaskDraft.shape.assigned_to.nullable(),
    strike: z.boolean().optional(),
  }),
  output: z.object({ task: ChecklistTask }),
  errors: ['record.missing', 'record.stale'],
});
const remove = contract({
  id: 'trips.checklists.delete',
  service: 'trips',
  method: 'DELETE',
  path: `${TRIP}/{task}`,
  handler: 'trip/checklists/remove-task',
  summary: 'Take a task off the checklist of a trip.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ id: TripId, task: TaskId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'record.stale'],
});
const apply = contract({
  id: 'trips.checklists.apply',
  service: 'trips',
  method: 'POST',
  path: `${TRIP}/templates/{template}`,
  handler: 'trip/checklists/apply-template',
  summary: 'Put the tasks of a template on the checklist of a trip, due by its first day.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ id: TripId, template: ChecklistTemplateId }),
  output: z.object({ tasks: z.array(ChecklistTask) }),
  errors: ['record.missing', 'checklist.too_many'],
});
const company = contract({
  id: 'trips.checklists.tasks',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/checklists/tasks',
  handler: 'trip/checklists/company-tasks',
  summary:
    'Tasks of all trips by the day they are due: one’s own open ones with what else is due, or those of the whole company.',
  access: { ...view, ...paid },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({
    of: z.enum(['own', 'all']).default('own'),
    state: z.enum(['open', 'done']).default('open'),
    cursor: z.string().max(600).optional(),
  }),
  output: z.object({
    tasks: z.array(TaskRow.extend({ trip_name: z.string(), code: z.string(), owner_name: z.string() })),
    /** One's own, with the first page of one's own open tasks: together with the tasks due by then what the shell's count counts. */
    also_due: z.array(AlsoDue),
    cursor: z.string().optional(),
  }),
});
const listTemplates = contract({
  id: 'trips.checklist-templates.list',
  service: 'trips',
  method: 'GET',
  path: TEMPLATES,
  handler: 'trip/checklists/list-templates',
  summary: 'The checklists that are used again.',
  access: { ...view, ...paid },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ templates: z.array(ChecklistTemplate) }),
});
const createTemplate = contract({
  id: 'trips.checklist-templates.create',
  service: 'trips',
  method: 'POST',
  path: TEMPLATES,
  handler: 'trip/checklists/create-template',
  summary: 'Keep a list of tasks to use it again.',
  access: { ...edit, ...paid },
  keyScope: 'trips:write',
  input: TemplateDraft,
  output: z.object({ template: ChecklistTemplate }),
});
const updateTemplate = contract({
  id: 'trips.checklist-templates.update',
  service: 'trips',
  method: 'PUT',
  path: `${TEMPLATES}/{template}`,
  handler: 'trip/checklists/update-template',
  summary: 'Change a template; the checklists it was put on stay as they are.',
  access: { ...edit, ...paid },
  keyScope: 'trips:write',
  input: toChangeSchema(TemplateDraft).extend({ template: ChecklistTemplateId, version: Version }),
  output: z.object({ template: ChecklistTemplate }),
  errors: ['record.missing', 'record.stale'],
});
const removeTemplate = contract({
  id: 'trips.checklist-templates.delete',
  service: 'trips',
  method: 'DELETE',
  path: `${TEMPLATES}/{template}`,
  handler: 'trip/checklists/remove-template',
  summary: 'Remove a template; the checklists it was put on stay as they are.',
  access: { ...edit, ...paid },
  keyScope: 'trips:write',
  input: z.object({ template: ChecklistTemplateId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing'],
});

export const checklistsContracts = byId(
  list,
  create,
  update,
  remove,
  apply,
  company,
  listTemplates,
  createTemplate,
  updateTemplate,
  removeTemplate,
);

import * as z from 'zod';
import { ChecklistTemplateId, TaskId, TripId, UserId } from '../../../base/ids';
import { defineEvent, defineEvents } from '../../../store/domain-event';

/** `owners` is whose task it was and is. */
const TASK = { trip_id: TripId, id: TaskId, title: z.string(), owners: z.array(UserId) };
export const taskEvents = defineEvents('checklist', TASK, [
  'task_added',
  'task_changed',
  'task_completed',
  'task_removed',
]);
const TEMPLATE = { id: ChecklistTemplateId, name: z.string() };
export const checklistApplied = defineEvent('checklist.template_applied', { ...TEMPLATE, trip_id: TripId });
export const checklistEvents = defineEvents('checklist', TEMPLATE, ['template_created', 'template_changed']);
export const checklistRemoved = defineEvent('checklist.template_removed', { id: ChecklistTemplateId });

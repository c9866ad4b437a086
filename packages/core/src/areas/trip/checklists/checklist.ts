import * as z from 'zod';
import { ChecklistTemplateId, TaskId, TravelerId, TripId, UserId } from '../../../base/ids';
import { Day, Instant, Name, Version } from '../../../base/values';

/** How many tasks one trip's checklist or one template may hold. */
export const MAX_TASKS = 200;
export const MAX_TEMPLATE_TASKS = 50;

/** What somebody enters of a task: what is to be done, by when, for whom of the trip, and whose it is. Source: spec 2 §3, R-TRIP-064. */
export const TaskDraft = z.object({
  title: Name,
  due_day: Day.optional(),
  travelers: z.array(TravelerId).max(200).default([]),
  assigned_to: UserId.optional(),
});

/** A task of a trip's checklist; `strike` says that it is complete. */
export const ChecklistTask = TaskDraft.extend({
  id: TaskId,
  trip_id: TripId,
  strike: z.boolean().default(false),
  user_id: UserId,
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type ChecklistTask = z.infer<typeof ChecklistTask>;

/** What the lists of a company's tasks show. */
export const TaskRow = ChecklistTask.pick({
  id: true,
  trip_id: true,
  title: true,
  due_day: true,
  strike: true,
  user_id: true,
  assigned_to: true,
  version: true,
});
export type TaskRow = z.infer<typeof TaskRow>;

/** A task as a template has it: due so many days before the trip starts, after it when negative. */
export const TemplateTask = z.object({ title: Name, days_before: z.int().min(-366).max(999).optional() });
export const TemplateDraft = z.object({ name: Name, tasks: z.array(TemplateTask).min(1).max(MAX_TEMPLATE_TASKS) });

/** A list of tasks that is used again for trip after trip. Source: G-198. */
export const ChecklistTemplate = TemplateDraft.extend({
  id: ChecklistTemplateId,
  user_id: UserId,
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type ChecklistTemplate = z.infer<typeof ChecklistTemplate>;

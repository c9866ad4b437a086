import * as z from 'zod';
import { TravelerId } from '../../../base/ids';
import { Day } from '../../../base/values';
import { SEVERITIES } from './finding';

/** One thing that was found of the papers of a trip, and the task that is suggested for it. */
export const PaperFinding = z.object({
  rule: z.string(),
  severity: z.enum(SEVERITIES),
  say: z.string(),
  traveler_id: TravelerId.optional(),
  repair: z.object({ do: z.literal('add-task'), label: z.string(), title: z.string(), due_day: Day }).optional(),
});
export type PaperFinding = z.infer<typeof PaperFinding>;

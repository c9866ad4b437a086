import * as z from 'zod';
import { Percentage } from '../../../base/percentage';
import { Day, MAX_AMOUNT, Name } from '../../../base/values';
import { MOST_DAYS } from './invoice-limits';

const Days = z.int().min(0).max(MOST_DAYS);
/** When a part is due: on a day, or so many days from the issue of the invoice, the departure or the trip's final payment. */
export const MilestoneDue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('on_day'), day: Day }),
  z.object({ kind: z.literal('after_issue'), days: Days }),
  z.object({ kind: z.literal('before_departure'), days: Days }),
  z.object({ kind: z.literal('before_final_payment'), days: Days }),
]);
export type MilestoneDue = z.infer<typeof MilestoneDue>;

/** How much of the invoice a part is, in minor units or percent. The last part takes what the others leave. */
export const MilestonePart = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('percentage'), percentage: Percentage }),
  z.object({ mode: z.literal('amount'), amount: z.int().min(0).max(MAX_AMOUNT) }),
  z.object({ mode: z.literal('rest') }),
]);
export type MilestonePart = z.infer<typeof MilestonePart>;

export const Milestone = z.object({
  id: z.string().min(1).max(40),
  name: Name,
  due: MilestoneDue,
  part: MilestonePart,
});
export type Milestone = z.infer<typeof Milestone>;

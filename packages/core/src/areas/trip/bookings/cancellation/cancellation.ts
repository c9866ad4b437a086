import * as z from 'zod';
import { CANCELLATION_STATUSES, RESERVATION_STATUSES } from '../../../../base/booking-types';
import { emptyable } from '../../../../base/emptyable';
import { CurrencyCode, Day, Instant, Note } from '../../../../base/values';

/** Minor units of the cancellation's currency. */
const Amount = emptyable(z.int().min(0));

/** What an advisor records of a cancellation with the supplier. Source: R-TRIP-009, R-TRIP-109 (G-133). */
export const CancellationDraft = z.object({
  status: z.enum(CANCELLATION_STATUSES),
  currency: CurrencyCode,
  penalty: Amount,
  refund_expected: Amount,
  refund_expected_on: emptyable(Day),
  refund_received: Amount,
  refund_received_on: emptyable(Day),
  requested_on: emptyable(Day),
  confirmed_on: emptyable(Day),
  notes: Note.optional(),
});
export type CancellationDraft = z.infer<typeof CancellationDraft>;

export const Cancellation = CancellationDraft.extend({
  cancelled_at: Instant,
  cancelled_by: z.string(),
  /** What the reservation was before, and is again when the cancellation is taken back. */
  status_before: z.enum(RESERVATION_STATUSES),
  /** Every step with the supplier, oldest first. */
  history: z.array(z.object({ at: Instant, by: z.string(), status: z.enum(CANCELLATION_STATUSES) })).max(50),
});
export type Cancellation = z.infer<typeof Cancellation>;

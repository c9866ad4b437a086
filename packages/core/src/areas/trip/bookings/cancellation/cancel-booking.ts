import type { Booking } from '../booking';
import type { Cancellation, CancellationDraft } from './cancellation';

type By = { name: string; at: string };
const MOST_STEPS = 50;

export const isCancelled = ({ reservation_status }: Pick<Booking, 'reservation_status'>): boolean =>
  reservation_status === 'Cancelled';

/** A booking that is cancelled with what is agreed with the supplier, or one that was and has come a step further. Source: R-TRIP-009, R-TRIP-109. */
export const cancelBooking = (booking: Booking, draft: CancellationDraft, by: By): Booking => {
  const known = isCancelled(booking) ? booking.cancellation : undefined;
  const step = { at: by.at, by: by.name, status: draft.status };
  const history = known?.history.at(-1)?.status === draft.status ? known.history : [...(known?.history ?? []), step];
  const cancellation: Cancellation = {
    ...draft,
    cancelled_at: known?.cancelled_at ?? by.at,
    cancelled_by: known?.cancelled_by ?? by.name,
    status_before: known?.status_before ?? (isCancelled(booking) ? 'Researching' : booking.reservation_status),
    history: history.slice(-MOST_STEPS),
  };
  return { ...booking, reservation_status: 'Cancelled', cancellation_status: draft.status, cancellation };
};

/** A booking that is booked after all: as it stood before, without what was recorded of its cancellation. */
export const restoreBooking = ({ cancellation, cancellation_status: _, ...booking }: Booking): Booking => ({
  ...booking,
  reservation_status: cancellation?.status_before ?? 'Researching',
});

/** A changed booking: one that is given another status than Cancelled has no cancellation any more. */
export const dropCancellationIfReinstated = (before: Booking, after: Booking): Booking => {
  if (!isCancelled(before) || isCancelled(after)) return after;
  const { cancellation: _, cancellation_status: __, ...kept } = after;
  return kept;
};

/** What a new cancellation is filled with: nothing asked yet, in the booking's currency, and all of its price expected back before the deadline. */
export const proposedCancellation = (booking: Booking, today: string, currency: string): CancellationDraft => {
  const { price_detail: price, cancellation_deadline: deadline } = booking;
  const free = price && deadline !== undefined && today <= deadline;
  return {
    status: 'no_action_taken',
    currency: price?.currency ?? currency,
    ...(free && { penalty: 0, refund_expected: price.total_price }),
  };
};

import * as z from 'zod';
import { ok, type Result, refuse } from '../../../base/result';
import { Booking, BookingDraft } from '../bookings/booking';

/** What of a booking is edited in its cell of the bookings table. Source: R-TRIP-189. */
export const INLINE_ITEMS = [
  'reservation_status',
  'payment_status',
  'confirmation_id',
  'supplier_name',
  'booked_through',
  'sub_type',
  'payment_due_date',
] as const;
export type InlineItem = (typeof INLINE_ITEMS)[number];
export const InlineItem = z.enum(INLINE_ITEMS);

/** Those that may be left empty. */
const CAN_BE_EMPTY: readonly InlineItem[] = [
  'confirmation_id',
  'supplier_name',
  'booked_through',
  'sub_type',
  'payment_due_date',
];

/** Whether a status is cancelled or taken back: that is done with the supplier, in the cancellation of the booking. Source: R-TRIP-109. */
export const isCancelling = (was: string, value: string): boolean =>
  was !== value && (was === 'Cancelled' || value === 'Cancelled');

/** A booking with one of its items said otherwise; the empty text takes it away. Refuses with `request.invalid`. */
export const editInline = (booking: Booking, item: InlineItem, value: string): Result<Booking> => {
  const text = value.trim();
  const next = text === '' && CAN_BE_EMPTY.includes(item) ? undefined : text;
  if (item === 'reservation_status' && isCancelling(booking.reservation_status, text))
    return refuse('request.invalid', {
      issues: [{ path: 'value', message: 'To cancel a booking or undo that, open its cancellation.' }],
    });
  const parsed = BookingDraft.pick({ [item]: true } as Record<InlineItem, true>).safeParse({ [item]: next });
  if (parsed.success && (next !== undefined || CAN_BE_EMPTY.includes(item)))
    return ok(Booking.parse({ ...booking, [item]: next }));
  return refuse('request.invalid', {
    issues: [{ path: 'value', message: parsed.error?.issues[0]?.message ?? 'Please choose a value.' }],
  });
};

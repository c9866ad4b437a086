import * as z from 'zod';
import { RESERVATION_STATUSES } from '../../../base/booking-types';
import { BookingId } from '../../../base/ids';
import { Version } from '../../../base/values';
import { Booking } from '../bookings/booking';
import { copyForOtherClient } from '../bookings/booking-copy';
import type { NewBooking } from '../bookings/booking-writes';
import { isCancelled } from '../bookings/cancellation/cancel-booking';
import { bookingSpan } from '../itinerary/booking-span';
import { shiftBooking } from '../itinerary/shift-booking';

/** How many bookings one call takes: with their reminders, the trip's figures and the audit they fit one transaction. */
export const MOST_AT_ONCE = 40;
/** How many bookings one call copies: all of them are made in one transaction, each with up to two names that wait for their supplier. */
export const MOST_COPIED_AT_ONCE = 30;
const MOST_DAYS = 3_660;

/** Cancelling and taking that back ask more than a status and have their own calls. */
const STATUSES = RESERVATION_STATUSES.filter((status) => status !== 'Cancelled') as [
  Exclude<(typeof RESERVATION_STATUSES)[number], 'Cancelled'>,
];
export const BULK_STATUSES: readonly (typeof STATUSES)[number][] = STATUSES;

/** What is done to several bookings: moved by days, given a status, or put in this order within their day. */
export const BulkChange = z.discriminatedUnion('do', [
  z.object({ do: z.literal('move'), days: z.int().min(-MOST_DAYS).max(MOST_DAYS) }),
  z.object({ do: z.literal('set-status'), reservation_status: z.enum(STATUSES) }),
  z.object({ do: z.literal('order') }),
]);
export type BulkChange = z.infer<typeof BulkChange>;

/** A booking that is meant, as it was read; a status of its own goes before that of the change, so that an undo can give each its old one. */
export const BulkItem = z.object({ id: BookingId, version: Version, reservation_status: z.enum(STATUSES).optional() });
export type BulkItem = z.infer<typeof BulkItem>;

/** Why one of several was left as it was: gone, changed by somebody else, without a day to move, cancelled, or beyond the calendar. */
export const LEFT_AS_IT_WAS = ['missing', 'stale', 'no_day', 'cancelled', 'beyond_calendar', 'later'] as const;
export type LeftAsItWas = (typeof LEFT_AS_IT_WAS)[number];
export type BulkOutcome =
  | { id: BookingId; done: true; before: Booking; after: Booking }
  | { id: BookingId; done: false; why: LeftAsItWas };

const changed = (before: Booking, item: BulkItem, index: number, change: BulkChange): Booking => {
  switch (change.do) {
    case 'move':
      return shiftBooking(before, change.days);
    case 'set-status':
      return { ...before, reservation_status: item.reservation_status ?? change.reservation_status };
    case 'order':
      return { ...before, day_order: index };
  }
};

/** What a change makes of each booking; one that cannot be changed keeps none of the others waiting. */
export const bulkChange = (
  bookings: readonly Booking[],
  items: readonly BulkItem[],
  change: BulkChange,
): BulkOutcome[] =>
  items.map((item, index) => {
    const { id } = item;
    const before = bookings.find((b) => b.id === id);
    const left = (why: LeftAsItWas): BulkOutcome => ({ id, done: false, why });
    if (!before) return left('missing');
    if (before.version !== item.version) return left('stale');
    if (change.do === 'move' && !bookingSpan(before)) return left('no_day');
    if (change.do === 'set-status' && isCancelled(before)) return left('cancelled');
    const after = Booking.safeParse(changed(before, item, index, change));
    return after.success ? { id, done: true, before, after: after.data } : left('beyond_calendar');
  });

/**
 * Bookings made like others, for another trip and its people: the same times, places and prices. They move by so many days, so that
 * day one comes to day one, and stand where their days put them.
 */
export const copiesFor = (
  bookings: readonly Booking[],
  to: { trip_id: Booking['trip_id']; days: number; created_by: string; newId: () => BookingId },
): NewBooking[] =>
  bookings.map((booking) => ({
    ...copyForOtherClient(shiftBooking(booking, to.days)),
    id: to.newId(),
    trip_id: to.trip_id,
    source: 'manual',
    created_by: to.created_by,
  }));

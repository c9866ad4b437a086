import * as z from 'zod';
import { daysBetween } from '../../base/days';
import { LibraryId } from '../../base/ids';
import { ok, type Result } from '../../base/result';
import { Instant, Version } from '../../base/values';
import { withoutFields } from '../../base/without-fields';
import { type Booking, BookingDraft, bookingSpan, copyForOtherClient, shiftBooking } from '../trip/public-schemas';
import { refuse } from './errors';
import { LIBRARY_DAY } from './library-day';

/** What of a booking can be used again: neither what one client was promised, nor who they were. */
export const LibraryDraft = BookingDraft.omit({
  confirmation_id: true,
  supplier_confirmations: true,
  reservation_status: true,
  payment_status: true,
  supplier_status: true,
  cancellation_status: true,
  client_approval: true,
  client_approved_on: true,
  legacy_type: true,
  traveler_ids: true,
  guest_names: true,
  traveler_names: true,
  passengers: true,
  supplier_requests: true,
  headcount: true,
  payment_due_date: true,
  option_expires_on: true,
  cancellation_deadline: true,
});
export type LibraryDraft = z.infer<typeof LibraryDraft>;

/** A booking of the library, ready to be put into any trip. Source: R-TRIP-006, R-SHELL-007. */
export const LibraryItem = LibraryDraft.extend({
  id: LibraryId,
  created_by: z.string(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type LibraryItem = z.infer<typeof LibraryItem>;

/** The columns of the library: those of the bookings table without its trip, and without what only a sale has. Source: G-156. */
export const LibraryRow = LibraryItem.pick({
  id: true,
  version: true,
  booking_type: true,
  sub_type: true,
  title: true,
  supplier_name: true,
  includes: true,
  tags: true,
  created_by: true,
  updated_at: true,
}).extend({
  place: z.string().optional(),
  /** Minor units of `currency`. */
  total_price: z.int().optional(),
  currency: z.string().optional(),
  /** Calendar days it touches: a stay of two nights touches three. */
  days: z.int(),
});
export type LibraryRow = z.infer<typeof LibraryRow>;

/** A library stay knows its kinds of rooms; which rooms they are follows from the trip it is put into. */
const ROOMS = new Set(['rooms']);

/** A booking as the library keeps it: from the library's own first day on, and without anything of one client. */
export const toLibrary = (booking: Booking | LibraryDraft): LibraryDraft => {
  const first = bookingSpan(booking)?.first;
  const shifted = first ? shiftBooking(booking, daysBetween(first, LIBRARY_DAY)) : booking;
  return LibraryDraft.parse(withoutFields(copyForOtherClient(shifted), ROOMS));
};

/** What a library booking becomes in a trip on a day. Refuses with `library.no_day` where its days would leave the calendar. */
export const fromLibrary = (item: LibraryDraft, day: string): Result<BookingDraft> => {
  const first = bookingSpan(item)?.first;
  const dated = first ? shiftBooking(item, daysBetween(first, day)) : { ...item, general_booking: { start_date: day } };
  const { data } = BookingDraft.safeParse(dated);
  return data ? ok(data) : refuse('library.no_day');
};

export const toLibraryRow = (item: LibraryItem): LibraryRow => {
  const span = bookingSpan(item);
  return LibraryRow.parse({
    ...item,
    place: item.places[0]?.name ?? item.destinations?.[0]?.to.name ?? item.transportations?.[0]?.to.name,
    total_price: item.price_detail?.total_price,
    currency: item.price_detail?.currency,
    days: span ? daysBetween(span.first, span.last) + 1 : 1,
  });
};

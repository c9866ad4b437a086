import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import { shiftBooking } from '@wayline/core/areas/trip/itinerary/shift-booking';
import { daysBetween } from '@wayline/core/base/days';

/** A booking put on other days, as it was known when it was taken up; `first` is the day it then begins on. */
export type Move = { do: 'move'; booking: Booking; first: string };
/** The bookings without a time of a day, as they are to follow each other. */
export type Order = { do: 'order'; ids: readonly string[] };
/** What a save has made of a booking; all of it, where the answer tells. */
export type Saved = Pick<Booking, 'id' | 'version'> & { booking?: Booking };
/** A change of where bookings of a trip stand, with what was saved of it once it is. */
export type PendingMove = { change: Move | Order; saved?: readonly Saved[] };

/** A booking with all of its days moved so that it begins on another. */
export const moveToFirstDay = (booking: Booking, first: string): Booking => {
  const span = bookingSpan(booking);
  return span ? shiftBooking(booking, daysBetween(span.first, first)) : booking;
};

const changed = (booking: Booking, change: PendingMove['change']): Booking => {
  if (change.do === 'move') return change.booking.id === booking.id ? moveToFirstDay(booking, change.first) : booking;
  const day_order = change.ids.indexOf(booking.id);
  return day_order < 0 ? booking : { ...booking, day_order };
};
const placed = (booking: Booking, { change, saved }: PendingMove): Booking => {
  if (!saved) return changed(booking, change);
  const newer = saved.find(({ id, version }) => id === booking.id && version > booking.version);
  return newer ? (newer.booking ?? changed(booking, change)) : booking;
};

/**
 * Bookings as they are to be shown: what was read of them, with every placing upon it, in its turn, that it does not tell of yet. An
 * answer that left before a booking was moved thus never shows it where it was.
 */
export const applyPendingMoves = (bookings: Booking[], placings: readonly PendingMove[]): Booking[] =>
  placings.length === 0 ? bookings : bookings.map((booking) => placings.reduce(placed, booking));

const savesOf = ({ id }: Booking, placings: readonly PendingMove[]) =>
  placings.flatMap(({ saved }) => saved?.filter((one) => one.id === id) ?? []);

/** The newest version of a booking that is known here. */
export const getNewestVersion = (booking: Booking, placings: readonly PendingMove[]): number =>
  Math.max(booking.version, ...savesOf(booking, placings).map(({ version }) => version));

/** A booking as the next move of it begins from: as the last own one has left it, if that was saved after it was read. */
export const getLastSavedBooking = (booking: Booking, placings: readonly PendingMove[]): Booking =>
  savesOf(booking, placings)
    .flatMap((saved) => saved.booking ?? [])
    .reduce((last, next) => (next.version > last.version ? next : last), booking);

/** The booking as it was known before all moves of it that are not saved yet. */
export const getBookingBeforeMoves = (booking: Booking, placings: readonly PendingMove[]): Booking => {
  for (const { change, saved } of placings)
    if (!saved && change.do === 'move' && change.booking.id === booking.id) return change.booking;
  return booking;
};

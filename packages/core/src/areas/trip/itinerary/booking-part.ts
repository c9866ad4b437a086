import type { BookingType } from '../../../base/booking-types';
import type { Accommodation, BookingDraft, CruiseDay, Leg } from '../bookings/booking';

/** The parts of a booking that carry days and times. */
export type Timed = Pick<
  BookingDraft,
  'booking_type' | 'accommodation' | 'destinations' | 'transportations' | 'cruise_days' | 'general_booking'
> & {
  /** A booking that waits without a day keeps its days under this mark, and they count for nothing. */
  unscheduled_from?: string | undefined;
};
type General = NonNullable<BookingDraft['general_booking']>;
export type BookingPart =
  | { kind: 'stay'; stay: Accommodation }
  | { kind: 'legs'; legs: readonly Leg[] }
  | { kind: 'cruise'; cruise: readonly CruiseDay[] }
  | { kind: 'general'; general: General };

type Reader = (booking: Timed) => BookingPart | undefined;
const READ = {
  stay: ({ accommodation }) => accommodation && { kind: 'stay', stay: accommodation },
  flights: ({ destinations }) => (destinations?.length ? { kind: 'legs', legs: destinations } : undefined),
  transport: ({ transportations }) => (transportations?.length ? { kind: 'legs', legs: transportations } : undefined),
  cruise: ({ cruise_days }) => (cruise_days?.length ? { kind: 'cruise', cruise: cruise_days } : undefined),
  general: ({ general_booking }) => general_booking && { kind: 'general', general: general_booking },
} as const satisfies Record<string, Reader>;

const OWN: Partial<Record<BookingType, keyof typeof READ>> = {
  Accommodation: 'stay',
  Flights: 'flights',
  Transportation: 'transport',
  Rail: 'transport',
  Cruise: 'cruise',
};
const READERS: readonly Reader[] = Object.values(READ);

/**
 * What places a booking in time: the part that belongs to its type, else the first part it has, so that a booking whose type was
 * changed keeps its days. Source: spec 2 §3 Booking.
 */
export const bookingPart = (booking: Timed): BookingPart | undefined => {
  if (booking.unscheduled_from) return undefined;
  const own = READ[OWN[booking.booking_type] ?? 'general'](booking);
  if (own) return own;
  for (const read of READERS) {
    const part = read(booking);
    if (part) return part;
  }
  return undefined;
};

import { isDay } from '../../../base/days';
import type { Booking } from '../bookings/booking';
import { bookingPart } from '../itinerary/booking-part';
import { isLive } from './checked-trip';

/** A way that takes people somewhere else, by the days it leaves and arrives. */
export type Journey = { booking: Booking; leaves: string; arrives: string };

const FAR = new Set<Booking['booking_type']>(['Flights', 'Rail']);

/** Whether a booking takes people to another town. */
export const isFar = ({ booking_type }: Pick<Booking, 'booking_type'>): boolean => FAR.has(booking_type);

/** The legs of flights and trains, by the day they leave. */
export const listJourneys = (bookings: readonly Booking[]): Journey[] =>
  bookings
    .filter((b) => isLive(b) && isFar(b))
    .flatMap((booking) => {
      const part = bookingPart(booking);
      return part?.kind === 'legs' ? part.legs.map((leg) => ({ booking, leg })) : [];
    })
    .filter(({ leg }) => isDay(leg.start_date))
    .map(({ booking, leg }) => ({
      booking,
      leaves: leg.start_date,
      arrives: isDay(leg.end_date) && leg.end_date > leg.start_date ? leg.end_date : leg.start_date,
    }))
    .sort((a, b) => (a.leaves < b.leaves ? -1 : a.leaves > b.leaves ? 1 : 0));

/** The ways that arrive on a later day than they leave. */
export const overNight = (bookings: readonly Booking[]): Journey[] =>
  listJourneys(bookings).filter(({ leaves, arrives }) => leaves < arrives);

import { addDays, daysBetween, eachDay, isDay } from '../../../base/days';
import type { Booking } from '../bookings/booking';
import { bookingPart } from '../itinerary/booking-part';
import { isLive } from './checked-trip';

/** Nights that are written out; of a longer trip the rest is not looked at. */
const MOST_NIGHTS = 400;

type Stretch = { first: string; until: string };
const stretch = (first: string | undefined, until: string | undefined): Stretch[] =>
  isDay(first) && isDay(until) && first < until ? [{ first, until }] : [];

/** From which night until which day a booking gives a bed: a stay, a way through the night, a ship. */
const bedsOf = (booking: Booking): Stretch[] => {
  const part = bookingPart(booking);
  switch (part?.kind) {
    case 'stay':
      return stretch(part.stay.checkin_date, part.stay.checkout_date);
    case 'legs':
      return part.legs.flatMap((leg) => stretch(leg.start_date, leg.end_date));
    case 'cruise': {
      const days = part.cruise
        .map(({ date }) => date)
        .filter(isDay)
        .sort();
      return stretch(days[0], days.at(-1));
    }
    default:
      return [];
  }
};

type Nights = { start_date?: string | undefined; end_date?: string | undefined; bookings: readonly Booking[] };

/** The nights of a trip, by the day they begin, for which no live booking gives a bed; none while the trip has no dates. */
export const bedlessNights = ({ start_date, end_date, bookings }: Nights): string[] => {
  if (!isDay(start_date) || !isDay(end_date) || end_date <= start_date) return [];
  const beds = bookings.filter(isLive).flatMap(bedsOf);
  const nights = eachDay(start_date, addDays(start_date, Math.min(MOST_NIGHTS, daysBetween(start_date, end_date)) - 1));
  return nights.filter((night) => !beds.some(({ first, until }) => first <= night && night < until));
};

import { addDays, formatDay, isDay } from '../../../../base/days';
import type { Accommodation, Booking, Leg } from '../../bookings/booking';
import { shareTravelers } from '../../bookings/people/people-on-booking';
import { bookingPart } from '../../itinerary/booking-part';
import { type CheckedTrip, isLive } from '../checked-trip';
import type { Finding } from '../finding';

type Flown = { booking: Booking; leg: Leg };
type Slept = { booking: Booking; stay: Accommodation };

const flown = (booking: Booking): Flown[] => {
  const part = bookingPart(booking);
  return booking.booking_type === 'Flights' && part?.kind === 'legs'
    ? part.legs.filter(({ start_date }) => isDay(start_date)).map((leg) => ({ booking, leg }))
    : [];
};
const slept = (booking: Booking): Slept[] => {
  const part = bookingPart(booking);
  return part?.kind === 'stay' && isDay(part.stay.checkin_date) && isDay(part.stay.checkout_date)
    ? [{ booking, stay: part.stay }]
    : [];
};
const arrivesOn = ({ leg }: Flown) => (isDay(leg.end_date) ? leg.end_date : leg.start_date);

/** The days from the first to the last on which something drives, a rental car included. */
const drivesOn = (rides: readonly Booking[], stay: Booking, first: string, last: string): boolean =>
  rides.some((ride) => {
    const part = bookingPart(ride);
    if (part?.kind !== 'legs' || !shareTravelers(stay, ride)) return false;
    return part.legs.some(({ start_date, end_date = start_date }) => start_date <= last && end_date >= first);
  });

const hint = (day: string, say: string): Finding => ({
  rule: 'TC-20',
  severity: 'note',
  date: day,
  say,
  repair: { do: 'add-booking', label: 'Add transfer', date: day, start: { booking_type: 'Transportation' } },
});

const toHotel = (flights: readonly Flown[], stays: readonly Slept[], rides: readonly Booking[]): Finding[] => {
  const [first] = flights;
  if (!first) return [];
  // The legs of the first flight follow one another: its last one lands where the stay is.
  const lands = flights.filter(({ booking }) => booking.id === first.booking.id);
  const next = stays.find(({ booking, stay }) =>
    lands.some(
      (way) =>
        stay.checkin_date >= arrivesOn(way) &&
        stay.checkin_date <= addDays(arrivesOn(way), 1) &&
        shareTravelers(booking, way.booking),
    ),
  );
  const way = next && lands.findLast((one) => arrivesOn(one) <= next.stay.checkin_date);
  if (!next || !way || drivesOn(rides, next.booking, arrivesOn(way), next.stay.checkin_date)) return [];
  const day = arrivesOn(way);
  return [hint(day, `No transfer booked from ${way.leg.to.name} to ${next.booking.title} on ${formatDay(day)}.`)];
};

const toAirport = (flights: readonly Flown[], stays: readonly Slept[], rides: readonly Booking[]): Finding[] => {
  for (const { booking, stay } of [...stays].reverse()) {
    const { checkout_date } = stay;
    const way = flights.find(
      ({ leg, booking: flight }) =>
        leg.start_date >= checkout_date &&
        leg.start_date <= addDays(checkout_date, 1) &&
        shareTravelers(booking, flight),
    );
    if (!way) continue;
    const day = way.leg.start_date;
    if (drivesOn(rides, booking, checkout_date, day)) return [];
    return [hint(day, `No transfer booked from ${booking.title} to ${way.leg.from.name} on ${formatDay(day)}.`)];
  }
  return [];
};

/** TC-20: nothing drives between the airport where a trip lands and its first hotel, or between its last hotel and the airport it leaves from. */
export const missingTransfer = ({ bookings }: CheckedTrip): Finding[] => {
  const live = bookings.filter(isLive);
  const byDay = (a: { leg: Leg }, b: { leg: Leg }) =>
    `${a.leg.start_date} ${a.leg.start_time ?? ''}` < `${b.leg.start_date} ${b.leg.start_time ?? ''}` ? -1 : 1;
  const flights = live.flatMap(flown).sort(byDay);
  const stays = live.flatMap(slept).sort((a, b) => (a.stay.checkin_date < b.stay.checkin_date ? -1 : 1));
  const rides = live.filter(({ booking_type }) => booking_type === 'Transportation' || booking_type === 'Rail');
  return [...toHotel(flights, stays, rides), ...toAirport(flights, stays, rides)];
};

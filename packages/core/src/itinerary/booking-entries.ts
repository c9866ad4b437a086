import type { Accommodation, Booking, BookingDraft, CruiseDay, Leg } from '../bookings/booking';
import { addDays, daysBetween, isDay } from '../kernel/days';
import { say } from '../kernel/messages';
import { secondsOfDay } from '../kernel/times';
import { bookingPart } from './booking-part';
import { type Dated, END_OF_DAY } from './day-entry';
import { legMinutes } from './leg-minutes';

/** Nights of one stay that are written out; a stay that goes on longer still has its check-in and check-out. */
export const MOST_NIGHTS = 400;

type Shared = Pick<Dated['entry'], 'booking_id' | 'booking_type' | 'title' | 'status' | 'is_cancelled'>;
const sharedOf = (booking: Booking): Shared => ({
  booking_id: booking.id,
  booking_type: booking.booking_type,
  title: booking.title,
  status: booking.reservation_status,
  is_cancelled: booking.reservation_status === 'Cancelled',
});
const timed = (time: string | undefined) => ({ ...(time && { time }), sec_time: secondsOfDay(time) });

const stayEntries = (shared: Shared, stay: Accommodation): Dated[] => {
  const { checkin_date, checkout_date } = stay;
  const entries: Dated[] = [];
  const nights =
    isDay(checkin_date) && isDay(checkout_date) ? Math.max(0, daysBetween(checkin_date, checkout_date)) : 0;
  if (isDay(checkin_date))
    entries.push({ date: checkin_date, entry: { ...shared, kind: 'checkin', nights, ...timed(stay.checkin_time) } });
  for (let night = 2; night <= Math.min(nights, MOST_NIGHTS); night++) {
    const date = addDays(checkin_date, night - 1);
    entries.push({ date, entry: { ...shared, kind: 'overnight', night, nights, sec_time: END_OF_DAY } });
  }
  if (isDay(checkout_date))
    entries.push({ date: checkout_date, entry: { ...shared, kind: 'checkout', nights, ...timed(stay.checkout_time) } });
  return entries;
};

const legEntry = (shared: Shared, leg: Leg, leg_index: number, of: number): Dated => {
  const { start_date: date, end_date, end_time, from, to } = leg;
  const timezone = leg.start_timezone ?? from.timezone;
  const end_timezone = leg.end_timezone ?? to.timezone;
  const duration_minutes = legMinutes(leg);
  return {
    date,
    entry: {
      ...shared,
      kind: 'leg',
      leg_index,
      of,
      from,
      to,
      ...timed(leg.start_time),
      ...(end_time && { end_time }),
      ...(end_date && end_date !== date && { end_date }),
      ...(timezone && { timezone }),
      ...(end_timezone && { end_timezone }),
      ...(duration_minutes !== undefined && { duration_minutes }),
    },
  };
};

/** Day 1 and a day at sea are one entry; every later port has an Arrival and a Departure. Source: R-TRIP-029, R-TRIP-030 (G-110). */
const cruiseEntries = (shared: Shared, cruiseDay: CruiseDay): Dated[] => {
  const { day: cruise_day, date, port, arrival_time, departure_time } = cruiseDay;
  const place = { cruise_day, ...(port && { port }) };
  const atSea = !port && !arrival_time && !departure_time;
  if (cruise_day <= 1 || atSea)
    return [{ date, entry: { ...shared, ...place, kind: 'port', ...timed(departure_time) } }];
  const arrival = timed(arrival_time);
  const departure = timed(departure_time);
  // An arrival without a time would otherwise stand behind the departure of its own port.
  if (!arrival_time) arrival.sec_time = departure.sec_time;
  return [
    { date, entry: { ...shared, ...place, kind: 'arrival', label: say('itinerary.event.arrival'), ...arrival } },
    { date, entry: { ...shared, ...place, kind: 'departure', label: say('itinerary.event.departure'), ...departure } },
  ];
};

const itemEntry = (shared: Shared, general: NonNullable<BookingDraft['general_booking']>): Dated => {
  const { start_date: date, start_time, end_date, end_time } = general;
  return {
    date,
    entry: {
      ...shared,
      kind: 'item',
      ...timed(start_time),
      ...(end_time && { end_time }),
      ...(end_date && end_date !== date && { end_date }),
    },
  };
};

/** Every appearance of a booking, in its own order; none when it has no usable day. Source: R-TRIP-023..030. */
export const bookingEntries = (booking: Booking): Dated[] => {
  const part = bookingPart(booking);
  if (!part) return [];
  const shared = sharedOf(booking);
  switch (part.kind) {
    case 'stay':
      return stayEntries(shared, part.stay);
    case 'legs':
      return part.legs.map((leg, i) => legEntry(shared, leg, i, part.legs.length)).filter(({ date }) => isDay(date));
    case 'cruise':
      return part.cruise.flatMap((day) => (isDay(day.date) ? cruiseEntries(shared, day) : []));
    case 'general':
      return isDay(part.general.start_date) ? [itemEntry(shared, part.general)] : [];
  }
};

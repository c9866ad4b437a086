import { addDays, daysBetween, isDay } from '../../../base/days';
import { formatMessage } from '../../../base/messages';
import { secondsOfDay } from '../../../base/times';
import type { Accommodation, Booking, BookingDraft, CruiseDay, Leg } from '../bookings/booking';
import { getLegFields } from '../bookings/types/booking-fields';
import { bookingPart } from './booking-part';
import { type Dated, END_OF_DAY, START_OF_DAY } from './day-entry';
import { legMinutes, legZones } from './leg-minutes';

/** Nights of one stay that are written out; a stay that goes on longer still has its check-in and check-out. */
export const MOST_NIGHTS = 400;
const ARRIVAL = formatMessage('itinerary.event.arrival');
const DEPARTURE = formatMessage('itinerary.event.departure');

// Spread last wherever it is used: an object that begins with a spread is a hundred times slower to make in V8 of Node 20.
type Shared = Pick<
  Dated['entry'],
  | 'booking_id'
  | 'booking_type'
  | 'sub_type'
  | 'title'
  | 'status'
  | 'is_cancelled'
  | 'client_approval'
  | 'client_approval_source'
  | 'client_approved_on'
>;
const sharedOf = (booking: Booking): Shared => ({
  booking_id: booking.id,
  booking_type: booking.booking_type,
  sub_type: booking.sub_type,
  title: booking.title,
  status: booking.reservation_status,
  is_cancelled: booking.reservation_status === 'Cancelled',
  client_approval: booking.client_approval,
  client_approval_source: booking.client_approval_source,
  client_approved_on: booking.client_approved_on,
});
/** The day of the end where it is another one: later, or over the date line the day before. */
const otherDay = (end: string | undefined, start: string) => (end !== start ? end : undefined);

const laterBy = ({ start_date, end_date }: Leg) =>
  isDay(start_date) && isDay(end_date) && end_date !== start_date ? daysBetween(start_date, end_date) : undefined;

const stayEntries = (shared: Shared, stay: Accommodation): Dated[] => {
  const { checkin_date, checkout_date, checkin_time, checkout_time } = stay;
  const entries: Dated[] = [];
  const nights =
    isDay(checkin_date) && isDay(checkout_date) ? Math.max(0, daysBetween(checkin_date, checkout_date)) : 0;
  if (isDay(checkin_date)) {
    const sec_time = secondsOfDay(checkin_time);
    entries.push({ date: checkin_date, entry: { kind: 'checkin', nights, time: checkin_time, sec_time, ...shared } });
  }
  for (let night = 2; night <= Math.min(nights, MOST_NIGHTS); night++) {
    const date = addDays(checkin_date, night - 1);
    entries.push({ date, entry: { kind: 'overnight', night, nights, sec_time: END_OF_DAY, ...shared } });
  }
  if (isDay(checkout_date)) {
    const sec_time = secondsOfDay(checkout_time);
    entries.push({
      date: checkout_date,
      entry: { kind: 'checkout', nights, time: checkout_time, sec_time, ...shared },
    });
  }
  return entries;
};

const legEntry = (shared: Shared, leg: Leg, leg_index: number, of: number): Dated => ({
  date: leg.start_date,
  entry: {
    kind: 'leg',
    leg_index,
    of,
    from: leg.from,
    to: leg.to,
    time: leg.start_time,
    end_time: leg.end_time,
    end_date: otherDay(leg.end_date, leg.start_date),
    days_later: laterBy(leg),
    timezone: legZones(leg).start,
    end_timezone: legZones(leg).end,
    duration_minutes: legMinutes(leg),
    sec_time: secondsOfDay(leg.start_time),
    ...shared,
  },
});

/** Something rented is collected on one day and brought back on another, like a check-in and its check-out. */
const dropOffEntry = (shared: Shared, leg: Leg, leg_index: number): Dated[] => {
  const { to, start_date, end_date, end_time: time } = leg;
  const isRented = getLegFields(shared.booking_type, shared.sub_type).kind === 'rental';
  if (!isRented || !isDay(end_date) || end_date <= start_date) return [];
  const timezone = legZones(leg).end;
  return [
    {
      date: end_date,
      entry: { kind: 'dropoff', leg_index, place: to, time, timezone, sec_time: secondsOfDay(time), ...shared },
    },
  ];
};

/**
 * Day 1 and a day at sea are one entry; every later port has an Arrival and a Departure, but the last one only an arrival: the ship may
 * leave it again, its guests do not. Source: R-TRIP-029, R-TRIP-030 (G-110).
 */
const cruiseEntries = (shared: Shared, cruiseDay: CruiseDay, isLast: boolean): Dated[] => {
  const { day: cruise_day, date, port, arrival_time, departure_time } = cruiseDay;
  const leaves = secondsOfDay(departure_time);
  const atSea = !port && !arrival_time && !departure_time;
  if (cruise_day <= 1 || atSea) {
    const boarding = cruise_day === 1 && !atSea ? ('embarkation' as const) : undefined;
    return [
      { date, entry: { kind: 'port', cruise_day, port, boarding, time: departure_time, sec_time: leaves, ...shared } },
    ];
  }
  const arrival = (sec_time: number, boarding?: 'disembarkation'): Dated => ({
    date,
    entry: { kind: 'arrival', label: ARRIVAL, cruise_day, port, boarding, time: arrival_time, sec_time, ...shared },
  });
  if (isLast) return [arrival(arrival_time ? secondsOfDay(arrival_time) : START_OF_DAY, 'disembarkation')];
  // An arrival without a time would otherwise stand behind the departure of its own port.
  return [
    arrival(arrival_time ? secondsOfDay(arrival_time) : leaves),
    {
      date,
      entry: {
        kind: 'departure',
        label: DEPARTURE,
        cruise_day,
        port,
        time: departure_time,
        sec_time: leaves,
        ...shared,
      },
    },
  ];
};

/** The day on which a cruise ends: the latest of its days, the last one written where two ports share it. */
const lastOf = (cruise: readonly CruiseDay[]) =>
  cruise.length > 1 ? cruise.reduce((last, day) => (day.date >= last.date ? day : last)) : undefined;

const itemEntry = (shared: Shared, general: NonNullable<BookingDraft['general_booking']>): Dated => {
  const { start_date: date, start_time: time, end_date, end_time } = general;
  return {
    date,
    entry: {
      kind: 'item',
      time,
      end_time,
      end_date: otherDay(end_date, date),
      sec_time: secondsOfDay(time),
      ...shared,
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
      return part.legs.flatMap((leg, i) =>
        isDay(leg.start_date) ? [legEntry(shared, leg, i, part.legs.length), ...dropOffEntry(shared, leg, i)] : [],
      );
    case 'cruise':
      return part.cruise.flatMap((day) =>
        isDay(day.date) ? cruiseEntries(shared, day, day === lastOf(part.cruise)) : [],
      );
    case 'general':
      return isDay(part.general.start_date) ? [itemEntry(shared, part.general)] : [];
  }
};

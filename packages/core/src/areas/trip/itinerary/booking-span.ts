import { isDay } from '../../../base/days';
import type { BookingDraft } from '../bookings/booking';
import { type BookingPart, bookingPart, type Timed } from './booking-part';
import { legZones } from './leg-minutes';

/** The first and the last local day of a booking and the times at its ends, with the zone it starts in where that is known. */
export type BookingSpan = { first: string; last: string; start_time?: string; end_time?: string; timezone?: string };
type End = { date?: string; time?: string; zone?: string };

const startsOf = (part: BookingPart): End[] => {
  switch (part.kind) {
    case 'stay':
      return [{ date: part.stay.checkin_date, time: part.stay.checkin_time }];
    case 'legs':
      return part.legs.map((leg) => ({
        date: leg.start_date,
        time: leg.start_time,
        zone: legZones(leg).start,
      }));
    case 'cruise':
      return part.cruise.map((day) => ({
        date: day.date,
        time: day.day > 1 ? day.arrival_time : day.departure_time,
        zone: day.port?.timezone,
      }));
    case 'general':
      return [{ date: part.general.start_date, time: part.general.start_time }];
  }
};
const endsOf = (part: BookingPart): End[] => {
  switch (part.kind) {
    case 'stay':
      return [{ date: part.stay.checkout_date, time: part.stay.checkout_time }];
    case 'legs':
      return part.legs.map((leg) => ({ date: leg.end_date ?? leg.start_date, time: leg.end_time }));
    case 'cruise':
      return part.cruise.map((day) => ({ date: day.date, time: day.arrival_time }));
    case 'general':
      return [{ date: part.general.end_date ?? part.general.start_date, time: part.general.end_time }];
  }
};

const daysOf = (ends: readonly End[]) =>
  ends
    .map(({ date }) => date)
    .filter(isDay)
    .sort();
const timesOn = (ends: readonly End[], date: string) =>
  ends.filter((end) => end.date === date && end.time).map((end) => end.time as string);

/**
 * When a booking begins and ends, in local days; undefined when it has no usable day. A booking whose end was entered before its start
 * spans both days; one of legs begins when it leaves, though it may land the day before, over the date line.
 */
export const bookingSpan = (booking: Timed & Partial<Pick<BookingDraft, 'places'>>): BookingSpan | undefined => {
  const part = bookingPart(booking);
  if (!part) return undefined;
  const starts = startsOf(part);
  const ends = endsOf(part);
  const startDays = daysOf(starts);
  const days = [...startDays, ...daysOf(ends)].sort();
  const [first] = part.kind === 'legs' ? startDays : days;
  const last = days.at(-1);
  if (!first || !last) return undefined;
  const start_time = timesOn(starts, first).sort()[0];
  const end_time = timesOn(ends, last).sort().at(-1);
  const timezone = starts.find(({ date, zone }) => date === first && zone)?.zone ?? booking.places?.[0]?.timezone;
  return {
    first,
    last,
    ...(start_time && { start_time }),
    ...(end_time && { end_time }),
    ...(timezone && { timezone }),
  };
};

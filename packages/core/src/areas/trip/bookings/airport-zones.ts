import { findAirport } from '../../imports/public';
import { legZones } from '../itinerary/leg-minutes';
import type { BookingDraft, Leg, Place } from './booking';
import { landingDay } from './landing-day';

/** The code of an airport, whether it has a field of its own, is the whole name or stands in it in brackets. */
const codeOf = ({ iata_code, name }: Place): string | undefined =>
  iata_code ?? (/^[A-Z]{3}$/.exec(name.trim())?.[0] || /\(([A-Z]{3})\)/.exec(name)?.[1]);
const airportAt = (place: Place) => findAirport(codeOf(place));

const toPlace = (place: Place): Place => {
  const iata_code = airportAt(place)?.iata;
  return place.iata_code || !iata_code ? place : { ...place, iata_code };
};

const toLeg = (leg: Leg): Leg => {
  const { start, end } = legZones(leg);
  const [from, to] = [toPlace(leg.from), toPlace(leg.to)];
  const start_timezone = start ?? airportAt(from)?.zone;
  const end_timezone = end ?? airportAt(to)?.zone;
  const zoned: Leg = {
    ...leg,
    from,
    to,
    ...(start_timezone && { start_timezone }),
    ...(end_timezone && { end_timezone }),
  };
  const end_date = leg.end_date ?? landingDay(zoned);
  return { ...zoned, ...(end_date && { end_date }) };
};

type Flown = Partial<Pick<BookingDraft, 'booking_type' | 'destinations'>>;
/**
 * A flight with the zones of its airports, where their codes are known and nobody has given others; without a day of arrival it lands on
 * the first one that fits its times. Anything else is as it was.
 */
export const withAirportZones = <B extends Flown>(booking: B): B =>
  booking.destinations ? { ...booking, destinations: booking.destinations.map(toLeg) } : booking;

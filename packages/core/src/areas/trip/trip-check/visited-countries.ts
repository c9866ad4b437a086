import { addDays, isDay } from '../../../base/days';
import type { Visit } from '../../clients/public';
import { findCountry, findZoneCountry } from '../../lookups/public';
import type { Booking, Place } from '../bookings/booking';
import { bookingPart } from '../itinerary/booking-part';
import { bookingSpan } from '../itinerary/booking-span';
import { legZones } from '../itinerary/leg-minutes';
import type { Trip } from '../trips/trip';

/** The end of what is written with commas: an address ends with its country. */
const lastPart = (text: string | undefined) => text?.split(',').at(-1);
const findPlaceCountry = (place: Place, zone: string | undefined = place.timezone): string | undefined =>
  findZoneCountry(zone) ??
  findCountry(lastPart(place.formatted_address)) ??
  findCountry(lastPart(place.address)) ??
  findCountry(lastPart(place.destination_name)) ??
  findCountry(lastPart(place.name));

const stay = (country: string | undefined, from: string | undefined, until: string | undefined): Visit[] =>
  country && isDay(from) && isDay(until) ? [{ country, from, until }] : [];

type Way = { from: string | undefined; leaves: string; to: string | undefined; arrives: string; isChange: boolean };

/** The legs of a booking by country; where people only change, the next leg leaves that day or the next. */
const listWays = (booking: Booking): Way[] => {
  const part = bookingPart(booking);
  if (part?.kind !== 'legs') return [];
  return part.legs.map((leg, i) => {
    const arrives = leg.end_date ?? leg.start_date;
    const next = part.legs[i + 1]?.start_date;
    const { start, end } = legZones(leg);
    return {
      from: findPlaceCountry(leg.from, start),
      leaves: leg.start_date,
      to: findPlaceCountry(leg.to, end),
      arrives,
      isChange: next !== undefined && isDay(arrives) && next <= addDays(arrives, 1),
    };
  });
};

/** Where ways lead, until another one leaves that country; until the trip ends where none does. */
const visitsByWays = (ways: readonly Way[], ends: string | undefined): Visit[] =>
  ways.flatMap(({ to, arrives, isChange }) => {
    if (isChange) return [];
    const leaves = ways
      .filter((way) => way.from === to && way.to !== to && way.leaves >= arrives)
      .map((way) => way.leaves)
      .sort()[0];
    return stay(to, arrives, leaves ?? (ends && ends > arrives ? ends : arrives));
  });

const visitsByBooking = (booking: Booking): Visit[] => {
  const part = bookingPart(booking);
  if (part?.kind === 'legs') return [];
  if (part?.kind === 'cruise')
    return part.cruise.flatMap(({ port, date }) => (port ? stay(findPlaceCountry(port), date, date) : []));
  const span = bookingSpan(booking);
  return booking.places.flatMap((place) => stay(findPlaceCountry(place), span?.first, span?.last));
};

/** In which countries somebody is, by what is booked for them and by where the trip is said to go. */
export const listVisits = (
  bookings: readonly Booking[],
  trip: Partial<Pick<Trip, 'start_date' | 'end_date' | 'trip_destinations' | 'places'>>,
): Visit[] => [
  ...visitsByWays(bookings.flatMap(listWays), trip.end_date),
  ...bookings.flatMap(visitsByBooking),
  ...[
    ...(trip.trip_destinations ?? []).map((name) => findCountry(lastPart(name))),
    ...(trip.places ?? []).map((place) => findPlaceCountry(place)),
  ].flatMap((country) => stay(country, trip.start_date, trip.end_date ?? trip.start_date)),
];

/** The country from which the first leg leaves. */
export const findHome = (bookings: readonly Booking[]): string | undefined =>
  bookings.flatMap(listWays).sort((a, b) => a.leaves.localeCompare(b.leaves))[0]?.from;

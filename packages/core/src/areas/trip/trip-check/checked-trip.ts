import { isDay } from '../../../base/days';
import type { TravelerId } from '../../../base/ids';
import type { Booking } from '../bookings/booking';
import type { Traveler } from '../trips/traveler';
import { activeAmong, travelersAmong } from '../trips/traveler-counts';
import type { Trip } from '../trips/trip';
import type { Finding } from './finding';

/** What of a trip is checked; `today` is the advisor's day, `YYYY-MM-DD`, so that a check says the same whenever it is run again. */
export type CheckedTrip = {
  trip: Pick<Trip, 'start_date' | 'end_date'> &
    Partial<Pick<Trip, 'trip_data_mapper' | 'trip_deposits' | 'trip_destinations' | 'places'>>;
  bookings: readonly Booking[];
  travelers: readonly Omit<Traveler, 'passport_sealed'>[];
  today: string;
  /** What was found of papers, by the rules of countries and the profiles of clients; without it only what travelers say counts. */
  papers?: readonly Finding[] | undefined;
  /** Travelers whose date of birth is in the profile of their client, whatever the trip has copied of it. */
  dob_in_profile?: readonly TravelerId[] | undefined;
};

/** Bookings that will not happen are not checked. */
const GONE = new Set<Booking['reservation_status']>([
  'Cancelled',
  'Rejected',
  'Unavailable',
  'Client Not Approved (Unconfirmed)',
]);
export const isLive = ({ reservation_status }: Pick<Booking, 'reservation_status'>): boolean =>
  !GONE.has(reservation_status);

/** Whoever travels and has not been cancelled. */
export const listActiveTravelers = ({ travelers }: Pick<CheckedTrip, 'travelers'>) =>
  activeAmong(travelersAmong(travelers));

/** The days of the trip, where both are known and in order. */
export const tripDays = ({ trip }: Pick<CheckedTrip, 'trip'>): { first: string; last: string } | undefined =>
  isDay(trip.start_date) && isDay(trip.end_date) && trip.start_date <= trip.end_date
    ? { first: trip.start_date, last: trip.end_date }
    : undefined;

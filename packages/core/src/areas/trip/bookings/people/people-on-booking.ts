import type { Traveler } from '../../trips/traveler';
import type { Booking } from '../booking';
import { foldName } from './fold-name';

/** Who a booking is for, as it is stored. */
type OnBooking = Pick<Booking, 'traveler_ids' | 'guest_names' | 'traveler_names'>;

const listNames = ({ guest_names, traveler_names = [] }: OnBooking): string[] =>
  [...guest_names, ...traveler_names].map(foldName);

/** How many people a booking names. */
export const countPeople = ({ traveler_ids, guest_names, traveler_names = [] }: OnBooking): number =>
  traveler_ids.length + guest_names.length + traveler_names.length;

/** Whether a booking names nobody and so means everybody on the trip. */
export const isForEverybody = (booking: OnBooking): boolean => countPeople(booking) === 0;

/** Whether a booking is for a traveler: it names them, or it means everybody. */
export const isFor = (booking: OnBooking, { id }: Pick<Traveler, 'id'>): boolean =>
  isForEverybody(booking) || booking.traveler_ids.includes(id);

/**
 * Whether two bookings have somebody in common; one that names nobody is for everybody. Where only one of them has had its names matched
 * with the travelers of the trip, nothing tells them apart, so they count as shared.
 */
export const shareTravelers = (a: OnBooking, b: OnBooking): boolean => {
  if (isForEverybody(a) || isForEverybody(b)) return true;
  if ((a.traveler_names === undefined) !== (b.traveler_names === undefined)) return true;
  const names = new Set(listNames(b));
  return a.traveler_ids.some((id) => b.traveler_ids.includes(id)) || listNames(a).some((name) => names.has(name));
};

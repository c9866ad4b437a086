import { fullName } from '../../../../base/full-name';
import type { Guest } from '../../pricing/room-type';
import type { Booking, BookingDraft, Passenger } from '../booking';
import { findTravelerByName, type NamedTraveler } from './find-traveler-by-name';
import { foldName } from './fold-name';
import { listGuests, mapGuests } from './room-guests';

/** The fields of a booking that say who it is for. */
export type PeopleFields = {
  [K in 'traveler_ids' | 'guest_names' | 'traveler_names' | 'passengers' | 'accommodation']?:
    | BookingDraft[K]
    | undefined;
};

const isCalled = (id: string, name: string, travelers: readonly NamedTraveler[]): boolean =>
  travelers.some((traveler) => traveler.id === id && foldName(fullName(traveler)) === foldName(name));

/** A passenger by id. A name that is not the traveler's own stays: it is what stands on the ticket. */
const linkPassenger = (passenger: Passenger, travelers: readonly NamedTraveler[]): Passenger => {
  const { name, traveler_id } = passenger;
  if (!name) return passenger;
  if (traveler_id) return isCalled(traveler_id, name, travelers) ? { ...passenger, name: '' } : passenger;
  const found = findTravelerByName(name, travelers);
  return found ? { ...passenger, name: '', traveler_id: found } : passenger;
};

const linkGuest = (guest: Guest, travelers: readonly NamedTraveler[]): Guest => {
  const { name, traveller_ids } = guest;
  if (!name) return guest;
  const [id, ...others] = traveller_ids;
  if (id && others.length === 0) return isCalled(id, name, travelers) ? { ...guest, name: '' } : guest;
  const found = id ? undefined : findTravelerByName(name, travelers);
  return found ? { ...guest, name: '', traveller_ids: [found] } : guest;
};

/**
 * A booking, or as much of one as is sent, that knows the travelers of its trip by id: a name that means exactly one of them is replaced
 * by the id, and any other name stays as it is.
 */
export const linkTravelers = <B extends PeopleFields>(booking: B, travelers: readonly NamedTraveler[]): B => {
  const { traveler_names, ...rest } = booking;
  const { traveler_ids = [], guest_names = [], passengers, accommodation } = booking;
  const names = [...guest_names, ...(traveler_names ?? [])];
  const isNamed = traveler_names !== undefined || booking.guest_names !== undefined;
  const found = names.flatMap((name) => findTravelerByName(name, travelers) ?? []);
  return {
    ...rest,
    ...(isNamed && {
      traveler_ids: [...new Set([...traveler_ids, ...found])],
      guest_names: [...new Set(names.filter((name) => !findTravelerByName(name, travelers)))],
    }),
    ...(passengers && { passengers: passengers.map((passenger) => linkPassenger(passenger, travelers)) }),
    ...(accommodation && { accommodation: mapGuests(accommodation, (guest) => linkGuest(guest, travelers)) }),
  } as B;
};

/** Whether there is any name in it that may be a traveler's, so that the travelers have to be read. */
export const hasNames = ({ guest_names, traveler_names, passengers, accommodation }: PeopleFields): boolean =>
  [guest_names, traveler_names].some((names) => names && names.length > 0) ||
  [...(passengers ?? []), ...listGuests(accommodation)].some(({ name }) => name !== '');

/** A stored booking with its people by id, also when an earlier version wrote it with their names. */
export const migrateBooking = <B extends Booking>(booking: B, travelers: readonly NamedTraveler[]): B =>
  booking.traveler_names === undefined ? booking : linkTravelers(booking, travelers);

import { fullName } from '../../../../base/full-name';
import type { TravelerId } from '../../../../base/ids';
import type { Guest } from '../../pricing/room-type';
import type { Booking, Passenger } from '../booking';
import type { NamedTraveler } from './find-traveler-by-name';
import { listGuests, mapGuests } from './room-guests';

/** Whether a booking knows a traveler by id anywhere. */
export const namesTraveler = (booking: Booking, id: TravelerId): boolean =>
  booking.traveler_ids.includes(id) ||
  (booking.passengers ?? []).some(({ traveler_id }) => traveler_id === id) ||
  listGuests(booking.accommodation).some(({ traveller_ids }) => traveller_ids.includes(id));

const unlinkPassenger = (passenger: Passenger, traveler: NamedTraveler): Passenger => {
  const { traveler_id, ...rest } = passenger;
  return traveler_id === traveler.id ? { ...rest, name: rest.name || fullName(traveler) } : passenger;
};

const unlinkGuest = (guest: Guest, traveler: NamedTraveler): Guest => {
  if (!guest.traveller_ids.includes(traveler.id)) return guest;
  const traveller_ids = guest.traveller_ids.filter((id) => id !== traveler.id);
  return { ...guest, traveller_ids, name: guest.name || (traveller_ids.length > 0 ? '' : fullName(traveler)) };
};

/** A booking that goes on naming somebody who leaves the trip: by the name they had there. */
export const unlinkTraveler = (booking: Booking, traveler: NamedTraveler): Booking => {
  const { traveler_ids, guest_names, passengers, accommodation } = booking;
  return {
    ...booking,
    ...(traveler_ids.includes(traveler.id) && {
      traveler_ids: traveler_ids.filter((id) => id !== traveler.id),
      guest_names: [...guest_names, fullName(traveler)],
    }),
    ...(passengers && { passengers: passengers.map((passenger) => unlinkPassenger(passenger, traveler)) }),
    ...(accommodation && { accommodation: mapGuests(accommodation, (guest) => unlinkGuest(guest, traveler)) }),
  };
};

import { findTravelerByName, type NamedTraveler } from '@wayline/core/areas/trip/bookings/people/find-traveler-by-name';
import type { Guest } from '@wayline/core/areas/trip/pricing/room-type';
import { fullName } from '@wayline/core/base/full-name';
import type { KnownTraveler } from '../bookings/known-traveler';

/** What a guest of a room is called: by the name given for the room, or by those of the travelers they are. */
export const guestName = ({ name, traveller_ids }: Guest, travelers: readonly KnownTraveler[]): string =>
  name ||
  travelers
    .filter(({ id }) => traveller_ids.some((one) => one === id))
    .map(fullName)
    .join(' & ');

/**
 * The guests of a room by their names, typed with commas between them. Who was there already keeps what is known of them, namesakes one
 * after the other; a name that means one traveler of the trip is that traveler.
 */
export const guestsFrom = (typed: string, before: readonly Guest[], travelers: readonly KnownTraveler[]): Guest[] => {
  const left = [...before];
  return typed
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) => {
      const at = left.findIndex((guest) => guestName(guest, travelers) === name);
      const [known] = at < 0 ? [] : left.splice(at, 1);
      if (known) return known;
      const id = findTravelerByName(name, travelers as readonly NamedTraveler[]);
      return id ? { name: '', traveller_ids: [id] } : { name, traveller_ids: [] };
    });
};

import type { Guest } from '../../pricing/room-type';
import type { Accommodation } from '../booking';

/** Everybody who sleeps in the rooms of a stay. */
export const listGuests = (stay: Accommodation | undefined): Guest[] =>
  (stay?.room_types ?? []).flatMap(({ rooms }) => rooms.flatMap(({ guests }) => guests));

/** A stay with each guest of its rooms as `change` makes them. */
export const mapGuests = (stay: Accommodation, change: (guest: Guest) => Guest): Accommodation =>
  stay.room_types
    ? {
        ...stay,
        room_types: stay.room_types.map((type) => ({
          ...type,
          rooms: type.rooms.map((room) => ({ ...room, guests: room.guests.map(change) })),
        })),
      }
    : stay;

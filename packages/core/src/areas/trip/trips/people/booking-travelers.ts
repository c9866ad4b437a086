import { fullName } from '../../../../base/full-name';
import type { Booking } from '../../bookings/booking';
import { migrateBooking } from '../../bookings/people/link-travelers';
import type { Traveler } from '../traveler';
import { activeAmong, travelersAmong } from '../traveler-counts';

/** Who can be put on the bookings of a trip, and which of them name the person already. Source: R-SHELL-246 (G-118). */
export const bookingTravelers = (people: readonly Traveler[], bookings: readonly Booking[]) =>
  activeAmong(travelersAmong(people)).map((traveler) => ({
    id: traveler.id,
    name: fullName(traveler),
    client_type: traveler.client_type,
    status: traveler.status,
    booking_ids: bookings
      .filter((booking) => migrateBooking(booking, people).traveler_ids.includes(traveler.id))
      .map(({ id }) => id),
  }));

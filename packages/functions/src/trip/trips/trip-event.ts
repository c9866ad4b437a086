import type { Actor } from '@wayline/core/access/actor';
import { BOOKINGS_CHANNEL } from '@wayline/core/areas/notifications/channels';
import type { TripId } from '@wayline/core/base/ids';

/** What open pages hear when a trip changes: those on the trip, and the company's lists. */
export const tripEvent = (actor: Actor, trip: TripId, title: string) => ({
  kind: 'trip_data_updated' as const,
  channels: [`trip.${trip}`, `company.${actor.company_id}`],
  title,
  entity_id: trip,
  trip_id: trip,
});

/** What open pages of a trip, and of the company's bookings, hear when its bookings change. */
export const bookingEvent = (trip: TripId, booking: string, title: string) => ({
  kind: 'booking_data_updated' as const,
  channels: [`trip.${trip}`, BOOKINGS_CHANNEL],
  title,
  entity_id: booking,
  trip_id: trip,
});

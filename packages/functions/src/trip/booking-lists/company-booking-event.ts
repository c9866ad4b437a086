import type { Actor } from '@wayline/core/access/actor';
import type { TripId } from '@wayline/core/base/ids';
import { bookingEvent } from '../trips/trip-event';

/** What open pages hear when a booking changes from outside its trip: those of the trip, and the company's tables. */
export const companyBookingEvent = (actor: Actor, trip: TripId, booking: string, title: string) => {
  const event = bookingEvent(trip, booking, title);
  return { ...event, channels: [...event.channels, `company.${actor.company_id}`] };
};

/** What events of the cloud storage name: whose pages may hear of it may not know which files there are. */
export const CLOUD = 'cloud';

/** What the company's open pages hear of what is in no trip: bookings without one, the library, the cloud storage. */
export const companyEvent = (actor: Actor, id: string, title: string) => ({
  kind: 'booking_data_updated' as const,
  channels: [`company.${actor.company_id}`],
  title,
  entity_id: id,
});

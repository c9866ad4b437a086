import type { TripId } from '../../base/ids';
import type { AnnouncementContent, Cause } from '../live/public';
import { BOOKINGS_CHANNEL } from '../notifications/public';

/** What open pages hear when a trip changes: those on the trip, and the company's lists. */
export const toTrip = ({ company_id }: Pick<Cause, 'company_id'>, trip_id: TripId, title: string) =>
  ({
    kind: 'trip_data_updated',
    channels: [`trip.${trip_id}`, `company.${company_id}`],
    title,
    entity_id: trip_id,
    trip_id,
  }) satisfies AnnouncementContent;

/** The same for what is shown with a trip. */
export const inTrip = (f: Pick<Cause, 'company_id'> & { trip_id: TripId }, title: string) =>
  toTrip(f, f.trip_id, title);

/** What open pages of a trip, and of the company's bookings, hear when a booking changes. */
export const toBooking = ({ trip_id, id }: { trip_id: TripId; id: string }, title: string) =>
  ({
    kind: 'booking_data_updated',
    channels: [`trip.${trip_id}`, BOOKINGS_CHANNEL],
    title,
    entity_id: id,
    trip_id,
  }) satisfies AnnouncementContent;

/** The same when it changes from outside its trip: the company's tables hear of it, too. */
export const toBookingAndCompany = (f: Cause & { trip_id: TripId; id: string }, title: string) => {
  const said = toBooking(f, title);
  return { ...said, channels: [...said.channels, `company.${f.company_id}`] };
};

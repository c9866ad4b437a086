import type { TripId } from '../../../base/ids';
import type { TenantDb } from '../../../store/tenant-db';
import { Bookings } from '../bookings/booking.records';
import { ItineraryDocuments } from '../itinerary/document.records';
import { DayEvents } from '../itinerary/event.records';
import { Itineraries, ShareActivities } from '../itinerary/itinerary.records';
import { TripCommissionSplits } from '../pricing/commission-split.records';
import { Reminders } from '../reminders/reminder.records';
import { TripPackages } from '../trip-packages/package.records';
import { inTrip } from './trip.partition';
import { Travelers, Trips } from './trip.records';

/** Everything the planner shows of a trip, in one query; undefined when this company has no such trip. */
export const readTrip = async (db: TenantDb, id: TripId, consistent = false) => {
  const kinds = {
    trips: Trips,
    travelers: Travelers,
    bookings: Bookings,
    itineraries: Itineraries,
    shareActivities: ShareActivities,
    documents: ItineraryDocuments,
    reminders: Reminders,
    commissionSplits: TripCommissionSplits,
    packages: TripPackages,
    events: DayEvents,
  };
  const found = await db.readPartition(inTrip(id), kinds, { consistent });
  const [trip] = found.trips;
  return (
    trip && {
      trip,
      travelers: found.travelers,
      bookings: found.bookings,
      itineraries: found.itineraries,
      shareActivities: found.shareActivities,
      documents: found.documents,
      reminders: found.reminders,
      commissionSplits: found.commissionSplits,
      packages: found.packages,
      events: found.events,
    }
  );
};
export type WholeTrip = NonNullable<Awaited<ReturnType<typeof readTrip>>>;

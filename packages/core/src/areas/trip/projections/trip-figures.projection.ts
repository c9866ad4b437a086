import { fullName } from '../../../base/full-name';
import type { Projection } from '../../../store/projection';
import { Bookings } from '../bookings/booking.records';
import { activeAmong, travelersAmong } from '../trips/traveler-counts';
import { inTrip } from '../trips/trip.partition';
import { Travelers, TripRows, Trips } from '../trips/trip.records';
import { listTripIds } from './every-trip';

/** How many people and bookings a trip has, and who leads it, as its row in the list says. */
export const tripFiguresProjection: Projection = {
  name: 'trip-figures',
  about: 'how many people and bookings each trip has, and who leads it',
  drift: async function* (db) {
    for (const id of await listTripIds(db)) {
      const kinds = { trips: Trips, travelers: Travelers, bookings: Bookings };
      const found = await db.readPartition(inTrip(id), kinds, { consistent: true });
      const trip = found.trips[0];
      if (!trip) continue;
      const lead = found.travelers.find(({ client_type }) => client_type === 'lead_client');
      const right = {
        trip_pax: activeAmong(travelersAmong(found.travelers)).length,
        trip_reservations: found.bookings.length,
        lead_traveler: lead && fullName(lead),
      };
      const { trip_pax, trip_reservations, lead_traveler } = trip;
      const kept = { trip_pax, trip_reservations, lead_traveler };
      if (JSON.stringify(kept) === JSON.stringify(right)) continue;
      const figures = TripRows.withRow({ trip_pax: right.trip_pax, trip_reservations: right.trip_reservations });
      const led = TripRows.withRow({ lead_traveler: right.lead_traveler });
      yield {
        where: `figures of ${id}`,
        kept,
        right,
        mend: [
          db.updateIf(
            Trips,
            { id },
            {
              set: { ...figures, ...(right.lead_traveler !== undefined && led) },
              ...(right.lead_traveler === undefined && { remove: Object.keys(led) }),
              expected: kept,
            },
          ),
        ],
      };
    }
  },
};

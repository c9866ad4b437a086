import { DeletedTrips } from '@wayline/core/areas/trip/trips/deleted-trip.records';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { TRIP_AS_READ, Trips } from '@wayline/core/areas/trip/trips/trip.records';
import type { UserId } from '@wayline/core/base/ids';
import type { Writes } from '@wayline/core/store/write';

/** A trip goes into the trash: what belongs to it stays where it is and cannot be reached without it. */
export const deleteStep = (deleted_by: UserId) => (w: Writes, trip: Trip, deleted_at: string) => ({
  writes: [
    w.deleteIfUnchanged(Trips, trip, TRIP_AS_READ),
    w.insert(DeletedTrips, {
      ...{ id: trip.id, trip, deleted_at, deleted_by, version: 1 },
      uncounted: trip.trip_reservations,
    }),
  ],
  uncounted: trip.trip_reservations,
  changes: { trip_name: trip.trip_name, code: trip.code },
});

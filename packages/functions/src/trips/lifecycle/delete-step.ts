import type { UserId } from '@wayline/core/kernel/ids';
import type { Writes } from '@wayline/core/store/write';
import { DeletedTrips } from '@wayline/core/trips/deleted-trip.records';
import type { Trip } from '@wayline/core/trips/trip';
import { tripLeaves } from '@wayline/core/trips/trip.records';

/** A trip goes into the trash: what belongs to it stays where it is and cannot be reached without it. */
export const deleteStep = (deleted_by: UserId) => (w: Writes, trip: Trip, deleted_at: string) => ({
  writes: [
    ...tripLeaves(w, trip),
    w.insert(DeletedTrips, {
      ...{ id: trip.id, trip, deleted_at, deleted_by, version: 1 },
      uncounted: trip.trip_reservations,
    }),
  ],
  uncounted: trip.trip_reservations,
  changes: { trip_name: trip.trip_name, code: trip.code },
  moved: { to: undefined },
});

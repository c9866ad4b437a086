import * as z from 'zod';
import { TripId, UserId } from '../../../base/ids';
import { getPurgeAt } from '../../../base/purge-at';
import { Instant, Version } from '../../../base/values';
import { record } from '../../../store/record';
import { Trip } from './trip';

/** A trip that was taken out of its place: without it nothing of the trip can be read or changed, and nothing of it is lost. */
export const DeletedTrip = z.object({
  id: TripId,
  trip: Trip,
  deleted_at: Instant,
  deleted_by: UserId,
  /** So many bookings left the figure of the bookings table with it. */
  uncounted: z.int().min(0).optional(),
  version: Version,
});
export type DeletedTrip = z.infer<typeof DeletedTrip>;

/** Deleted trips, each under its own id, until it is brought back or due to go for good. */
export const DeletedTrips = record({
  name: 'deleted_trip',
  schema: DeletedTrip,
  key: ['id'],
  partition: () => ['TRASH'],
  sort: (k) => [k.id],
  due: ({ deleted_at }) => getPurgeAt(deleted_at),
});

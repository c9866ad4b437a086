import * as z from 'zod';
import { addDays } from '../../../base/days';
import { TripId, UserId } from '../../../base/ids';
import { Instant, Version } from '../../../base/values';
import { record } from '../../../store/record';
import { Trip } from './trip';

/** How long what was deleted can be brought back, in days. */
const TRASH_DAYS = 30;

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

/** The moment from which something deleted is gone for good. */
export const getPurgeAt = ({ deleted_at }: { deleted_at: string }): string =>
  `${addDays(deleted_at.slice(0, 10), TRASH_DAYS)}${deleted_at.slice(10)}`;

/** Deleted trips, each under its own id, until it is brought back or due to go for good. */
export const DeletedTrips = record({
  name: 'deleted_trip',
  schema: DeletedTrip,
  key: ['id'],
  partition: () => ['TRASH'],
  sort: (k) => [k.id],
  due: getPurgeAt,
});

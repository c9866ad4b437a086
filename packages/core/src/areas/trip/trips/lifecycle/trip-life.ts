import * as z from 'zod';
import { UserId } from '../../../../base/ids';
import { ok, type Result } from '../../../../base/result';
import { Instant, Note } from '../../../../base/values';
import { refuse } from '../errors';
import { TRIP_STATUSES } from '../trip-types';

/** What the life of a trip leaves on it: who works on it, when it was cancelled or put away, and where it came from. */
export const TripLife = z.object({
  /** The advisor who works on it; until one is assigned, whoever created it. */
  advisor_id: UserId.optional(),
  archived_at: Instant.optional(),
  cancelled_at: Instant.optional(),
  cancellation_note: Note.optional(),
  status_before_cancellation: z.enum(TRIP_STATUSES).optional(),
  /** The CSV import that brought it. */
  import_id: z.string().optional(),
});
export type TripLife = z.infer<typeof TripLife>;
type Living = TripLife & { trip_status: (typeof TRIP_STATUSES)[number]; user_id: UserId };

/** Who works on a trip. */
export const getTripAdvisor = (trip: Pick<Living, 'advisor_id' | 'user_id'>): UserId => trip.advisor_id ?? trip.user_id;

/**
 * A cancelled trip: bookings, prices and people stay as they are, and so does the status it had. Refuses `trip.cancelled_already`.
 * Source: R-TRIP-108, R-TRIP-153.
 */
export const cancelTrip = <T extends Living>(trip: T, note: string | undefined, now: string): Result<T> =>
  trip.trip_status === 'CANCELLED'
    ? refuse('trip.cancelled_already')
    : ok({
        ...trip,
        trip_status: 'CANCELLED',
        status_before_cancellation: trip.trip_status,
        cancelled_at: now,
        cancellation_note: note,
      });

/** A cancelled trip as it was before, under the status it had then. Refuses `trip.not_cancelled`. Source: R-TRIP-153. */
export const restoreTrip = <T extends Living>(trip: T): Result<T> =>
  trip.trip_status === 'CANCELLED'
    ? ok({
        ...trip,
        trip_status: trip.status_before_cancellation ?? 'NEW REQUEST',
        status_before_cancellation: undefined,
        cancelled_at: undefined,
        cancellation_note: undefined,
      })
    : refuse('trip.not_cancelled');

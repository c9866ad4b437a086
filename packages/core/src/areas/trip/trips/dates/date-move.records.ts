import * as z from 'zod';
import { TripId } from '../../../../base/ids';
import { Instant, Version } from '../../../../base/values';
import { record } from '../../../../store/record';
import { inTrip } from '../trip.partition';
import { DateMove } from './date-move';

/** A move of more than one transaction while it runs. A trip has one at a time. */
export const DateMoves = record({
  name: 'date_move',
  schema: z.object({
    trip_id: TripId,
    move: DateMove,
    /** Bookings, reminders and events that have not moved yet. */
    open: z.array(z.string()),
    /** The moment from which the due work finishes it, should whoever began have died. */
    finish_at: Instant,
    version: Version,
  }),
  key: ['trip_id'],
  partition: (k) => inTrip(k.trip_id),
  sort: () => ['DATE_MOVE'],
  due: (m) => m.finish_at,
});

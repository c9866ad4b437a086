import * as z from 'zod';
import { TripId } from '../kernel/ids';
import { Day, Instant } from '../kernel/values';
import { TRIP_STATUSES } from './trip-types';

/** A trip as the calendar of departures knows it. */
export const Departure = z.object({
  trip_id: TripId,
  code: z.string(),
  trip_name: z.string(),
  start_date: Day,
  end_date: Day.optional(),
  trip_status: z.enum(TRIP_STATUSES).default('NEW REQUEST'),
  /** The night in which the trip is checked next. */
  check_at: Instant.optional(),
});
export type Departure = z.infer<typeof Departure>;

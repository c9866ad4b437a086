import * as z from 'zod';
import { emptyable } from '../../../../base/emptyable';
import { ClockTime, Day, TimeZone } from '../../../../base/values';
import { Place } from './place';

/** One leg of transport: local days and times at either end, each with the zone of its place where known. Source: R-TRIP-025..028. */
export const Leg = z.object({
  from: Place,
  to: Place,
  start_date: Day,
  start_time: emptyable(ClockTime),
  start_timezone: TimeZone.optional(),
  end_date: emptyable(Day),
  end_time: emptyable(ClockTime),
  end_timezone: TimeZone.optional(),
  carrier: z.string().max(120).optional(),
  carrier_code: z.string().max(8).optional(),
  number: z.string().max(20).optional(),
  cabin: z.string().max(40).optional(),
  /** Of a train: the car the seat is in. */
  coach: z.string().max(20).optional(),
  seat: z.string().max(40).optional(),
});
export type Leg = z.infer<typeof Leg>;

import * as z from 'zod';
import { emptyable } from '../../../../base/emptyable';
import { ClockTime, Day } from '../../../../base/values';
import { CABIN_TYPES, CRUISE_TYPES, DECK_LEVELS } from '../types/detail-choices';
import { Place } from './place';

/** A day of a cruise; without a port and times the ship is at sea. Source: R-TRIP-029, R-TRIP-030. */
export const CruiseDay = z.object({
  day: z.int().min(1),
  date: Day,
  port: Place.optional(),
  arrival_time: emptyable(ClockTime),
  departure_time: emptyable(ClockTime),
});
export type CruiseDay = z.infer<typeof CruiseDay>;

/** The ship and where on it the travelers live and dine. Source: R-TRIP-231. */
export const CruiseDetail = z.object({
  ship: z.string().max(120).optional(),
  cruise_type: emptyable(z.enum(CRUISE_TYPES)),
  cabin_type: emptyable(z.enum(CABIN_TYPES)),
  cabin_number: z.string().max(40).optional(),
  deck_level: emptyable(z.enum(DECK_LEVELS)),
  dining_time: z.string().max(60).optional(),
});

import * as z from 'zod';
import { emptyable } from '../../../../base/emptyable';
import { TravelerId } from '../../../../base/ids';
import { AIR_SERVICE_CLASSES, FLIGHT_SPECIAL_REQUESTS, MEAL_CODES, SEAT_CODES } from '../types/air-codes';
import { BOOKED_FLIGHT_TYPES } from '../types/detail-choices';

const code = <T extends Record<string, string>>(codes: T) =>
  emptyable(z.enum(Object.keys(codes) as [keyof T & string]));

/** Where one passenger sits on one leg; `leg` counts from 0 in the booking's legs. */
const LegSeat = z.object({
  leg: z.int().min(0).max(19),
  service_class: emptyable(z.enum(AIR_SERVICE_CLASSES)),
  seat: z.string().trim().max(10).optional(),
});

/**
 * One person on a flight, with what the airline is told of them. A traveler of the trip has a `name` only where the ticket has another one
 * than the trip; anybody else is known by it. Source: spec 2 §3, R-TRIP-227, R-TRIP-228 (G-102).
 */
export const Passenger = z
  .object({
    name: z.string().trim().max(255).default(''),
    traveler_id: emptyable(TravelerId),
    e_ticket_number: z.string().trim().max(40).optional(),
    frequent_flyer: z.string().trim().max(60).optional(),
    meal: code(MEAL_CODES),
    seat_wish: code(SEAT_CODES),
    special_requests: z.array(z.enum(FLIGHT_SPECIAL_REQUESTS)).max(FLIGHT_SPECIAL_REQUESTS.length).optional(),
    seats: z.array(LegSeat).max(20).optional(),
  })
  .refine(({ name, traveler_id }) => Boolean(name || traveler_id), {
    path: ['name'],
    message: 'Please enter a name, or choose a traveler.',
  });
export type Passenger = z.infer<typeof Passenger>;

/** What is said of a flight as a whole. */
export const FlightDetail = z.object({
  flight_type: emptyable(z.enum(BOOKED_FLIGHT_TYPES)),
  record_locator: z.string().max(20).optional(),
  gds_record_locator: z.string().max(20).optional(),
  baggage: z.string().max(255).optional(),
});

import * as z from 'zod';
import type { Trip } from '../trips/trip';

/** What the bookings table shows of a booking's trip. */
export const TripOfBooking = z.object({
  trip_code: z.string(),
  trip_name: z.string(),
  trip_type: z.string(),
  trip_sub_type: z.string(),
  lead_client: z.string().optional(),
});
export type TripOfBooking = z.infer<typeof TripOfBooking>;

export const toTripOfBooking = (trip: Trip): TripOfBooking => ({
  trip_code: trip.code,
  trip_name: trip.trip_name,
  trip_type: trip.trip_group_kind,
  trip_sub_type: trip.trip_sub_type,
  ...(trip.lead_traveler !== undefined && { lead_client: trip.lead_traveler }),
});

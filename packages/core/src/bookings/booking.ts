import * as z from 'zod';
import { BookingId, TripId } from '../kernel/ids';
import { ClockTime, CurrencyCode, Day, Instant, Name, Note, TimeZone, Version } from '../kernel/values';
import {
  BOOKING_SOURCES,
  BOOKING_TYPES,
  CANCELLATION_STATUSES,
  LEGACY_TYPES,
  PAYMENT_STATUSES,
  PRICE_MODES,
  RESERVATION_STATUSES,
  SUPPLIER_STATUSES,
} from './booking-types';

/** Somewhere a traveler stands: an airport, a hotel, a restaurant. Source: R-TRIP-091. */
export const Place = z.object({
  name: Name,
  iata_code: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional(),
  formatted_address: z.string().max(500).optional(),
  phone_no: z.string().max(50).optional(),
  url: z.string().max(500).optional(),
  timezone: TimeZone.optional(),
  source: z.string().max(40).default('manual'),
});
export type Place = z.infer<typeof Place>;

/** One leg of transport: local days and times at either end, each with the zone of its place where known. Source: R-TRIP-025..028. */
export const Leg = z.object({
  from: Place,
  to: Place,
  start_date: Day,
  start_time: ClockTime.optional(),
  start_timezone: TimeZone.optional(),
  end_date: Day.optional(),
  end_time: ClockTime.optional(),
  end_timezone: TimeZone.optional(),
  carrier: z.string().max(120).optional(),
  carrier_code: z.string().max(8).optional(),
  number: z.string().max(20).optional(),
  cabin: z.string().max(40).optional(),
  seat: z.string().max(40).optional(),
});
export type Leg = z.infer<typeof Leg>;

export const Accommodation = z
  .object({
    checkin_date: Day,
    checkout_date: Day,
    checkin_time: ClockTime.optional(),
    checkout_time: ClockTime.optional(),
    room_description: z.string().max(500).optional(),
  })
  .refine((stay) => stay.checkout_date > stay.checkin_date, {
    path: ['checkout_date'],
    message: 'Check-out is on a later day than check-in.',
  });
export type Accommodation = z.infer<typeof Accommodation>;

export const CruiseDay = z.object({
  day: z.int().min(1),
  date: Day,
  port: Place.optional(),
  arrival_time: ClockTime.optional(),
  departure_time: ClockTime.optional(),
});
export type CruiseDay = z.infer<typeof CruiseDay>;

export const GeneralBooking = z.object({
  start_date: Day,
  start_time: ClockTime.optional(),
  end_date: Day.optional(),
  end_time: ClockTime.optional(),
});

export const PriceDetail = z.object({
  price_per_person: z.enum(PRICE_MODES).default('Total Price'),
  /** Minor units of `currency`. */
  total_price: z.int().min(0),
  currency: CurrencyCode,
});

/**
 * What an advisor enters of a booking. Which timed part it has follows from its type: `accommodation` for Accommodation,
 * `destinations` (legs) for Flights, `transportations` (legs) for Transportation and Rail, `cruise_days` for Cruise,
 * `general_booking` for the rest. Source: spec 2 §3 Booking.
 */
export const BookingDraft = z.object({
  booking_type: z.enum(BOOKING_TYPES),
  title: Name,
  sub_type: z.string().max(80).optional(),
  supplier_name: z.string().max(255).optional(),
  confirmation_id: z.string().max(80).optional(),
  reservation_status: z.enum(RESERVATION_STATUSES).default('Researching'),
  payment_status: z.enum(PAYMENT_STATUSES).default('unpaid'),
  supplier_status: z.enum(SUPPLIER_STATUSES).optional(),
  cancellation_status: z.enum(CANCELLATION_STATUSES).optional(),
  legacy_type: z.enum(LEGACY_TYPES).optional(),
  traveler_names: z.array(Name).max(200).default([]),
  accommodation: Accommodation.optional(),
  destinations: z.array(Leg).max(20).optional(),
  transportations: z.array(Leg).max(20).optional(),
  cruise_days: z.array(CruiseDay).max(120).optional(),
  general_booking: GeneralBooking.optional(),
  places: z.array(Place).max(20).default([]),
  price_detail: PriceDetail.optional(),
  note: Note.optional(),
  client_note: Note.optional(),
});
export type BookingDraft = z.infer<typeof BookingDraft>;

export const Booking = BookingDraft.extend({
  id: BookingId,
  trip_id: TripId,
  source: z.enum(BOOKING_SOURCES).default('manual'),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type Booking = z.infer<typeof Booking>;

import * as z from 'zod';
import {
  BOOKING_SOURCES,
  BOOKING_TYPES,
  CANCELLATION_STATUSES,
  CLIENT_APPROVALS,
  LEGACY_TYPES,
  PAYMENT_STATUSES,
  RESERVATION_STATUSES,
  SUPPLIER_STATUSES,
} from '../../../base/booking-types';
import { emptyable } from '../../../base/emptyable';
import { BookingId, TravelerId, TripId } from '../../../base/ids';
import { Day, Instant, Name, Note, Version } from '../../../base/values';
import { requiresPermission } from '../../../contract/permission-fields';
import { InstitutionId } from '../../institutions/public-schemas';
import { CommissionSplit } from '../pricing/commission-split-schema';
import { PriceDetail } from '../pricing/price-detail';
import { Cancellation } from './cancellation/cancellation';
import { ApprovalSource } from './client-approval';
import { CruiseDay, CruiseDetail } from './parts/cruise';
import { FlightDetail, Passenger } from './parts/flight';
import { Leg } from './parts/leg';
import { LONGEST_NAME, LongName } from './parts/long-name';
import { Place } from './parts/place';
import { GeneralBooking, ServiceDetail } from './parts/service';
import { Accommodation } from './parts/stay';
import { SupplierRequests } from './parts/supplier-requests';
import { TransportDetail } from './parts/transport';

export type { CruiseDay } from './parts/cruise';
export type { Passenger } from './parts/flight';
export type { Leg } from './parts/leg';
export type { Place } from './parts/place';
export type { Accommodation } from './parts/stay';

/**
 * What an advisor enters of a booking. Which timed part it has follows from its type: `accommodation` for Accommodation,
 * `destinations` (legs) for Flights, `transportations` (legs) for Transportation and Rail, `cruise_days` for Cruise,
 * `general_booking` for the rest; each type has its detail beside it. Source: spec 2 §3 Booking.
 */
export const BookingDraft = z.object({
  booking_type: z.enum(BOOKING_TYPES),
  title: LongName,
  sub_type: z.string().max(80).optional(),
  /** Whom it is bought from, as it was typed. */
  supplier_name: z.string().max(LONGEST_NAME).optional(),
  /** Its supplier, where the name means exactly one of the company's, or somebody said which; see `linkSuppliers`. */
  supplier_id: emptyable(InstitutionId),
  /** The institution it was booked through, where that is not the supplier, as it was typed. */
  booked_through: z.string().max(LONGEST_NAME).optional(),
  booked_through_id: emptyable(InstitutionId),
  confirmation_id: z.string().max(80).optional(),
  /** What else the supplier confirmed it under, such as a second room. */
  supplier_confirmations: z.array(z.string().trim().min(1).max(80)).max(20).optional(),
  reservation_status: z.enum(RESERVATION_STATUSES).default('Researching'),
  payment_status: z.enum(PAYMENT_STATUSES).default('unpaid'),
  supplier_status: emptyable(z.enum(SUPPLIER_STATUSES)),
  cancellation_status: z.enum(CANCELLATION_STATUSES).optional(),
  client_approval: emptyable(z.enum(CLIENT_APPROVALS)),
  client_approved_on: emptyable(Day),
  legacy_type: z.enum(LEGACY_TYPES).optional(),
  /** The travelers of the trip it is for. Their names are read from the trip, so that renaming one touches no booking. */
  traveler_ids: z.array(TravelerId).max(200).default([]),
  /** Who else it is for: people who are not travelers of the trip, or whose name means more than one of them. */
  guest_names: z.array(Name).max(200).default([]),
  /**
   * Names that nobody has matched with the travelers of a trip yet: of an import that has no trip, from a caller who knows no ids, and in
   * what earlier versions wrote. In a trip they become `traveler_ids` and `guest_names` (`linkTravelers`).
   */
  traveler_names: z.array(Name).max(200).optional(),
  accommodation: Accommodation.optional(),
  destinations: z.array(Leg).max(20).optional(),
  transportations: z.array(Leg).max(20).optional(),
  cruise_days: z.array(CruiseDay).max(120).optional(),
  general_booking: GeneralBooking.optional(),
  passengers: z.array(Passenger).max(200).optional(),
  flight_detail: FlightDetail.optional(),
  transport_detail: TransportDetail.optional(),
  cruise_detail: CruiseDetail.optional(),
  service_detail: ServiceDetail.optional(),
  supplier_requests: SupplierRequests.optional(),
  headcount: emptyable(z.int().min(1).max(100_000)),
  capacity: emptyable(z.int().min(1).max(100_000)),
  includes: z.string().max(2000).optional(),
  additional_info: z.string().max(2000).optional(),
  places: z.array(Place).max(20).default([]),
  price_detail: PriceDetail.optional(),
  payment_due_date: emptyable(Day),
  /** The last day on which what is on hold can still be taken. */
  option_expires_on: emptyable(Day),
  /** The last day on which cancelling is free, or costs least. */
  cancellation_deadline: emptyable(Day),
  tags: z.array(z.string().trim().min(1).max(60)).max(50).optional(),
  note: Note.optional(),
  client_note: Note.optional(),
});
export type BookingDraft = z.infer<typeof BookingDraft>;

export const Booking = BookingDraft.extend({
  /** Who shares its commission, where it does not follow its trip; saved apart, by another permission. Source: R-TRIP-072. */
  ...requiresPermission('View Commissions', CommissionSplit.partial().shape),
  id: BookingId,
  trip_id: TripId,
  source: z.enum(BOOKING_SOURCES).default('manual'),
  /** What the index of the bookings table knows it by: a number of its own in its company. Bookings from before the index get theirs from a migration. */
  serial: z.int().min(1).optional(),
  /** Where it stands among the bookings of a day that have no time, once somebody has put them in order. */
  day_order: z.int().min(0).max(10_000).optional(),
  /** The day it stood on before it was taken off the days of its trip; it keeps its dates until it is placed again. */
  unscheduled_from: Day.optional(),
  cancellation: Cancellation.optional(),
  /** Who set `client_approval`, and when; missing on bookings from before it was kept. */
  client_approval_source: ApprovalSource.optional(),
  /** The name of whoever entered it. */
  created_by: z.string().optional(),
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type Booking = z.infer<typeof Booking>;

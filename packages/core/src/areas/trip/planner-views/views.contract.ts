import * as z from 'zod';
import { BOOKING_TYPES } from '../../../base/booking-types';
import { BookingId, TripId, TripPackageId } from '../../../base/ids';
import { Day, Money, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { Booking } from '../bookings/booking';
import { BulkChange, BulkItem, LEFT_AS_IT_WAS, MOST_AT_ONCE, MOST_COPIED_AT_ONCE } from './bulk-change';

const view = { kind: 'signed_in', permissions: ['View Reservations'], action: 'view reservations' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Reservations'], action: 'edit reservations' } as const;
const remove = { kind: 'signed_in', permissions: ['Delete Reservations'], action: 'delete reservations' } as const;

/** Source: R-TRIP-160. */
export const BOOKING_LIST_TYPES = ['day', 'days_prepost_categories', 'tripBookingPriceDetailsByCategory'] as const;
const PRE_AND_POST = 'preAndPostTripBookings';
const Switch = z.enum(['0', '1']).default('0');

const DayOut = z.object({
  date: z.string(),
  day: z.int(),
  outside: z.enum(['before', 'after']).optional(),
  entries: z.array(z.looseObject({ booking_id: z.string() })),
});
const Totals = z.array(Money);
const SectionOut = z.object({
  section: z.enum(['pre_trip', 'trip', 'post_trip']),
  categories: z.array(z.object({ category: z.string(), bookings: z.array(Booking), totals: Totals })),
  totals: Totals,
});
const PricedOut = z.object({
  id: BookingId,
  title: z.string(),
  currency: z.string().nullable(),
  headcount: z.int(),
  capacity: z.int(),
  is_checked: z.boolean(),
  is_sync: z.boolean(),
  modal_type: z.enum(BOOKING_TYPES),
  package_price: z.object({ total_price: z.int(), per_person_price: z.int() }),
  saved_price: z.int().nullable(),
});

const list = contract({
  id: 'book.bookings.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/bookings',
  handler: 'trip/planner-views/list-bookings',
  summary: 'The bookings of a trip by day, by category with those before and after the trip, or with their prices.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({
    trip_id: TripId,
    list_type: z.enum(BOOKING_LIST_TYPES),
    /** Only this day, as days are numbered. */
    day: z.coerce.number().int().min(-100_000).max(100_000).optional(),
    /** Only this category, or only what is before and after the trip. */
    category: z.enum([...BOOKING_TYPES, PRE_AND_POST]).optional(),
    preAndPostTripBookings: Switch,
    /** With their prices: what this package of the trip has checked and saved. */
    trip_package_id: TripPackageId.optional(),
    actual_days: Switch,
    start_date: Day.optional(),
  }),
  output: z.discriminatedUnion('list_type', [
    z.object({ list_type: z.literal('day'), days: z.array(DayOut), bookings: z.array(Booking) }),
    z.object({
      list_type: z.literal('days_prepost_categories'),
      days: z.array(DayOut),
      sections: z.array(SectionOut),
      totals: Totals,
    }),
    z.object({
      list_type: z.literal('tripBookingPriceDetailsByCategory'),
      categories: z.array(z.object({ category: z.string(), bookings: z.array(PricedOut) })),
    }),
  ]),
  errors: ['record.missing', 'trip.missing_id'],
});
const dayservices = contract({
  id: 'book.dayservices.get',
  service: 'book',
  method: 'GET',
  path: '/api/v1/trips/{tripId}/dayservices',
  handler: 'trip/planner-views/day-services',
  summary: 'The days of a trip with their services, numbered from the trip or from a given day.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ tripId: TripId, actual_days: Switch, start_date: Day.optional() }),
  output: z.object({ days: z.array(DayOut) }),
  errors: ['record.missing'],
});

const Items = z.array(BulkItem).min(1).max(MOST_AT_ONCE);
const Results = z.object({
  results: z.array(
    z.object({
      id: BookingId,
      done: z.boolean(),
      /** Why it was left as it was. */
      why: z.enum(LEFT_AS_IT_WAS).optional(),
      /** The version a next change has to name. */
      version: Version.optional(),
    }),
  ),
});
const bulkChange = contract({
  id: 'book.bookings.bulk-change',
  service: 'book',
  method: 'POST',
  path: '/api/v1/trips/{trip_id}/bookings/change',
  handler: 'trip/planner-views/change-bookings',
  summary: 'Move several bookings by days, give them a status, or put those of a day in order; each is answered for.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ trip_id: TripId, items: Items, change: BulkChange }),
  output: Results,
  errors: ['record.missing', 'record.stale'],
});
const bulkCopy = contract({
  id: 'book.bookings.bulk-copy',
  service: 'book',
  method: 'POST',
  path: '/api/v1/trips/{trip_id}/bookings/copy',
  handler: 'trip/planner-views/copy-bookings',
  summary: 'Copy several bookings into another trip, day one to day one.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ trip_id: TripId, ids: z.array(BookingId).min(1).max(MOST_COPIED_AT_ONCE), to_trip_id: TripId }),
  output: z.object({ bookings: z.array(Booking) }),
  errors: ['record.missing', 'record.stale'],
});
const bulkDelete = contract({
  id: 'book.bookings.bulk-delete',
  service: 'book',
  method: 'POST',
  path: '/api/v1/trips/{trip_id}/bookings/delete',
  handler: 'trip/planner-views/delete-bookings',
  summary: 'Delete several bookings at once; they can be put back.',
  access: remove,
  keyScope: 'book:write',
  input: z.object({ trip_id: TripId, items: Items }),
  output: Results,
  errors: ['record.missing', 'record.stale'],
});
const putBack = contract({
  id: 'book.bookings.put-back',
  service: 'book',
  method: 'POST',
  path: '/api/v1/trips/{trip_id}/bookings/put_back',
  handler: 'trip/planner-views/put-back-bookings',
  summary: 'Put bookings back that were deleted together.',
  access: remove,
  keyScope: 'book:write',
  input: z.object({ trip_id: TripId, ids: z.array(BookingId).min(1).max(MOST_AT_ONCE) }),
  /** `later` are those that one transaction does not take beside the others. */
  output: z.object({ bookings: z.array(Booking), later: z.array(BookingId) }),
  errors: ['record.missing', 'record.exists', 'record.stale'],
});

export const viewsContracts = byId(list, dayservices, bulkChange, bulkCopy, bulkDelete, putBack);

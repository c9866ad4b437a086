import * as z from 'zod';
import { AuditId, BookingId, DayEventId, TripId } from '../../../base/ids';
import { Day, Instant, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { Booking } from '../bookings/booking';
import { MAX_EVENTS } from '../itinerary/event';
import { DATE_MODES } from '../trips/dates/date-move';
import { Trip } from '../trips/trip';
import { HISTORY_KINDS } from './history-kinds';

const editTrips = { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' } as const;
const viewTrips = { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' } as const;
const success = z.literal('success');
/** The entry that can take the change back. */
const entry = AuditId;
const MOST_SEEN = 5000;

const moveDates = contract({
  id: 'trips.dates.move',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips/{trip_id}/dates',
  handler: 'trip/history/move-dates',
  summary: 'Change the days of a trip and, with them, its bookings, events and reminders, all of them or none.',
  access: editTrips,
  keyScope: 'trips:write',
  input: z.object({
    trip_id: TripId,
    start_date: Day,
    end_date: Day,
    mode: z.enum(DATE_MODES),
    /** The bookings as they were when this was decided; refused when they are others by now. */
    seen: z
      .array(z.object({ id: BookingId, version: Version }))
      .max(MOST_SEEN)
      .optional(),
    /** The events likewise. */
    seen_events: z
      .array(z.object({ id: DayEventId, version: Version }))
      .max(MAX_EVENTS)
      .optional(),
  }),
  output: z.object({ status: success, message: z.string(), trip: Trip, entry }),
  errors: ['record.missing', 'record.stale', 'record.exists', 'trip.dates_reversed', 'trip.bookings_changed'],
});
const place = contract({
  id: 'trips.bookings.place',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips/{trip_id}/unscheduled/{id}/place',
  handler: 'trip/history/place-booking',
  summary: 'Put a booking that waits without a day on a day; all of it moves so that it begins there.',
  access: { kind: 'signed_in', permissions: ['Edit Reservations'], action: 'edit reservations' },
  keyScope: 'trips:write',
  input: z.object({ trip_id: TripId, id: BookingId, day: Day }),
  output: z.object({ booking: Booking, entry }),
  errors: ['record.missing', 'record.stale', 'booking.no_day_kept'],
});

/** One thing that happened to a trip. */
export const HistoryEntry = z.object({
  id: AuditId,
  at: Instant,
  kind: z.enum(HISTORY_KINDS),
  sentence: z.string(),
  /** Field by field, what was and what is. */
  details: z.array(z.string()),
  undoable: z.boolean(),
});
const list = contract({
  id: 'trips.history.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{trip_id}/history',
  handler: 'trip/history/list-history',
  summary: 'What happened to a trip and by whom, newest first.',
  access: viewTrips,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({
    trip_id: TripId,
    cursor: z.string().max(600).optional(),
    per_page: z.coerce.number().int().min(1).max(200).default(50),
    kind: z.enum(HISTORY_KINDS).optional(),
  }),
  output: z.object({ entries: z.array(HistoryEntry), cursor: z.string().optional() }),
  errors: ['record.missing'],
});
const undo = contract({
  id: 'trips.history.undo',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips/{trip_id}/history/{entry}/undo',
  handler: 'trip/history/undo-entry',
  summary: 'Take a change back, where the fields still hold what it set.',
  access: editTrips,
  keyScope: 'trips:write',
  decides: 'the permission for what is taken back',
  input: z.object({ trip_id: TripId, entry }),
  output: z.object({ status: success, message: z.string(), entry }),
  errors: [
    'record.missing',
    'record.stale',
    'record.exists',
    'history.changed_since',
    'history.not_undoable',
    'trip.dates_reversed',
  ],
});

const DeletedRow = z.object({
  id: z.string(),
  title: z.string(),
  deleted_at: Instant,
  deleted_by: z.string(),
  gone_at: Instant,
});
const deletedBookings = contract({
  id: 'trips.bookings.deleted.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{trip_id}/deleted_bookings',
  handler: 'trip/history/list-deleted-bookings',
  summary: 'The deleted bookings of a trip that can still be brought back.',
  access: { kind: 'signed_in', permissions: ['View Reservations'], action: 'view reservations' },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ trip_id: TripId }),
  output: z.object({ bookings: z.array(DeletedRow.extend({ id: BookingId, day: Day.optional() })) }),
  errors: ['record.missing'],
});
const bringBackBooking = contract({
  id: 'trips.bookings.deleted.restore',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips/{trip_id}/deleted_bookings/{id}/restore',
  handler: 'trip/history/bring-back-booking',
  summary: 'Bring a deleted booking back as it was, with its reminders that are not due yet.',
  access: { kind: 'signed_in', permissions: ['Delete Reservations'], action: 'restore deleted bookings' },
  keyScope: 'trips:write',
  input: z.object({ trip_id: TripId, id: BookingId }),
  output: z.object({ booking: Booking }),
  errors: ['record.missing', 'record.exists', 'record.stale'],
});
const deletedTrips = contract({
  id: 'trips.deleted.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/deleted_trips',
  handler: 'trip/history/list-deleted-trips',
  summary: 'The deleted trips that can still be brought back, the last deleted first.',
  access: { kind: 'signed_in', permissions: ['Delete Trips'], action: 'see deleted trips' },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({
    trips: z.array(DeletedRow.extend({ id: TripId, code: z.string(), lead_traveler: z.string().optional() })),
  }),
});
const bringBackTrip = contract({
  id: 'trips.deleted.restore',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/deleted_trips/{id}/restore',
  handler: 'trip/history/bring-back-trip',
  summary: 'Bring a deleted trip back with everything on it.',
  access: { kind: 'signed_in', permissions: ['Delete Trips'], action: 'restore deleted trips' },
  keyScope: 'trips:write',
  uses: ['files'],
  input: z.object({ id: TripId }),
  output: z.object({ trip: Trip }),
  errors: ['record.missing', 'record.exists', 'record.stale'],
});

export const historyContracts = byId(
  moveDates,
  place,
  list,
  undo,
  deletedBookings,
  bringBackBooking,
  deletedTrips,
  bringBackTrip,
);

import * as z from 'zod';
import { BookingId, TripId } from '../../../base/ids';
import { Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ImportDraft, ImportPreview } from '../../imports/public-schemas';
import { Booking, BookingDraft } from './booking';
import { BookingChanges } from './booking-merge';
import { BookingReading } from './types/to-booking-reading';

/** A confirmation of 4 MB in base64: a function takes 6 MB in all. */
const MAX_IMPORT_BASE64 = 5_400_000;
const view = { kind: 'signed_in', permissions: ['View Reservations'], action: 'view reservations' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Reservations'], action: 'edit reservations' } as const;

const get = contract({
  id: 'book.bookings.get',
  service: 'book',
  method: 'GET',
  path: '/api/v1/bookings/{id}',
  handler: 'trip/bookings/get-booking',
  summary: 'One booking of a trip.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ id: BookingId, trip_id: TripId }),
  output: z.object({ booking: BookingReading }),
  errors: ['record.missing', 'trip.missing_id'],
});
const create = contract({
  id: 'book.bookings.create',
  service: 'book',
  method: 'POST',
  path: '/api/v1/bookings',
  handler: 'trip/bookings/create-booking',
  summary: 'Add a booking to a trip.',
  access: edit,
  keyScope: 'book:write',
  decides:
    'a new confirmation number asks for Add Confirmation On Reservations; what a price is made of, and what is earned with it, asks for View Commissions',
  input: BookingDraft.extend({ trip_id: TripId }),
  output: z.object({ booking: Booking }),
  errors: ['record.missing', 'trip.missing_id'],
});
const update = contract({
  id: 'book.bookings.update',
  service: 'book',
  method: 'PUT',
  path: '/api/v1/bookings/{id}',
  handler: 'trip/bookings/update-booking',
  summary:
    'Save a booking. A stale version is refused with the booking as it stands; with `was`, only where others changed the same.',
  access: edit,
  keyScope: 'book:write',
  decides:
    'a new confirmation number asks for Add Confirmation On Reservations; what a price is made of, and what is earned with it, asks for View Commissions',
  decidesBy: ['Add Confirmation On Reservations'],
  input: BookingChanges.extend({
    id: BookingId,
    trip_id: TripId,
    version: Version,
    /** What the fields that are sent were in that version. */
    was: BookingChanges.optional(),
  }),
  output: z.object({ booking: Booking }),
  errors: ['record.missing', 'record.stale', 'trip.missing_id'],
});
const remove = contract({
  id: 'book.bookings.delete',
  service: 'book',
  method: 'DELETE',
  path: '/api/v1/bookings/{id}',
  handler: 'trip/bookings/delete-booking',
  summary: 'Delete a booking.',
  access: { kind: 'signed_in', permissions: ['Delete Reservations'], action: 'delete reservations' },
  keyScope: 'book:write',
  input: z.object({ id: BookingId, trip_id: TripId }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  errors: ['record.missing', 'record.stale', 'trip.missing_id'],
});
const tripBookings = contract({
  id: 'book.trip-bookings.get',
  service: 'book',
  method: 'GET',
  path: '/api/v3/trips/{trip_id}/bookings',
  handler: 'trip/bookings/trip-bookings',
  summary: 'The bookings of a trip by day and by category.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ trip_id: TripId }),
  output: z.object({
    daily_itinerary: z.array(
      z.object({ date: z.string(), day: z.int(), entries: z.array(z.looseObject({ booking_id: z.string() })) }),
    ),
    bookings_by_categories: z.array(z.object({ category: z.string(), bookings: z.array(Booking) })),
  }),
  errors: ['record.missing'],
});
const previewImport = contract({
  id: 'book.imports.preview',
  service: 'book',
  method: 'POST',
  path: '/api/v1/imports/preview',
  handler: 'trip/bookings/preview-import',
  effect: 'read',
  summary:
    'Read a booking confirmation into drafts; nothing is saved. With a trip, each draft says what it would do there.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({
    file_name: z.string().max(255),
    content_base64: z.base64().max(MAX_IMPORT_BASE64, 'This file is larger than 4 MB. Please paste its text instead.'),
    trip_id: TripId.optional(),
  }),
  output: ImportPreview.extend({
    matches: z
      .array(
        z.object({
          state: z.enum(['new', 'changed', 'same', 'cancelled']),
          booking_id: BookingId.optional(),
          version: Version.optional(),
          changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
        }),
      )
      .optional(),
  }),
  errors: ['record.missing'],
});
const saveImport = contract({
  id: 'book.imports.save',
  service: 'book',
  method: 'POST',
  path: '/api/v1/imports',
  handler: 'trip/bookings/save-import',
  summary: 'Save reviewed drafts as bookings of a trip; a draft that names a booking updates it.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({
    trip_id: TripId,
    drafts: z
      .array(z.object({ draft: ImportDraft, booking_id: BookingId.optional(), version: Version.optional() }))
      .min(1)
      .max(20),
  }),
  output: z.object({ bookings: z.array(Booking) }),
  errors: ['record.missing', 'record.stale'],
});

export const bookingsContracts = byId(get, create, update, remove, tripBookings, previewImport, saveImport);

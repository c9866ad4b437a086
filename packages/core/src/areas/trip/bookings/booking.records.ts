import * as z from 'zod';
import type { TripId } from '../../../base/ids';
import { Instant } from '../../../base/values';
import { wholeList } from '../../../store/full-page';
import { listRow } from '../../../store/list-row';
import { countsOn, record, view } from '../../../store/record';
import type { TenantDb } from '../../../store/tenant-db';
import { BookingRow, bookingOrder, toBookingRow } from '../booking-lists/booking-row';
import { inTrip } from '../trips/trip.partition';
import { TripRows, Trips } from '../trips/trip.records';
import { Booking } from './booking';
import { bookingEvents } from './booking.events';
import { openDeadlines } from './booking-deadline';
import { BookingDeadlines } from './booking-deadline.records';
import { listUnlinkedNames, UnlinkedNames } from './suppliers/unlinked-name.records';

export const BOOKING_LIST = ['BOOKINGS'] as const;

/** How the bookings table is kept. */
export const BookingRows = listRow(BookingRow, {
  columns: [
    'booking_type',
    'title',
    'version',
    'start_date',
    'end_date',
    'supplier_name',
    'confirmation_id',
    'reservation_status',
    'payment_status',
    'total_price',
    'currency',
    'destinations',
    'headcount',
    'note',
    'source',
    'sub_type',
    'payment_due_date',
    'created_by',
    'tags',
    'booked_through',
    'total_net_cost',
    'total_commission_price',
    'total_profit',
    'markup_price',
    'processing_fee',
    'record_locator',
    'e_ticket_count',
    'includes',
    'additional_info',
    'venue_source',
    'capacity',
    'client_approval',
    'client_approval_source',
    'client_approved_on',
    'supplier_id',
    'booked_through_id',
  ],
  keyed: { trip_id: ({ partition: [, trip = ''] }) => trip, id: ({ order }) => order.at(-1) ?? '' },
  usual: { destinations: [], source: 'manual', payment_status: 'unpaid', reservation_status: 'Researching' },
});

/** A booking lies in its trip; its row stands in the bookings table of the company, by its first day. */
export const Bookings = record({
  name: 'booking',
  schema: Booking,
  key: ['trip_id', 'id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['BOOKING', k.id],
  list: (booking) => ({
    list: BOOKING_LIST,
    order: bookingOrder(booking),
    row: BookingRows.pack(toBookingRow(booking)),
  }),
  counted: 'told',
  counts: [
    countsOn(
      Trips,
      ({ trip_id: id }: Booking) => ({ id }),
      () => TripRows.withRow({ trip_reservations: 1 }),
    ),
  ],
  label: ({ title }) => title,
  unaudited: ['trip_id'],
  facts: {
    created: bookingEvents.added,
    changed: bookingEvents.changed,
    deleted: bookingEvents.deleted,
    restored: bookingEvents.brought_back,
  },
  views: [view(BookingDeadlines, openDeadlines), view(UnlinkedNames, listUnlinkedNames)],
});

export const getImportSourcesPartition = (trip: string) => ['IMPORTS', trip] as const;
/** What a booking was imported from, kept apart so that the planner does not read it: an importer compares the next file with it. */
export const ImportSources = record({
  name: 'import_source',
  schema: z.object({
    trip_id: z.string(),
    booking_id: z.string(),
    draft: z.unknown(),
    saved_at: Instant,
    version: z.int(),
  }),
  key: ['trip_id', 'booking_id'],
  partition: (k) => getImportSourcesPartition(k.trip_id),
  sort: (k) => [k.booking_id],
});

/** The import sources of a trip, for matching a file against them. */
export const listImportSources = (db: TenantDb, trip: TripId) =>
  wholeList((cursor) => db.listPartition(ImportSources, { partition: getImportSourcesPartition(trip) }, { cursor }));

import * as z from 'zod';
import type { CompanyId, TripId } from '../kernel/ids';
import { Instant } from '../kernel/values';
import type { Table } from '../store/client';
import { wholeList } from '../store/full-page';
import { listPartition } from '../store/read';
import { record } from '../store/record';
import { inTrip } from '../trips/trip.partition';
import { Booking } from './booking';
import { bookingOrder, bookingRowOf } from './lists/booking-row';

export const BOOKING_LIST = ['BOOKINGS'] as const;

/** A booking lies in its trip; its row stands in the bookings table of the company, by its first day. */
export const Bookings = record({
  name: 'booking',
  schema: Booking,
  key: ['trip_id', 'id'],
  partition: (k) => inTrip(k.trip_id),
  sort: (k) => ['BOOKING', k.id],
  list: (booking) => ({ list: BOOKING_LIST, order: bookingOrder(booking), row: bookingRowOf(booking) }),
});

export const importsOf = (trip: string) => ['IMPORTS', trip] as const;
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
  partition: (k) => importsOf(k.trip_id),
  sort: (k) => [k.booking_id],
});

/** The import sources of a trip, for matching a file against them. */
export const importSourcesOf = (table: Table, company: CompanyId, trip: TripId) =>
  wholeList((cursor) => listPartition(table, company, ImportSources, { partition: importsOf(trip) }, { cursor }));

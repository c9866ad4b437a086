import * as z from 'zod';
import { BOOKING_TYPES } from '../../../base/booking-types';
import { BookingId, TripId } from '../../../base/ids';
import { byId, contract } from '../../../contract/contract';
import { ROOM_TYPES, TAX_KINDS } from '../pricing/price-types';
import { Booking } from './booking';

const view = { kind: 'signed_in', permissions: ['View Reservations'], action: 'view reservations' } as const;
const trips = { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' } as const;

const tags = contract({
  id: 'book.tags.list',
  service: 'book',
  method: 'GET',
  path: '/api/v3/getTagList',
  handler: 'trip/bookings/list-tags',
  summary: 'The tags that the newest thousand bookings of the company carry, by name.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ lists: z.array(z.string()) }),
});
const taxTypes = contract({
  id: 'book.tax-types.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/tax_types/{kind}',
  handler: 'trip/bookings/list-tax-types',
  summary: 'What taxes of a kind of booking are called.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ kind: z.enum(TAX_KINDS) }),
  output: z.object({ tax_types: z.array(z.object({ id: z.int(), name: z.string() })) }),
});
const roomTypes = contract({
  id: 'book.room-types.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/room_types',
  handler: 'trip/bookings/list-room-types',
  summary: 'The kinds of room, or the one of a number.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ id: z.coerce.number().int().min(1).max(1000).optional() }),
  output: z.object({
    room_types: z.array(z.object({ id: z.int(), name: z.enum(ROOM_TYPES.map(({ name }) => name)) })),
  }),
});
const confirmationCodes = contract({
  id: 'book.confirmation-codes.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/booking_confirmation_codes',
  handler: 'trip/bookings/list-confirmation-codes',
  summary: 'The confirmation numbers of a trip, each with its booking.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ trip_id: TripId }),
  output: z.object({
    codes: z.array(z.object({ booking_id: BookingId, title: z.string(), confirmation_id: z.string() })),
  }),
  errors: ['record.missing'],
});
const page = contract({
  id: 'book.bookings.list-v2',
  service: 'book',
  method: 'GET',
  path: '/api/v2/bookings',
  handler: 'trip/bookings/page-bookings',
  summary: 'The bookings of a trip page by page, of one category if wanted.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({
    trip_id: TripId,
    category: z.enum(BOOKING_TYPES).optional(),
    cursor: z.string().max(600).optional(),
    per_page: z.coerce.number().int().min(1).max(1000).default(100),
  }),
  output: z.object({ bookings: z.array(Booking), cursor: z.string().optional() }),
  errors: ['record.missing'],
});
const destinations = contract({
  id: 'messaging.destinations.list',
  service: 'messaging',
  method: 'GET',
  path: '/api/v1/destinations',
  handler: 'trip/trips/list-destinations',
  summary: 'The destinations and tags that the newest thousand trips of the company carry, by name.',
  access: trips,
  keyScope: 'messaging:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({
    destinations: z.array(z.string()),
    trips_tags: z.array(z.string()),
    /** Tags of people; none until there is a record of people beyond a trip. */
    individual_tags: z.array(z.string()),
  }),
});

export const lookupsContracts = byId(tags, taxTypes, roomTypes, confirmationCodes, page, destinations);

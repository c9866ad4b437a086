import * as z from 'zod';
import { BookingId, LibraryId, PlaceId, TripId } from '../../base/ids';
import { Day, Version } from '../../base/values';
import { toChangeSchema } from '../../contract/change-schema';
import { byId, contract } from '../../contract/contract';
import { Booking, Place } from '../trip/public-schemas';
import { LibraryDraft, LibraryItem, LibraryRow } from './library-item';
import { LibrarySearch } from './library-search';

const view = {
  kind: 'signed_in',
  permissions: ['View Library Reservations'],
  action: 'view library reservations',
} as const;
const edit = {
  kind: 'signed_in',
  permissions: ['Edit Library Reservations'],
  action: 'edit library reservations',
} as const;
const ITEMS = '/api/v1/library/reservations';

const search = contract({
  id: 'book.library.search',
  service: 'book',
  method: 'POST',
  path: '/api/v1/library/bookings',
  handler: 'library/search-library',
  effect: 'read',
  summary: 'A page of the library, by title. Pages are counted from 1.',
  access: view,
  keyScope: 'book:write',
  viewableByParent: true,
  input: LibrarySearch,
  output: z.object({
    bookings: z.array(LibraryRow),
    totalCount: z.int(),
    filterCount: z.int(),
    per_page: z.int(),
  }),
});
const get = contract({
  id: 'book.library.get',
  service: 'book',
  method: 'GET',
  path: `${ITEMS}/{id}`,
  handler: 'library/get-item',
  summary: 'One booking of the library.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ id: LibraryId }),
  output: z.object({ item: LibraryItem }),
});
const create = contract({
  id: 'book.library.create',
  service: 'book',
  method: 'POST',
  path: ITEMS,
  handler: 'library/create-item',
  summary: 'Add a booking to the library.',
  access: edit,
  keyScope: 'book:write',
  decides: 'what a price is made of, and what is earned with it, asks for View Commissions',
  input: LibraryDraft,
  output: z.object({ item: LibraryItem }),
  errors: ['record.exists'],
});
const keep = contract({
  id: 'book.library.keep',
  service: 'book',
  method: 'POST',
  path: '/api/v1/library/kept_bookings',
  handler: 'library/keep-booking',
  summary: 'Save a booking of a trip to the library, without its numbers, its payments and its travelers.',
  access: edit,
  keyScope: 'book:write',
  input: z.object({ trip_id: TripId, booking_id: BookingId }),
  output: z.object({ item: LibraryItem }),
  errors: ['record.missing', 'record.exists'],
});
const update = contract({
  id: 'book.library.update',
  service: 'book',
  method: 'PUT',
  path: `${ITEMS}/{id}`,
  handler: 'library/update-item',
  summary: 'Save a booking of the library; a stale version is refused with the booking as it stands.',
  access: edit,
  keyScope: 'book:write',
  decides: 'what a price is made of, and what is earned with it, asks for View Commissions',
  input: toChangeSchema(LibraryDraft).extend({ id: LibraryId, version: Version }),
  output: z.object({ item: LibraryItem }),
  errors: ['record.stale'],
});
const remove = contract({
  id: 'book.library.delete',
  service: 'book',
  method: 'DELETE',
  path: `${ITEMS}/{id}`,
  handler: 'library/delete-item',
  summary: 'Delete a booking of the library; trips keep what was made from it.',
  access: {
    kind: 'signed_in',
    permissions: ['Delete Library Reservations'],
    action: 'delete library reservations',
  },
  keyScope: 'book:write',
  input: z.object({ id: LibraryId }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  errors: ['record.stale'],
});
const insert = contract({
  id: 'book.library.insert',
  service: 'book',
  method: 'POST',
  path: `${ITEMS}/{id}/trips`,
  handler: 'library/insert-item',
  summary: 'Make a booking of a trip from one of the library, all of its days counted from the chosen one.',
  access: {
    kind: 'signed_in',
    permissions: ['View Library Reservations', 'Edit Reservations'],
    action: 'edit reservations',
  },
  keyScope: 'book:write',
  input: z.object({ id: LibraryId, trip_id: TripId, day: Day }),
  output: z.object({ booking: Booking }),
  errors: ['record.exists', 'library.no_day'],
});

const addPlace = contract({
  id: 'misc.places.create',
  service: 'misc',
  method: 'POST',
  path: '/api/v1/places',
  handler: 'library/add-place',
  summary: 'Keep a place in the library, for bookings to come.',
  access: edit,
  keyScope: 'misc:write',
  input: z.object({ place: Place, is_library: z.literal(1) }),
  output: z.object({ message: z.string(), place: Place.extend({ id: PlaceId, is_library: z.literal(1) }) }),
  errors: ['record.exists'],
});
const places = contract({
  id: 'misc.places.list',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/places',
  handler: 'library/list-places',
  summary: 'The places of the library.',
  access: view,
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ places: z.array(Place.extend({ id: PlaceId, is_library: z.literal(1) })) }),
});

export const libraryContracts = byId(search, get, create, keep, update, remove, insert, addPlace, places);

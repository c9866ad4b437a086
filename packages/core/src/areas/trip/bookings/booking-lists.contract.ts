import * as z from 'zod';
import { BookingId, ClaimId, TripId, UserId } from '../../../base/ids';
import { Name, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { PAGE_SHAPE, queryShape } from '../../../contract/query-shape';
import { ImportDraft } from '../../imports/public-schemas';
import { BOOKING_QUERY } from '../booking-lists/booking-query';
import { BookingRow } from '../booking-lists/booking-row';
import { INLINE_ITEMS } from '../booking-lists/inline-edit';
import { TripOfBooking } from '../booking-lists/trip-of-booking';
import { ClaimRequest, UnclaimedBooking } from '../booking-lists/unclaimed';
import { TRIP_INLINE_ITEMS } from '../trips/inline-trip-edit';
import { Trip } from '../trips/trip';
import { Booking } from './booking';

const view = { kind: 'signed_in', permissions: ['View Reservations'], action: 'view reservations' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Reservations'], action: 'edit reservations' } as const;
/** What an edit of a cell asks for, by what the cell belongs to. Source: R-TRIP-189. */
export const EDITS_OF = {
  booking: edit,
  trip: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
} as const;
/** What unclaimed bookings and their claims ask besides: the plan that opens their pages. Source: G-007. */
const paid = { tier: 'Basic' } as const;
const decide = {
  ...paid,
  kind: 'signed_in',
  permissions: ['Edit Reservations', 'Manage Users'],
  action: 'approve claim requests',
} as const;

const list = contract({
  id: 'book.company-bookings.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/company_bookings',
  handler: 'trip/booking-lists/list-bookings',
  summary: 'A page of all bookings of the company by their first day, with the trip of each.',
  access: view,
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({ ...PAGE_SHAPE, ...queryShape(BOOKING_QUERY) }),
  output: z.object({
    bookings: z.array(BookingRow.extend({ trip: TripOfBooking.optional() })),
    cursor: z.string().optional(),
    total: z.int(),
    /** How many match. */
    filtered: z.int().optional(),
  }),
});
const inlineEdit = contract({
  id: 'misc.inline-edit.update',
  service: 'trips',
  method: 'PUT',
  path: '/api/v1/inline_edit',
  handler: 'trip/booking-lists/inline-edit',
  summary:
    'Change one item of a booking or a trip from its cell in a table. A stale version is refused with the record; with `was`, only when others changed the item.',
  access: { kind: 'signed_in' },
  keyScope: 'trips:write',
  decides:
    'a booking asks for Edit Reservations, its new confirmation number for Add Confirmation On Reservations, and a trip for Edit Trips',
  input: z.object({
    object: z.enum(['booking', 'trip']),
    item: z.enum([...INLINE_ITEMS, ...TRIP_INLINE_ITEMS]),
    id: z.union([BookingId, TripId]),
    value: z.string().max(255),
    /** What stood in the cell in that version. */
    was: z.string().max(300).optional(),
    /** Whoever edits; nobody edits in another's name. */
    user_id: UserId.optional(),
    /** What a booking lies in; a trip lies in nothing. */
    nested_object: z.object({ object: z.literal('trip'), id: TripId }).optional(),
    /** Without it, `was` alone decides whether others changed the item. */
    version: Version.optional(),
  }),
  /** The one that was edited. */
  output: z.object({ booking: Booking.optional(), trip: Trip.optional() }),
  errors: ['record.missing', 'record.stale'],
});
const saveUnclaimed = contract({
  id: 'book.unclaimed.create',
  service: 'book',
  method: 'POST',
  path: '/api/v1/unclaimed_bookings',
  handler: 'trip/booking-lists/save-unclaimed',
  summary: 'Keep reviewed drafts of an import whose trip nobody knows yet.',
  access: { ...edit, ...paid },
  keyScope: 'book:write',
  input: z.object({ imported_from: Name, drafts: z.array(ImportDraft).min(1).max(20) }),
  output: z.object({ bookings: z.array(UnclaimedBooking) }),
  errors: ['record.exists'],
});
const listUnclaimed = contract({
  id: 'book.unclaimed.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/unclaimed_bookings',
  handler: 'trip/booking-lists/list-unclaimed',
  summary: 'The bookings that wait for a trip, newest import first.',
  access: { ...view, ...paid },
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ bookings: z.array(UnclaimedBooking.omit({ draft: true })) }),
});
const removeUnclaimed = contract({
  id: 'book.unclaimed.delete',
  service: 'book',
  method: 'DELETE',
  path: '/api/v1/unclaimed_bookings/{id}',
  handler: 'trip/booking-lists/remove-unclaimed',
  summary: 'Throw an unclaimed booking away, such as one imported twice.',
  access: { ...paid, kind: 'signed_in', permissions: ['Delete Reservations'], action: 'delete reservations' },
  keyScope: 'book:write',
  input: z.object({ id: BookingId }),
  output: z.object({ status: z.literal('success'), message: z.string() }),
  errors: ['record.missing', 'record.stale', 'claim.pending'],
});
const claim = contract({
  id: 'book.claims.create',
  service: 'book',
  method: 'POST',
  path: '/api/v1/claim_requests',
  handler: 'trip/booking-lists/request-claim',
  summary: 'Ask for an unclaimed booking to be put into a trip.',
  access: { ...edit, ...paid },
  keyScope: 'book:write',
  input: z.object({ booking_id: BookingId, trip_id: TripId, note: z.string().trim().max(1000).optional() }),
  output: z.object({ claim: ClaimRequest }),
  errors: ['record.missing', 'record.stale', 'record.exists', 'claim.pending'],
});
const listClaims = contract({
  id: 'book.claims.list',
  service: 'book',
  method: 'GET',
  path: '/api/v1/claim_requests',
  handler: 'trip/booking-lists/list-claims',
  summary: 'The newest claim requests and what became of them.',
  access: { ...view, ...paid },
  keyScope: 'book:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ claims: z.array(ClaimRequest) }),
});
const decideClaim = contract({
  id: 'book.claims.decide',
  service: 'book',
  method: 'PUT',
  path: '/api/v1/claim_requests/{id}',
  handler: 'trip/booking-lists/decide-claim',
  summary: 'Approve a request, which moves the booking into the trip, or reject it with a reason.',
  access: decide,
  keyScope: 'book:write',
  decides: 'a new confirmation number asks for Add Confirmation On Reservations',
  input: z.object({ id: ClaimId, approve: z.boolean(), reason: z.string().trim().max(1000).optional() }),
  output: z.object({ claim: ClaimRequest }),
  errors: ['record.missing', 'record.stale', 'record.exists', 'claim.decided', 'claim.reason'],
});

export const bookingListsContracts = byId(
  list,
  inlineEdit,
  saveUnclaimed,
  listUnclaimed,
  removeUnclaimed,
  claim,
  listClaims,
  decideClaim,
);

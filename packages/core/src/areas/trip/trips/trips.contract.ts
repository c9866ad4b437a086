import * as z from 'zod';
import { TravelerId, TripId, UserId } from '../../../base/ids';
import { PictureUrl } from '../../../base/picture-url';
import { Day, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ClientId, RevealReason } from '../../clients/public-schemas';
import { Booking } from '../bookings/booking';
import { DayEvent } from '../itinerary/event';
import { Itinerary } from '../itinerary/itinerary';
import { Reminder } from '../reminders/reminder';
import { TripSummary } from './people/accounting-summary';
import { LeaveOut } from './people/booking-travelers';
import { TravelerServiceTotal } from './people/traveler-service-totals';
import { NewTraveler, Traveler } from './traveler';
import { Trip, TripDraft, TripRow } from './trip';
import { TripChanges } from './trip-merge';
import {
  DEPARTING,
  TRIP_GROUP_KINDS,
  TRIP_LIST_FILTERS,
  TRIP_STATUSES,
  TRIP_SUB_TYPE_CODES,
  TRIP_SUB_TYPES,
} from './trip-types';

/** Why a client cannot come onto a trip, besides that they are not there. */
const CLIENT_REFUSALS = ['traveler.client_deleted', 'traveler.client_on_trip'] as const;
/** Pictures that clients' browsers load. */
const PICTURES = {
  cover_img_url: PictureUrl.optional(),
  banner_img_url: PictureUrl.optional(),
  ti_bg_img_url: PictureUrl.optional(),
};

const list = contract({
  id: 'trips.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips',
  handler: 'trip/trips/list-trips',
  summary:
    'A page of the trip list, newest first. A search finds trips by the beginnings of their words and by their code. All shows what is archived behind the rest.',
  access: { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({
    cursor: z.string().max(600).optional(),
    per_page: z.coerce.number().int().min(1).max(5000).default(100),
    search: z.string().trim().max(120).optional(),
    filter: z.enum(TRIP_LIST_FILTERS).default('Active'),
    status: z.enum(['All', ...TRIP_STATUSES]).default('All'),
    group_kind: z.enum(TRIP_GROUP_KINDS).optional(),
    sub_type: z.enum([...TRIP_SUB_TYPES, ...TRIP_SUB_TYPE_CODES]).optional(),
    advisor: UserId.optional(),
    tag: z.string().trim().max(255).optional(),
    /** Those of the next departures that the dashboard counts: what leaves soon, or is not paid in full. */
    departing: z.enum(DEPARTING).optional(),
    /** First and last day on which a trip may leave. */
    from: Day.optional(),
    until: Day.optional(),
  }),
  output: z.object({
    trips: z.array(TripRow),
    cursor: z.string().optional(),
    total: z.int(),
    /** How many match: of a list that is shown whole, only on its last page. */
    filtered: z.int().optional(),
  }),
});
const count = contract({
  id: 'trips.count',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/count',
  handler: 'trip/trips/count-trips',
  summary: 'How many trips the company has.',
  access: { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ count: z.int() }),
});
const create = contract({
  id: 'trips.create',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips',
  handler: 'trip/trips/create-trip',
  summary: 'Create a trip, with a client as its lead traveler where one is named.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  decides: 'A trip begins with a client for who may view client profiles.',
  input: TripDraft.extend({
    ...PICTURES,
    is_example: z.boolean().optional(),
    /** Who becomes the lead traveler. */
    client_id: ClientId.optional(),
  }),
  output: z.object({ trip: Trip }),
  errors: ['trip.dates_reversed', 'record.missing', 'record.stale', ...CLIENT_REFUSALS],
});
const get = contract({
  id: 'trips.get',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{id}',
  handler: 'trip/trips/get-trip',
  summary: 'A trip with everything its planner shows, in one read.',
  access: { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId }),
  output: z.object({
    trip: Trip,
    travelers: z.array(Traveler.omit({ passport_sealed: true })),
    bookings: z.array(Booking),
    itineraries: z.array(Itinerary),
    reminders: z.array(Reminder),
    events: z.array(DayEvent).optional(),
    accounting_summary: TripSummary,
    traveler_service_totals: z.array(TravelerServiceTotal),
  }),
  errors: ['record.missing'],
});
const update = contract({
  id: 'trips.update',
  service: 'trips',
  method: 'PUT',
  path: '/api/v1/trips/{id}',
  handler: 'trip/trips/update-trip',
  summary:
    'Change what an advisor enters of a trip. A stale version is refused with the trip as it stands; with `was`, only where others changed the same.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: TripChanges.extend({
    ...PICTURES,
    id: TripId,
    version: Version,
    /** What the fields that are sent were in that version. */
    was: TripChanges.optional(),
  }),
  output: z.object({ trip: Trip }),
  errors: ['record.missing', 'record.stale', 'trip.dates_reversed'],
});
const setStartDate = contract({
  id: 'trips.start-date.set',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/set_trip_start_date',
  handler: 'trip/trips/set-start-date',
  summary: 'Set the days of a trip.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: z.object({ trip_id: TripId, start_date: Day, end_date: Day }),
  output: z.object({ status: z.literal('success'), message: z.string(), trip: Trip }),
  errors: ['record.missing', 'trip.dates_reversed', 'trip.missing_id', 'record.stale'],
});
const listTravelers = contract({
  id: 'trips.travelers.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{id}/travelers',
  handler: 'trip/trips/list-travelers',
  summary:
    'The travelers and contacts of a trip; the count is of those who travel, without as many as are to be left out.',
  access: { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId, leave_out: LeaveOut }),
  output: z.object({ travelers: z.array(Traveler.omit({ passport_sealed: true })), count: z.int() }),
  errors: ['record.missing'],
});
const addTraveler = contract({
  id: 'trips.travelers.create',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips/{trip_id}/travelers',
  handler: 'trip/trips/add-traveler',
  summary:
    'Put a traveler or a contact on a trip. A client brings their name, email, phone and birthday where nothing else is sent.',
  uses: ['seal'],
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  decides: 'A client comes onto a trip by who may view client profiles, and a new one is made by who may edit them.',
  input: NewTraveler.extend({ trip_id: TripId, passport_number: z.string().trim().max(40).optional() }),
  output: z.object({ message: z.string(), traveler: Traveler.omit({ passport_sealed: true }) }),
  errors: ['record.missing', 'record.stale', ...CLIENT_REFUSALS],
});
const removeTraveler = contract({
  id: 'trips.travelers.delete',
  service: 'trips',
  method: 'DELETE',
  path: '/api/v1/trips/{trip}/travelers/{traveler}',
  handler: 'trip/trips/remove-traveler',
  summary: 'Take a person off a trip; named bookings ask for a second confirmation.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: z.object({
    trip: TripId,
    traveler: TravelerId,
    traveller_id: z.string().optional(),
    force_remove: z.coerce.number().int().min(0).max(1).default(0),
    flag: z.enum(['traveler', 'contact']).default('traveler'),
  }),
  output: z.object({ status: z.enum(['success', 'dependencies']), message: z.string() }),
  errors: ['record.missing', 'record.stale'],
});
const revealPassport = contract({
  id: 'trips.travelers.passport',
  service: 'trips',
  method: 'POST',
  path: '/api/v1/trips/{trip}/travelers/{traveler}/passport',
  handler: 'trip/trips/reveal-passport',
  effect: 'read',
  summary: 'Reveal a passport number; who looked, and why, is written to the history first.',
  uses: ['seal'],
  access: { kind: 'signed_in', permissions: ['View Client Profiles'], action: 'view client profiles' },
  keyScope: 'trips:write',
  input: z.object({ trip: TripId, traveler: TravelerId, reason: RevealReason }),
  output: z.object({ passport_number: z.string() }),
  errors: ['record.missing', 'record.stale', 'request.too_many'],
});

export const tripsContracts = byId(
  list,
  count,
  create,
  get,
  update,
  setStartDate,
  listTravelers,
  addTraveler,
  removeTraveler,
  revealPassport,
);

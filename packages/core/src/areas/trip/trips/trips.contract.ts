import * as z from 'zod';
import { TripId } from '../../../base/ids';
import { PictureUrl } from '../../../base/picture-url';
import { Day, Name, Note, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { PAGE_SHAPE, queryShape } from '../../../contract/query-shape';
import { ClientId } from '../../clients/public-schemas';
import { FinalPayment, MAX_DEPOSITS, TripDeposit } from './people/trip-fields';
import { Trip, TripDraft, TripRow } from './trip';
import { TripChanges } from './trip-merge';
import { TRIP_QUERY } from './trip-query';
import { DEPARTING } from './trip-types';

const edit = { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' } as const;
const TRIP = '/api/v1/trips/{id}';
const trip = { id: TripId, version: Version };
const stale = ['record.missing', 'record.stale'] as const;
const savedTrip = z.object({ trip: Trip });
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
    ...PAGE_SHAPE,
    ...queryShape(TRIP_QUERY),
    /** Those of the next departures that the dashboard counts: what leaves soon, or is not paid in full. */
    departing: z.enum(DEPARTING).optional(),
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
  errors: [
    'trip.dates_reversed',
    'record.missing',
    'record.stale',
    'traveler.client_deleted',
    'traveler.client_on_trip',
  ],
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
const note = contract({
  id: 'trips.notes',
  service: 'trips',
  method: 'PUT',
  path: `${TRIP}/notes`,
  handler: 'trip/trips/set-trip-note',
  summary: 'Write the note of a trip; colleagues see it, clients do not.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...trip, note: Note }),
  output: savedTrip,
  errors: stale,
});
const addTag = contract({
  id: 'trips.tags.add',
  service: 'trips',
  method: 'POST',
  path: `${TRIP}/tags`,
  handler: 'trip/trips/add-trip-tag',
  summary: 'Put a tag on a trip; one that is there already, however it is written, stays as it is.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ id: TripId, tag: Name }),
  output: savedTrip,
  errors: [...stale, 'trip.too_many_tags'],
});
const removeTag = contract({
  id: 'trips.tags.remove',
  service: 'trips',
  method: 'DELETE',
  path: `${TRIP}/tags`,
  handler: 'trip/trips/remove-trip-tag',
  summary: 'Take a tag off a trip.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ id: TripId, tag: Name }),
  output: savedTrip,
  errors: stale,
});
const deposits = contract({
  id: 'trips.deposits',
  service: 'trips',
  method: 'PUT',
  path: `${TRIP}/deposits`,
  handler: 'trip/trips/set-deposits',
  summary: 'Set what is paid on a trip before the final payment, by due day.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...trip, trip_deposits: z.array(TripDeposit).max(MAX_DEPOSITS) }),
  output: savedTrip,
  errors: stale,
});
const finalPayment = contract({
  id: 'trips.final-payment-due-date',
  service: 'trips',
  method: 'PUT',
  path: `${TRIP}/final_payment_due_date`,
  handler: 'trip/trips/set-final-payment',
  summary: 'Set when and how the rest of a trip is paid; what is left out is emptied.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...trip, trip_data_mapper: FinalPayment }),
  output: savedTrip,
  errors: stale,
});

export const tripsContracts = byId(
  list,
  count,
  create,
  update,
  setStartDate,
  note,
  addTag,
  removeTag,
  deposits,
  finalPayment,
);

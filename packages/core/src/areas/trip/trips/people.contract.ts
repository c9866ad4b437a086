import * as z from 'zod';
import { BookingId, TravelerId, TripId, UserId } from '../../../base/ids';
import { Note, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { RevealReason } from '../../clients/public-schemas';
import { COLLABORATOR_TYPES, MAX_COLLABORATORS } from './people/trip-fields';
import { NewTraveler, Traveler, TravelerChanges } from './traveler';
import { Collaborator, Trip } from './trip';
import { CLIENT_TYPES, TRAVELER_STATUSES } from './trip-types';

const view = { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' } as const;
const TRIP = '/api/v1/trips/{id}';
const PERSON = '/api/v1/trips/{trip}/travelers/{traveler}';
const person = { trip: TripId, traveler: TravelerId, version: Version };
const trip = { id: TripId, version: Version };
/** How many travelers a count leaves out, such as those that are shown already. Source: R-SHELL-146 (G-061). */
const LeaveOut = z.coerce.number().int().min(0).max(10_000).default(0);
const ShownTraveler = Traveler.omit({ passport_sealed: true });
const stale = ['record.missing', 'record.stale'] as const;
const savedTrip = z.object({ trip: Trip });

const listTravelers = contract({
  id: 'trips.travelers.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trips/{id}/travelers',
  handler: 'trip/trips/list-travelers',
  summary:
    'The travelers and contacts of a trip; the count is of those who travel, without as many as are to be left out.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId, leave_out: LeaveOut }),
  output: z.object({ travelers: z.array(ShownTraveler), count: z.int() }),
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
  access: edit,
  keyScope: 'trips:write',
  decides: 'A client comes onto a trip by who may view client profiles, and a new one is made by who may edit them.',
  input: NewTraveler.extend({ trip_id: TripId, passport_number: z.string().trim().max(40).optional() }),
  output: z.object({ message: z.string(), traveler: ShownTraveler }),
  errors: ['record.missing', 'record.stale', 'traveler.client_deleted', 'traveler.client_on_trip'],
});
const removeTraveler = contract({
  id: 'trips.travelers.delete',
  service: 'trips',
  method: 'DELETE',
  path: '/api/v1/trips/{trip}/travelers/{traveler}',
  handler: 'trip/trips/remove-traveler',
  summary: 'Take a person off a trip; named bookings ask for a second confirmation.',
  access: edit,
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
const updateTraveler = contract({
  id: 'trips.travelers.update',
  service: 'trips',
  method: 'PUT',
  path: PERSON,
  handler: 'trip/trips/update-traveler',
  summary: 'Change a traveler or a contact; null empties a field. The pax and the lead traveler of the trip follow.',
  uses: ['seal'],
  access: edit,
  keyScope: 'trips:write',
  input: TravelerChanges.extend({ ...person, passport_number: z.string().trim().max(40).nullish() }),
  output: z.object({ traveler: ShownTraveler }),
  errors: stale,
});
const cancelTraveler = contract({
  id: 'trips.travelers.cancel',
  service: 'trips',
  method: 'POST',
  path: `${PERSON}/cancel`,
  handler: 'trip/trips/cancel-traveler',
  summary: 'Take a traveler off the trip who stays on its list, with the reason; the pax of the trip falls.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...person, cancellation_notes: Note.optional() }),
  output: z.object({ traveler: ShownTraveler }),
  errors: stale,
});
const restoreTraveler = contract({
  id: 'trips.travelers.restore',
  service: 'trips',
  method: 'POST',
  path: `${PERSON}/restore`,
  handler: 'trip/trips/restore-traveler',
  summary: 'Bring a cancelled traveler back with the status they had.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object(person),
  output: z.object({ traveler: ShownTraveler }),
  errors: stale,
});
const bookingTravelers = contract({
  id: 'trips.booking-travelers.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/trip_info/{trip_id}/booking_travelers',
  handler: 'trip/trips/booking-travelers',
  summary: 'Who can be put on the bookings of a trip, which bookings name them, and how many they are.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ trip_id: TripId, leave_out: LeaveOut }),
  output: z.object({
    count: z.int(),
    list: z.array(
      z.object({
        id: TravelerId,
        name: z.string(),
        client_type: z.enum(CLIENT_TYPES),
        status: z.enum(TRAVELER_STATUSES),
        booking_ids: z.array(BookingId),
      }),
    ),
  }),
  errors: ['record.missing'],
});
const contacts = contract({
  id: 'trips.contacts',
  service: 'trips',
  method: 'GET',
  path: `${TRIP}/contacts`,
  handler: 'trip/trips/list-contacts',
  summary: 'The people of a trip who do not travel.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId }),
  output: z.object({ contacts: z.array(ShownTraveler), count: z.int() }),
  errors: ['record.missing'],
});
const listCollaborators = contract({
  id: 'trips.collaborators.list',
  service: 'trips',
  method: 'GET',
  path: `${TRIP}/collaborators`,
  handler: 'trip/trips/list-collaborators',
  summary: 'Who works on a trip, how many have a part in it, and the colleagues who could.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId }),
  output: z.object({
    collaborators: z.array(Collaborator),
    count: z.int(),
    working_advisors: z.array(z.object({ user_id: UserId, name: z.string() })),
    colleagues: z.array(z.object({ user_id: UserId, name: z.string(), role: z.string() })),
    version: Version,
  }),
  errors: ['record.missing'],
});
const setCollaborators = contract({
  id: 'trips.collaborators.set',
  service: 'trips',
  method: 'PUT',
  path: `${TRIP}/collaborators`,
  handler: 'trip/trips/set-collaborators',
  summary: 'Say which colleagues work on a trip, in which parts, and who of them advises on it.',
  access: edit,
  keyScope: 'trips:write',
  input: z.object({
    ...trip,
    collaborators: z
      .array(z.object({ user_id: UserId, types: z.array(z.enum(COLLABORATOR_TYPES)) }))
      .max(MAX_COLLABORATORS),
    working_advisors: z.array(UserId).max(MAX_COLLABORATORS).default([]),
  }),
  output: savedTrip,
  errors: stale,
});

export const peopleContracts = byId(
  listTravelers,
  addTraveler,
  removeTraveler,
  revealPassport,
  updateTraveler,
  cancelTraveler,
  restoreTraveler,
  bookingTravelers,
  contacts,
  listCollaborators,
  setCollaborators,
);

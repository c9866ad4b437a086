import * as z from 'zod';
import { BookingId, TravelerId, TripId, UserId } from '../../../base/ids';
import { Name, Note, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { LeaveOut } from './people/booking-travelers';
import { COLLABORATOR_TYPES, FinalPayment, MAX_COLLABORATORS, MAX_DEPOSITS, TripDeposit } from './people/trip-fields';
import { Traveler, TravelerChanges } from './traveler';
import { Collaborator, Trip } from './trip';
import { CLIENT_TYPES, TRAVELER_STATUSES } from './trip-types';

const view = { kind: 'signed_in', permissions: ['View Trips'], action: 'view trips' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' } as const;
const TRIP = '/api/v1/trips/{id}';
const PERSON = '/api/v1/trips/{trip}/travelers/{traveler}';
const person = { trip: TripId, traveler: TravelerId, version: Version };
const trip = { id: TripId, version: Version };
const ShownTraveler = Traveler.omit({ passport_sealed: true });
const stale = ['record.missing', 'record.stale'] as const;
const savedTrip = z.object({ trip: Trip });

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
  updateTraveler,
  cancelTraveler,
  restoreTraveler,
  bookingTravelers,
  contacts,
  note,
  addTag,
  removeTag,
  deposits,
  finalPayment,
  listCollaborators,
  setCollaborators,
);

import * as z from 'zod';
import { TravelerId, TripId } from '../../../base/ids';
import { byId, contract } from '../../../contract/contract';
import { ClientId } from '../../clients/public-schemas';
import { ClientTripRow } from './people/client-trips';
import { SHARED_FIELDS } from './people/profile-fields';
import { UnlinkedTraveler } from './people/unlinked-traveler';
import { Traveler } from './traveler';

const CLIENT = '/api/v1/trips/{trip}/travelers/{traveler}/client';
const named = { trip: TripId, traveler: TravelerId };
const ShownTraveler = Traveler.omit({ passport_sealed: true });

const link = contract({
  id: 'trips.travelers.client.link',
  service: 'trips',
  method: 'POST',
  path: CLIENT,
  handler: 'trip/trips/link-client',
  summary: 'Link a traveler to a client, or make them one where none is named. Says where the two differ.',
  access: {
    kind: 'signed_in',
    permissions: ['Edit Trips', 'View Client Profiles'],
    action: 'link travelers to client profiles',
  },
  decides: 'A client who is not there yet is made by who may edit client profiles.',
  keyScope: 'trips:write',
  input: z.object({ ...named, client_id: ClientId.optional() }),
  output: z.object({
    traveler: ShownTraveler,
    client_id: ClientId,
    differences: z.array(
      z.object({
        field: z.enum(SHARED_FIELDS),
        traveler: z.string().optional(),
        profile: z.string().optional(),
      }),
    ),
  }),
  errors: [
    'record.missing',
    'record.stale',
    'traveler.client_deleted',
    'traveler.client_on_trip',
    'traveler.linked_already',
  ],
});
const unlink = contract({
  id: 'trips.travelers.client.unlink',
  service: 'trips',
  method: 'DELETE',
  path: CLIENT,
  handler: 'trip/trips/unlink-client',
  summary: 'Unlink a traveler from their client profile; both stay as they are.',
  access: { kind: 'signed_in', permissions: ['Edit Trips'], action: 'edit trips' },
  keyScope: 'trips:write',
  input: z.object(named),
  output: z.object({ traveler: ShownTraveler }),
  errors: ['record.missing', 'record.stale'],
});

const list = contract({
  id: 'trips.client-trips.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/individuals/{client_id}/trips',
  handler: 'trip/trips/list-client-trips',
  summary: 'The trips that a client is on, the newest departure first. Those the reader does not see are only counted.',
  access: {
    kind: 'signed_in',
    permissions: ['View Client Profiles', 'View Trips'],
    action: 'view the trips of clients',
  },
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ client_id: ClientId }),
  output: z.object({ trips: z.array(ClientTripRow), hidden: z.int() }),
  errors: ['record.missing'],
});

const unlinked = contract({
  id: 'trips.travelers.unlinked.list',
  service: 'trips',
  method: 'GET',
  path: '/api/v1/unlinked_travelers',
  handler: 'trip/trips/list-unlinked',
  summary:
    'Travelers who are no clients yet, those of the newest trips first, each with the clients they may be, the surest first.',
  access: {
    kind: 'signed_in',
    permissions: ['View Client Profiles', 'View Trips'],
    action: 'view the trips of clients',
  },
  keyScope: 'trips:read',
  input: z.object({ cursor: z.string().max(600).optional() }),
  output: z.object({ travelers: z.array(UnlinkedTraveler), cursor: z.string().optional() }),
});

export const clientLinksContracts = byId(link, unlink, list, unlinked);

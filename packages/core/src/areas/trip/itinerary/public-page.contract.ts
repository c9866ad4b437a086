import * as z from 'zod';
import { ItineraryId, TripId } from '../../../base/ids';
import { contract } from '../../../contract/contract';

const token = contract({
  id: 'public.token.create',
  service: 'public',
  method: 'POST',
  path: '/oauth/token',
  handler: 'trip/itinerary/create-page-token',
  effect: 'read',
  summary:
    'A public token for a page that a client opened: `client_id` is "client-link", `client_secret` the secret of its link. Good for that link alone, and for 15 minutes; asking again refreshes it.',
  access: { kind: 'public' },
  input: z.object({
    grant_type: z.literal('client_credentials'),
    client_id: z.string().max(200),
    client_secret: z.string().max(200),
    scope: z.string().max(200).default(''),
  }),
  output: z.object({ access_token: z.string(), refresh_token: z.string() }),
  errors: ['public.wrong_credentials'],
});
const trip = contract({
  id: 'public.trips.get',
  service: 'public',
  method: 'GET',
  path: '/api/v1/trips/{id}',
  handler: 'trip/itinerary/get-public-trip',
  summary:
    'What a link opens of its trip, by the public token of its page: which itineraries, and which version of each.',
  access: { kind: 'public_token' },
  input: z.object({ id: TripId }),
  output: z.object({
    id: TripId,
    itineraries: z.array(z.object({ id: ItineraryId, version: z.int() })),
  }),
});

export const PUBLIC_PAGE_CONTRACTS = [token, trip] as const;

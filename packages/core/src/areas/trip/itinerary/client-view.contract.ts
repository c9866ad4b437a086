import * as z from 'zod';
import { ItineraryId, TripId } from '../../../base/ids';
import { Instant } from '../../../base/values';
import { contract } from '../../../contract/contract';
import { LinkToken } from './itinerary';

const ids = { tripId: TripId, tiId: ItineraryId };
const PATH = '/api/v1/trip_itinerary/{tripId}/ti/{tiId}';

const remove = contract({
  id: 'trips.ti.delete',
  service: 'trips',
  method: 'DELETE',
  path: PATH,
  handler: 'trip/itinerary/remove-itinerary',
  summary: 'Take a client itinerary away; its links stop working at once.',
  uses: ['files'],
  access: {
    kind: 'signed_in',
    permissions: ['Delete Client Itinerary'],
    action: 'delete client itineraries',
  },
  keyScope: 'trips:write',
  input: z.object(ids),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'record.stale'],
});
const preview = contract({
  id: 'trips.ti.preview',
  service: 'trips',
  method: 'GET',
  path: `${PATH}/preview`,
  handler: 'trip/itinerary/preview-page',
  summary: 'The page as the client would get it if the itinerary was published now.',
  uses: ['file_links'],
  access: { kind: 'signed_in', permissions: ['Preview Trips'], action: 'preview trips' },
  keyScope: 'trips:read',
  input: z.object(ids),
  output: z.object({
    ti_name: z.string(),
    html: z.string(),
    /** Changes when the page says something else. */
    content_hash: z.string(),
    /** The links to its pictures work for 15 minutes from then. */
    made_at: Instant,
  }),
  errors: ['record.missing'],
});
const word = contract({
  id: 'trips.itinerary.word',
  service: 'trips',
  method: 'POST',
  path: `${PATH}/word`,
  effect: 'read',
  handler: 'trip/itinerary/itinerary-word',
  summary: 'The itinerary as a Word document, as it stands now.',
  access: {
    kind: 'signed_in',
    permissions: ['View Client Itinerary'],
    action: 'view client itineraries',
  },
  keyScope: 'trips:write',
  viewableByParent: true,
  produces: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  input: z.object(ids),
  output: z.object({ body: z.string(), base64: z.literal(true), file_name: z.string() }),
  errors: ['record.missing'],
});
const open = contract({
  id: 'public.ti.open',
  service: 'public',
  method: 'POST',
  path: '/api/v1/ti/{url}/open',
  handler: 'trip/itinerary/open-with-code',
  effect: 'read',
  summary: 'The client gives the access code of a link; answers where the page is. Wrong codes are slowed down.',
  access: { kind: 'public' },
  input: z.object({ url: LinkToken, code: z.string().max(100) }),
  output: z.object({ url: LinkToken }),
  errors: ['link.gone', 'link.code_wrong', 'request.too_many', 'record.stale', 'record.exists'],
});
const tripPage = contract({
  id: 'public.ti-trip.page',
  service: 'public',
  method: 'GET',
  path: '/api/v1/ti-trip/{url}',
  handler: 'trip/itinerary/trip-page',
  summary:
    'What a link to a whole trip shows: its shared itineraries, or one of them. A link that is gone is answered by a page.',
  access: { kind: 'public' },
  uses: ['files'],
  produces: 'text/html',
  input: z.object({ url: LinkToken }),
  output: z.object({ body: z.string() }),
  errors: ['link.gone'],
});

export const CLIENT_VIEW_CONTRACTS = [remove, preview, word, open, tripPage] as const;

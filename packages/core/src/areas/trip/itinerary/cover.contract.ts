import * as z from 'zod';
import { FileId, ItineraryId, TripId } from '../../../base/ids';
import { contract } from '../../../contract/contract';
import { Itinerary } from './itinerary';
import { PICTURE_TYPES } from './picture';

const view = { kind: 'signed_in', permissions: ['View Client Itinerary'], action: 'view client itineraries' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Client Itinerary'], action: 'edit client itineraries' } as const;
const ids = { tripId: TripId, tiId: ItineraryId };
const PATH = '/api/v1/trip_itinerary/{tripId}/ti/{tiId}/cover';

const upload = contract({
  id: 'trips.ti.cover.upload',
  service: 'trips',
  method: 'POST',
  path: `${PATH}/uploads`,
  effect: 'read',
  handler: 'trip/itinerary/start-cover',
  summary:
    'A form that uploads a cover picture straight into the private store; then `trips.ti.cover.set` takes it in. At most 3 MB.',
  uses: ['uploads'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...ids, type: z.enum(PICTURE_TYPES), size: z.int().min(1) }),
  output: z.object({ file_id: FileId, url: z.string(), fields: z.record(z.string(), z.string()) }),
  errors: ['record.missing', 'attachment.too_large'],
});
const set = contract({
  id: 'trips.ti.cover.set',
  service: 'trips',
  method: 'PUT',
  path: PATH,
  handler: 'trip/itinerary/set-cover',
  summary:
    'Show an uploaded picture as the cover, in place of any other. Clients see it once the itinerary is published.',
  uses: ['files', 'uploads'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...ids, file_id: FileId }),
  output: z.object({ itinerary: Itinerary }),
  errors: ['record.missing', 'record.stale', 'attachment.lost', 'attachment.lies', 'attachment.too_large'],
});
const open = contract({
  id: 'trips.ti.cover.get',
  service: 'trips',
  method: 'GET',
  path: PATH,
  handler: 'trip/itinerary/open-cover',
  summary: 'A link that shows the uploaded cover for a few minutes.',
  uses: ['file_links'],
  access: view,
  keyScope: 'trips:read',
  input: z.object(ids),
  output: z.object({ url: z.string() }),
  errors: ['record.missing'],
});
const remove = contract({
  id: 'trips.ti.cover.delete',
  service: 'trips',
  method: 'DELETE',
  path: PATH,
  handler: 'trip/itinerary/remove-cover',
  summary: 'Remove the uploaded cover; a version that is published goes on showing its copy.',
  uses: ['files'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object(ids),
  output: z.object({ itinerary: Itinerary }),
  errors: ['record.missing', 'record.stale'],
});

export const COVER_CONTRACTS = [upload, set, open, remove] as const;

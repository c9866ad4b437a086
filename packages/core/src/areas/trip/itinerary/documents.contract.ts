import * as z from 'zod';
import { FileId, ItineraryId, TripId } from '../../../base/ids';
import { Name } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ItineraryDocument } from './document';
import { LinkToken } from './itinerary';

/** Files are read by those who may open documents, and changed by those who may also change what carries them. Source: R-TRIP-154. */
const view = {
  kind: 'signed_in',
  permissions: ['View Client Itinerary', 'Documents'],
  action: 'open documents',
} as const;
const edit = {
  kind: 'signed_in',
  permissions: ['Edit Client Itinerary', 'Documents'],
  action: 'change documents',
} as const;
const ids = { tripId: TripId, tiId: ItineraryId };
const PATH = '/api/v1/trip_itinerary/{tripId}/ti/{tiId}/documents';

const upload = contract({
  id: 'trips.ti.documents.upload',
  service: 'trips',
  method: 'POST',
  path: `${PATH}/uploads`,
  effect: 'read',
  handler: 'trip/itinerary/start-document',
  summary:
    'A form that uploads one document straight into the private store; then `trips.ti.documents.create` takes it in.',
  uses: ['uploads'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...ids, name: Name, size: z.int().min(1) }),
  output: z.object({ file_id: FileId, url: z.string(), fields: z.record(z.string(), z.string()) }),
  errors: ['record.missing', 'attachment.rejected', 'attachment.too_large'],
});
const create = contract({
  id: 'trips.ti.documents.create',
  service: 'trips',
  method: 'POST',
  path: PATH,
  handler: 'trip/itinerary/add-document',
  summary: 'Take an uploaded document into the itinerary, when its content is what its name says.',
  uses: ['files', 'uploads'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...ids, file_id: FileId, name: Name }),
  output: z.object({ document: ItineraryDocument }),
  errors: [
    'record.missing',
    'attachment.rejected',
    'attachment.lies',
    'attachment.lost',
    'attachment.too_many',
    'record.exists',
  ],
});
const take = contract({
  id: 'trips.ti.documents.take',
  service: 'trips',
  method: 'POST',
  path: `${PATH}/from_trip`,
  handler: 'trip/itinerary/take-trip-file',
  summary: "Give the client one of the trip's files with the itinerary: a photo, or one marked for the client.",
  uses: ['files', 'uploads'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...ids, file_id: FileId }),
  output: z.object({ document: ItineraryDocument }),
  errors: ['record.missing', 'attachment.lost', 'attachment.too_many', 'record.exists'],
});
const open = contract({
  id: 'trips.ti.documents.get',
  service: 'trips',
  method: 'GET',
  path: `${PATH}/{file_id}`,
  handler: 'trip/itinerary/open-document',
  summary: 'A link that opens one document for a few minutes.',
  uses: ['file_links'],
  access: view,
  keyScope: 'trips:read',
  input: z.object({ ...ids, file_id: FileId }),
  output: z.object({ url: z.string() }),
  errors: ['record.missing'],
});
const remove = contract({
  id: 'trips.ti.documents.delete',
  service: 'trips',
  method: 'DELETE',
  path: `${PATH}/{file_id}`,
  handler: 'trip/itinerary/remove-document',
  summary: 'Take a document away; clients who have the link can no longer open it.',
  uses: ['files'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ ...ids, file_id: FileId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing'],
});
const openShared = contract({
  id: 'public.ti.document',
  service: 'public',
  method: 'GET',
  path: '/api/v1/ti/{url}/documents/{file_id}',
  handler: 'trip/itinerary/shared-document',
  summary: 'Leads a client from their itinerary to one of its documents.',
  uses: ['files', 'file_links'],
  access: { kind: 'public' },
  redirects: true,
  input: z.object({ url: LinkToken, file_id: FileId }),
  output: z.object({ location: z.string() }),
  errors: ['link.gone'],
});

export const documentsContracts = byId(upload, create, take, open, remove, openShared);

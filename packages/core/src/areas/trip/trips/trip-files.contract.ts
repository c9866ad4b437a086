import * as z from 'zod';
import { BookingId, FileId, TripId } from '../../../base/ids';
import { Name } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ATTACHMENT_KEYS, TripFile } from './people/trip-fields';

/** Files are read by those who may open documents, and changed by those who may also change the trip. Source: R-TRIP-154. */
const view = { kind: 'signed_in', permissions: ['View Trips', 'Documents'], action: 'open documents' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Trips', 'Documents'], action: 'change documents' } as const;
const TRIP = '/api/v1/trips/{id}';

const files = `${TRIP}/attachments`;
const uploadFile = contract({
  id: 'trips.attachments.upload',
  service: 'trips',
  method: 'POST',
  path: `${files}/uploads`,
  effect: 'read',
  handler: 'trip/trips/start-trip-file',
  summary: 'A form that uploads one file straight into the private store; then `trips.attachments.create` takes it in.',
  uses: ['uploads'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ id: TripId, name: Name, size: z.int().min(1) }),
  output: z.object({ file_id: FileId, url: z.string(), fields: z.record(z.string(), z.string()) }),
  errors: ['record.missing', 'attachment.rejected', 'attachment.too_large'],
});
const createFile = contract({
  id: 'trips.attachments.create',
  service: 'trips',
  method: 'POST',
  path: files,
  handler: 'trip/trips/add-trip-file',
  summary: 'Take an uploaded file into the trip, or into one of its bookings, when its content is what its name says.',
  uses: ['files', 'uploads'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object({
    id: TripId,
    file_id: FileId,
    name: Name,
    key: z.enum(ATTACHMENT_KEYS).default('Internal'),
    booking_id: BookingId.optional(),
  }),
  output: z.object({ file: TripFile }),
  errors: [
    'record.missing',
    'record.exists',
    'attachment.rejected',
    'attachment.lies',
    'attachment.lost',
    'trip.too_many_files',
  ],
});
const listFiles = contract({
  id: 'trips.attachments.list',
  service: 'trips',
  method: 'GET',
  path: files,
  handler: 'trip/trips/list-trip-files',
  summary: 'The files of a trip, those of its bookings among them.',
  access: view,
  keyScope: 'trips:read',
  viewableByParent: true,
  input: z.object({ id: TripId }),
  output: z.object({ files: z.array(TripFile) }),
  errors: ['record.missing'],
});
const openFile = contract({
  id: 'trips.attachments.get',
  service: 'trips',
  method: 'GET',
  path: `${files}/{file_id}`,
  handler: 'trip/trips/open-trip-file',
  summary: 'A link that opens one file of a trip for a few minutes.',
  uses: ['file_links'],
  access: view,
  keyScope: 'trips:read',
  input: z.object({ id: TripId, file_id: FileId }),
  output: z.object({ url: z.string() }),
  errors: ['record.missing'],
});
const removeFile = contract({
  id: 'trips.attachments.delete',
  service: 'trips',
  method: 'DELETE',
  path: `${files}/{file_id}`,
  handler: 'trip/trips/remove-trip-file',
  summary: 'Take a file off a trip.',
  uses: ['files'],
  access: edit,
  keyScope: 'trips:write',
  input: z.object({ id: TripId, file_id: FileId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing'],
});

export const tripFilesContracts = byId(uploadFile, createFile, listFiles, openFile, removeFile);

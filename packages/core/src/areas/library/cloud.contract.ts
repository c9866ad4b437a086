import * as z from 'zod';
import { FileId, FolderId } from '../../base/ids';
import { Name, Version } from '../../base/values';
import { byId, contract } from '../../contract/contract';
import { CloudFile, CloudFolder, TOP, Whereabouts } from './cloud';

/** Files are read by those who may open documents, and changed by those who may also change the library. Source: R-TRIP-154. */
const open = { kind: 'signed_in', permissions: ['Library', 'Documents'], action: 'open documents' } as const;
const store = {
  kind: 'signed_in',
  permissions: ['Library', 'Documents', 'Edit Library Reservations'],
  action: 'change documents',
} as const;

const cloud = contract({
  id: 'misc.cloud.get',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/cloud',
  handler: 'library/get-cloud',
  summary: 'The folders of the cloud storage, and the files of one of them.',
  access: open,
  keyScope: 'misc:read',
  viewableByParent: true,
  input: z.object({ folder: Whereabouts.default(TOP) }),
  output: z.object({ folders: z.array(CloudFolder), files: z.array(CloudFile) }),
  errors: ['record.missing'],
});
const addFolder = contract({
  id: 'misc.cloud.folders.create',
  service: 'misc',
  method: 'POST',
  path: '/api/v1/cloud/folders',
  handler: 'library/add-folder',
  summary: 'Make a folder.',
  access: store,
  keyScope: 'misc:write',
  input: z.object({ name: Name, folder: Whereabouts.default(TOP) }),
  output: z.object({ folder: CloudFolder }),
  errors: ['record.missing', 'record.exists'],
});
/** What can be done to a folder or a file: another name, another place, thrown away or brought back. */
const changes = {
  version: Version,
  name: Name.optional(),
  to: Whereabouts.optional(),
  deleted: z.boolean().optional(),
};
const changeFolder = contract({
  id: 'misc.cloud.folders.update',
  service: 'misc',
  method: 'PUT',
  path: '/api/v1/cloud/folders/{id}',
  handler: 'library/change-folder',
  summary: 'Rename, move, throw away or bring back a folder, with all that lies in it.',
  access: store,
  keyScope: 'misc:write',
  input: z.object({ id: FolderId, ...changes }),
  output: z.object({ folder: CloudFolder }),
  errors: ['record.stale', 'cloud.into_itself'],
});
const uploadFile = contract({
  id: 'misc.cloud.files.upload',
  service: 'misc',
  method: 'POST',
  path: '/api/v1/cloud/uploads',
  effect: 'read',
  handler: 'library/start-file',
  summary: 'A form that uploads one file into the private store; then `misc.cloud.files.create` takes it in.',
  uses: ['uploads'],
  access: store,
  keyScope: 'misc:write',
  input: z.object({ name: Name, size: z.int().min(1) }),
  output: z.object({ file_id: FileId, url: z.string(), fields: z.record(z.string(), z.string()) }),
  errors: ['attachment.rejected', 'attachment.too_large'],
});
const addFile = contract({
  id: 'misc.cloud.files.create',
  service: 'misc',
  method: 'POST',
  path: '/api/v1/cloud/files',
  handler: 'library/add-file',
  summary: 'Take an uploaded file into a folder, when its content is what its name says.',
  uses: ['files', 'uploads'],
  access: store,
  keyScope: 'misc:write',
  input: z.object({ file_id: FileId, name: Name, folder: Whereabouts.default(TOP) }),
  output: z.object({ file: CloudFile }),
  errors: [
    'record.missing',
    'record.exists',
    'attachment.rejected',
    'attachment.lies',
    'attachment.lost',
    'cloud.too_many',
  ],
});
const openFile = contract({
  id: 'misc.cloud.files.get',
  service: 'misc',
  method: 'GET',
  path: '/api/v1/cloud/files/{id}',
  handler: 'library/open-file',
  summary: 'A link that opens one file for a few minutes.',
  uses: ['file_links'],
  access: open,
  keyScope: 'misc:read',
  input: z.object({ id: FileId, folder: Whereabouts }),
  output: z.object({ url: z.string() }),
});
const changeFile = contract({
  id: 'misc.cloud.files.update',
  service: 'misc',
  method: 'PUT',
  path: '/api/v1/cloud/files/{id}',
  handler: 'library/change-file',
  summary: 'Rename, move, throw away or bring back a file.',
  access: store,
  keyScope: 'misc:write',
  input: z.object({ id: FileId, folder: Whereabouts, ...changes }),
  output: z.object({ file: CloudFile }),
  errors: ['record.stale', 'record.exists', 'attachment.rejected'],
});

export const cloudContracts = byId(cloud, addFolder, changeFolder, uploadFile, addFile, openFile, changeFile);

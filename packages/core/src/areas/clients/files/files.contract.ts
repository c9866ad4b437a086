import * as z from 'zod';
import { FileId } from '../../../base/ids';
import { Name } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ClientId } from '../client-id';
import { ClientFile } from './client-file.records';

/** Files are read by those who may open documents, as those of trips are. Source: R-TRIP-154. */
const view = {
  kind: 'signed_in',
  permissions: ['View Client Profiles', 'Documents'],
  action: 'open documents',
} as const;
const edit = {
  kind: 'signed_in',
  permissions: ['Edit Client Profiles', 'Documents'],
  action: 'change documents',
} as const;
const FILES = '/api/v1/individuals/{client_id}/attachments';

const upload = contract({
  id: 'crm.attachments.upload',
  service: 'crm',
  method: 'POST',
  path: `${FILES}/uploads`,
  effect: 'read',
  handler: 'clients/start-client-file',
  summary: 'A form that uploads one file straight into the private store; then `crm.attachments.create` takes it in.',
  uses: ['uploads'],
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ client_id: ClientId, name: Name, size: z.int().min(1) }),
  output: z.object({ file_id: FileId, url: z.string(), fields: z.record(z.string(), z.string()) }),
  errors: ['record.missing', 'client.merged', 'attachment.rejected', 'attachment.too_large'],
});
const create = contract({
  id: 'crm.attachments.create',
  service: 'crm',
  method: 'POST',
  path: FILES,
  handler: 'clients/add-client-file',
  summary: 'Take an uploaded file into a profile, when its content is what its name says.',
  uses: ['files', 'uploads'],
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ client_id: ClientId, file_id: FileId, name: Name }),
  output: z.object({ file: ClientFile }),
  errors: [
    'record.missing',
    'record.exists',
    'client.merged',
    'client.too_many_files',
    'attachment.rejected',
    'attachment.lies',
    'attachment.lost',
  ],
});
const list = contract({
  id: 'crm.attachments.list',
  service: 'crm',
  method: 'GET',
  path: FILES,
  handler: 'clients/list-client-files',
  summary: 'The files of a client.',
  access: view,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({ client_id: ClientId }),
  output: z.object({ files: z.array(ClientFile) }),
  errors: ['record.missing'],
});
const open = contract({
  id: 'crm.attachments.get',
  service: 'crm',
  method: 'GET',
  path: `${FILES}/{file_id}`,
  handler: 'clients/open-client-file',
  summary: 'A link that opens one file of a client for a few minutes.',
  uses: ['file_links'],
  access: view,
  keyScope: 'crm:read',
  input: z.object({ client_id: ClientId, file_id: FileId }),
  output: z.object({ url: z.string() }),
  errors: ['record.missing'],
});
const remove = contract({
  id: 'crm.attachments.delete',
  service: 'crm',
  method: 'DELETE',
  path: `${FILES}/{file_id}`,
  handler: 'clients/remove-client-file',
  summary: 'Delete a file of a client.',
  uses: ['files'],
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ client_id: ClientId, file_id: FileId }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing'],
});

export const clientFilesContracts = byId(upload, create, list, open, remove);

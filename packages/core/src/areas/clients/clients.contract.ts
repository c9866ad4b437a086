import * as z from 'zod';
import { Version } from '../../base/values';
import { bulkContracts } from '../../contract/bulk-contracts';
import { byId, contract } from '../../contract/contract';
import { requiresPermission } from '../../contract/permission-fields';
import { PAGE_SHAPE, queryShape } from '../../contract/query-shape';
import { ClientChanges, ClientDraft, ClientMoneyRow, MAX_CHANGED_AT_ONCE, ShownClient } from './client';
import { ClientTrips, TravelDocument } from './client.records';
import { ClientId } from './client-id';
import { CLIENT_QUERY } from './client-query';
import { ClientNote } from './notes/client-note';

const view = { kind: 'signed_in', permissions: ['View Client Profiles'], action: 'view client profiles' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Client Profiles'], action: 'edit client profiles' } as const;
const remove = {
  kind: 'signed_in',
  permissions: ['Delete Client Profiles'],
  action: 'delete client profiles',
} as const;
const CLIENTS = '/api/v1/individuals';
const stale = ['record.missing', 'record.stale'] as const;
export const ShownDocument = TravelDocument.omit({ number_encrypted: true });

const ASKED = queryShape(CLIENT_QUERY);
const list = contract({
  id: 'crm.individuals.list',
  service: 'crm',
  method: 'GET',
  path: CLIENTS,
  handler: 'clients/list-clients',
  summary:
    'A page of the individuals, newest first. A search finds them by the beginnings of their names, emails and tags, by phone and by account number.',
  access: view,
  keyScope: 'crm:read',
  viewableByParent: true,
  decides: 'Who owes something is shown, and asked, by those who see all work.',
  input: z.object({
    ...PAGE_SHAPE,
    ...ASKED,
    ...requiresPermission('View Invoices', { owes: ASKED.owes }),
  }),
  output: z.object({
    clients: z.array(ClientMoneyRow),
    cursor: z.string().optional(),
    total: z.int(),
    filtered: z.int().optional(),
  }),
});
const create = contract({
  id: 'crm.individuals.create',
  service: 'crm',
  method: 'POST',
  path: CLIENTS,
  handler: 'clients/create-client',
  summary: 'Add a client; whoever adds them advises them unless others are named.',
  access: edit,
  keyScope: 'crm:write',
  input: ClientDraft,
  output: z.object({ client: ShownClient }),
});
const get = contract({
  id: 'crm.individuals.get',
  service: 'crm',
  method: 'GET',
  path: `${CLIENTS}/{id}`,
  handler: 'clients/get-client',
  summary: 'A client with everything their profile shows, in one read.',
  access: view,
  keyScope: 'crm:read',
  viewableByParent: true,
  input: z.object({ id: ClientId }),
  output: z.object({
    client: ShownClient,
    documents: z.array(ShownDocument),
    trip_links: z.array(ClientTrips.schema),
    notes: z.array(ClientNote),
  }),
  errors: ['record.missing'],
});
const update = contract({
  id: 'crm.individuals.update',
  service: 'crm',
  method: 'PUT',
  path: `${CLIENTS}/{id}`,
  handler: 'clients/update-client',
  summary:
    'Change fields of a client. A stale version is refused with the client as it is now; with `was`, only where others changed the same.',
  access: edit,
  keyScope: 'crm:write',
  input: ClientChanges.extend({
    id: ClientId,
    version: Version,
    /** What the fields that are sent were in that version. */
    was: ClientChanges.optional(),
  }),
  output: z.object({ client: ShownClient }),
  errors: [...stale, 'client.merged'],
});

const many = bulkContracts({
  id: 'crm.individuals',
  service: 'crm',
  path: CLIENTS,
  folder: 'clients',
  plural: 'clients',
  relative: 'who',
  of: ClientId,
  atOnce: MAX_CHANGED_AT_ONCE,
  edit,
  remove,
  keyScope: 'crm:write',
  purge: { uses: ['files'], stays: 'Trips keep their travelers.' },
});

export const clientsContracts = byId(
  list,
  create,
  get,
  update,
  many.delete,
  many.restore,
  many['permanent-delete'],
  many.tag,
  many.assign,
);

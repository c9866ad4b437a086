import * as z from 'zod';
import { byId, contract } from '../../../contract/contract';
import { ClientId } from '../client-id';
import { Duplicate, DuplicatePair } from './duplicate';

const view = { kind: 'signed_in', permissions: ['View Client Profiles'], action: 'view client profiles' } as const;
const edit = { kind: 'signed_in', permissions: ['Edit Client Profiles'], action: 'edit client profiles' } as const;
const typed = z.string().trim().max(255).optional();

const find = contract({
  id: 'crm.individuals.duplicates',
  service: 'crm',
  method: 'GET',
  path: '/api/v1/individual_duplicates',
  handler: 'clients/find-duplicates',
  summary:
    'Clients who may be the person that is being entered, the surest first, with the reasons; with `id`, those who may be that client.',
  access: view,
  keyScope: 'crm:read',
  input: z.object({
    email: typed,
    /** The page that asks. Source: R-SHELL-257. */
    active_page: typed,
    first_name: typed,
    last_name: typed,
    dob: typed,
    phone: typed,
    id: ClientId.optional(),
  }),
  output: z.object({ list: z.array(Duplicate) }),
  errors: ['record.missing'],
});
const list = contract({
  id: 'crm.duplicates.list',
  service: 'crm',
  method: 'GET',
  path: '/api/v1/duplicates',
  handler: 'clients/list-duplicates',
  summary:
    'A page of the clients who may be the same person, the surest pairs first. A page may be short although more follow.',
  access: view,
  keyScope: 'crm:read',
  input: z.object({
    cursor: z.string().max(600).optional(),
    per_page: z.coerce.number().int().min(1).max(100).default(25),
  }),
  output: z.object({ pairs: z.array(DuplicatePair), cursor: z.string().optional() }),
});
const dismiss = contract({
  id: 'crm.duplicates.dismiss',
  service: 'crm',
  method: 'POST',
  path: '/api/v1/duplicates/dismiss',
  handler: 'clients/dismiss-duplicate',
  summary: 'Remember that two clients are not the same person; `on: false` takes it back.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ client_id: ClientId, other_id: ClientId, on: z.boolean().default(true) }),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing', 'client.merge_itself'],
});

export const duplicatesContracts = byId(find, list, dismiss);

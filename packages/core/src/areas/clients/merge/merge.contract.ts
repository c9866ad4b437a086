import * as z from 'zod';
import { Instant, Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ShownClient, ShownClientDraft } from '../client';
import { ClientId } from '../client-id';
import { ShownDocument } from '../clients.contract';
import { MERGE_SIDES } from './merge-fields';

const merge = {
  kind: 'signed_in',
  permissions: ['Edit Client Profiles', 'Delete Client Profiles'],
  action: 'merge client profiles',
} as const;
const sides = { existing: ClientId, to_merge: ClientId };
const ONE = '/api/v1/merges/{existing}/{to_merge}';
const MAX_CHOICES = 200;
const choices = z
  .record(z.string().max(80), z.enum(MERGE_SIDES))
  .refine((chosen) => Object.keys(chosen).length <= MAX_CHOICES, 'That’s more choices than a profile has fields.')
  .default({});
const documents = z.array(ShownDocument);
const fields = z.array(z.string());

const Preview = z.object({
  existing: ShownClient,
  to_merge: ShownClient,
  after_merge: ShownClientDraft,
  origins: z.record(z.string(), z.enum(MERGE_SIDES)),
  documents: z.object({ stay: documents, move: documents, dropped: documents, left_behind: documents }),
  trips: z.int(),
});
/** One of the two was merged into a client already: who that is, and whether it was a merge of these two that can be undone. */
const Merged = z.object({ merged_into: z.object({ id: ClientId, name: z.string() }), is_undoable: z.boolean() });

const preview = contract({
  id: 'crm.merge.preview',
  service: 'crm',
  method: 'GET',
  path: '/api/v1/merge_preview/{existing}/{to_merge}',
  handler: 'clients/preview-merge',
  summary:
    'Two clients and what merging them would make: where each field comes from, which documents stay and move, and on how many trips the client would be. Of two of whom one was merged already, the client they went to.',
  access: merge,
  input: z.object(sides),
  output: z.union([Merged, Preview]),
  errors: ['record.missing', 'client.merge_itself', 'client.merge_too_long'],
});
const create = contract({
  id: 'crm.merge.create',
  service: 'crm',
  method: 'POST',
  path: '/api/v1/merges',
  handler: 'clients/merge-clients',
  summary:
    'Merge one client into another, whose profile is kept; `choices` say field by field what is taken from which. The other is deleted; for 30 days the merge can be undone.',
  access: merge,
  keyScope: 'crm:write',
  input: z.object({
    ...sides,
    existing_version: Version,
    to_merge_version: Version,
    choices,
    keep_all_passports: z.boolean().default(false),
  }),
  output: z.object({ client: ShownClient, undo_until: Instant }),
  errors: ['record.missing', 'record.stale', 'client.merged', 'client.merge_itself', 'client.merge_too_long'],
});
const get = contract({
  id: 'crm.merge.get',
  service: 'crm',
  method: 'GET',
  path: ONE,
  handler: 'clients/get-merge',
  summary:
    'A merge that can be undone: both clients as they were, the kept one as it is, and what an undo would leave as it is.',
  access: merge,
  input: z.object(sides),
  output: z.object({
    existing: ShownClient,
    to_merge: ShownClient,
    client: ShownClient,
    merged_by: z.string(),
    merged_at: Instant,
    undo_until: Instant,
    kept_changes: fields,
    unreconciled: fields,
  }),
  errors: ['record.missing', 'client.merge_not_undoable', 'client.merge_kept_deleted'],
});
const undo = contract({
  id: 'crm.merge.undo',
  service: 'crm',
  method: 'POST',
  path: `${ONE}/undo`,
  handler: 'clients/undo-merge',
  summary:
    'Undo a merge: both clients are as they were. Changes made since stay with the kept one and are named, those that cannot be told apart from the merge too.',
  access: merge,
  keyScope: 'crm:write',
  input: z.object(sides),
  output: z.object({ client: ShownClient, restored: ShownClient, kept_changes: fields, unreconciled: fields }),
  errors: [
    'record.missing',
    'record.stale',
    'client.merge_not_undoable',
    'client.merge_kept_deleted',
    'client.merge_too_long',
  ],
});

export const mergeContracts = byId(preview, create, get, undo);

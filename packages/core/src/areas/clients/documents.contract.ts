import * as z from 'zod';
import { Version } from '../../base/values';
import { toChangeSchema } from '../../contract/change-schema';
import { byId, contract } from '../../contract/contract';
import { ClientId, TravelDocumentId } from './client-id';
import { ShownDocument } from './clients.contract';
import { RevealReason } from './reveals/reveal-reason';
import { DocumentNumber, TravelDocumentDraft } from './travel-document';

const edit = { kind: 'signed_in', permissions: ['Edit Client Profiles'], action: 'edit client profiles' } as const;
const DOCUMENTS = '/api/v1/individuals/{client_id}/documents';
const DOCUMENT = `${DOCUMENTS}/{id}`;
const named = { client_id: ClientId, id: TravelDocumentId };
const shown = z.object({ document: ShownDocument });

const add = contract({
  id: 'crm.documents.create',
  service: 'crm',
  method: 'POST',
  path: DOCUMENTS,
  handler: 'clients/add-document',
  summary: 'Add a passport, a visa or a known-traveler number to a client; its number is encrypted.',
  access: edit,
  keyScope: 'crm:write',
  uses: ['seal'],
  input: TravelDocumentDraft.extend({ client_id: ClientId, number: DocumentNumber.optional() }),
  output: shown,
  errors: ['record.missing', 'client.merged'],
});
const update = contract({
  id: 'crm.documents.update',
  service: 'crm',
  method: 'PUT',
  path: DOCUMENT,
  handler: 'clients/update-document',
  summary: 'Change a travel document; a number that is left out stays, an empty one goes.',
  access: edit,
  keyScope: 'crm:write',
  uses: ['seal'],
  input: toChangeSchema(TravelDocumentDraft).extend({ ...named, version: Version, number: DocumentNumber.optional() }),
  output: shown,
  errors: ['record.missing', 'record.stale'],
});
const remove = contract({
  id: 'crm.documents.delete',
  service: 'crm',
  method: 'DELETE',
  path: DOCUMENT,
  handler: 'clients/remove-document',
  summary: 'Remove a travel document from a client.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object(named),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing'],
});
const reveal = contract({
  id: 'crm.documents.reveal',
  service: 'crm',
  method: 'POST',
  path: `${DOCUMENT}/number`,
  handler: 'clients/reveal-document',
  summary: 'Show the number of a travel document. Who looked, and why, is written to the history first.',
  access: edit,
  uses: ['seal'],
  input: z.object({ ...named, reason: RevealReason }),
  output: z.object({ number: z.string() }),
  errors: ['record.missing', 'record.stale', 'request.too_many'],
});

export const documentsContracts = byId(add, update, remove, reveal);

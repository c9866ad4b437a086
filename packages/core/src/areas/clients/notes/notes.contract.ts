import * as z from 'zod';
import { Version } from '../../../base/values';
import { byId, contract } from '../../../contract/contract';
import { ClientId, ClientNoteId } from '../client-id';
import { ClientNote, NOTE_KINDS, NoteText } from './client-note';

const edit = { kind: 'signed_in', permissions: ['Edit Client Profiles'], action: 'edit client profiles' } as const;
const NOTES = '/api/v1/individuals/{client_id}/notes';
const named = { client_id: ClientId, id: ClientNoteId };
const shown = z.object({ note: ClientNote });

const add = contract({
  id: 'crm.notes.create',
  service: 'crm',
  method: 'POST',
  path: NOTES,
  handler: 'clients/add-note',
  summary: 'Write something down about a client: a note, a call, an email, a meeting or a message.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ client_id: ClientId, kind: z.enum(NOTE_KINDS).default('note'), text: NoteText }),
  output: shown,
  errors: ['record.missing', 'client.merged', 'client.too_many_notes'],
});
const update = contract({
  id: 'crm.notes.update',
  service: 'crm',
  method: 'PUT',
  path: `${NOTES}/{id}`,
  handler: 'clients/update-note',
  summary: 'Change what a note says.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object({ ...named, version: Version, kind: z.enum(NOTE_KINDS).optional(), text: NoteText.optional() }),
  output: shown,
  errors: ['record.missing', 'record.stale'],
});
const remove = contract({
  id: 'crm.notes.delete',
  service: 'crm',
  method: 'DELETE',
  path: `${NOTES}/{id}`,
  handler: 'clients/remove-note',
  summary: 'Delete a note of a client.',
  access: edit,
  keyScope: 'crm:write',
  input: z.object(named),
  output: z.object({ status: z.literal('success') }),
  errors: ['record.missing'],
});

export const notesContracts = byId(add, update, remove);

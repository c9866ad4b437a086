import type { SignedCall } from '../../../access/signed-call';
import type { Result } from '../../../base/result';
import { retryOnConflict } from '../../../store/retry-on-conflict';
import { Clients, ofClient } from '../client.records';
import type { ClientId, ClientNoteId } from '../client-id';
import { refuse } from '../errors';
import { refuseDeleted } from '../merge/refuse-deleted';
import { type ClientNote, MAX_CLIENT_NOTES, type NoteKind } from './client-note';
import { ClientNotes } from './client-note.records';

type Saved = Promise<Result<{ note: ClientNote }>>;

/** Writes a note about a client, under the name of whoever writes it. */
export const addNote = (
  { actor, db, deps, commit }: SignedCall,
  { client_id, kind, text }: { client_id: ClientId; kind: NoteKind; text: string },
): Saved =>
  retryOnConflict(async () => {
    const kinds = { clients: Clients, notes: ClientNotes };
    const { clients, notes } = await db.readPartition(ofClient(client_id), kinds);
    const [client] = clients;
    if (!client || client.deleted_at) return refuseDeleted(db, client);
    if (notes.length >= MAX_CLIENT_NOTES)
      return refuse('client.too_many_notes', { params: { limit: String(MAX_CLIENT_NOTES) } });
    const created = db.create(ClientNotes, {
      ...{ client_id, kind, text },
      id: deps.newId('client_note'),
      author_id: actor.user_id,
      author_name: actor.name,
      came_from: [],
    });
    return commit({
      writes: [created, db.checkUnchanged(Clients, client, ['version'])],
      answer: { note: created.after },
    });
  });

type Change = { client_id: ClientId; id: ClientNoteId; version: number } & Partial<
  Record<'text', string | undefined> & Record<'kind', NoteKind | undefined>
>;

/** Changes a note; a save that began from an older version is refused with the note as it is. */
export const changeNote = ({ db, deps, commit }: SignedCall, { client_id, id, version, kind, text }: Change): Saved =>
  retryOnConflict(async () => {
    const seen = await db.getSeen(ClientNotes, { client_id, id }, version);
    if (!seen.ok) return seen;
    const before = seen.value;
    const words = { kind: kind ?? before.kind, text: text ?? before.text };
    const saved = db.save(ClientNotes, before, { ...before, ...words, edited_at: deps.now() });
    return commit({ writes: [saved], answer: { note: saved.after } });
  });

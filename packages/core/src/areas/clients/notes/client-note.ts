import * as z from 'zod';
import { UserId } from '../../../base/ids';
import { Instant, Note, Version } from '../../../base/values';
import { ClientId, ClientNoteId } from '../client-id';

/** What a note is about: a thought, or how client and agency talked. Source: spec 3 §3, communication history. */
export const NOTE_KINDS = ['note', 'call', 'email', 'meeting', 'message'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
export const MAX_CLIENT_NOTES = 300;

export const NoteText = Note.trim().min(1, 'Please write something first.');

/** One thing that somebody wrote down about a client, when, and who. */
export const ClientNote = z.object({
  id: ClientNoteId,
  client_id: ClientId,
  kind: z.enum(NOTE_KINDS),
  text: NoteText,
  author_id: UserId,
  author_name: z.string(),
  created_at: Instant,
  /** When the text was last changed. */
  edited_at: Instant.optional(),
  /** Clients it was of before they were merged, the last one last: there it goes back when a merge is undone. */
  came_from: z.array(ClientId).default([]),
  version: Version,
});
export type ClientNote = z.infer<typeof ClientNote>;

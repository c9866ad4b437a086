import { ok, type Result, refuse } from '../../base/result';
import type { Write } from '../../store/write';
import { Client, ClientDraft, Clients, insertClient, newClient } from '../clients/public';
import type { AppliedAnswers } from './apply-answers';
import { checkBirthDates } from './check-birth-dates';
import { type DocumentCall, type From, toCause, writeDocuments } from './document-writes';
import type { KnownProfile } from './profile-values';

/** What answers write of a profile; it is told in the client's own history, which says by which form they came. */
export type WrittenAnswers = { client: Client; writes: Write[] };

/** What answers write of a profile that is known; nothing where they say nothing new. Refuses `request.invalid` for a birth date after today. */
export const writeKnown = async (
  call: DocumentCall,
  profile: KnownProfile,
  applied: AppliedAnswers,
  from: From,
): Promise<Result<WrittenAnswers>> => {
  const birth = checkBirthDates(applied, call.deps.now());
  if (!birth.ok) return birth;
  const writes = await writeDocuments(call, profile, applied.documents, from);
  const before = profile.client;
  if (Object.keys(applied.client).length === 0) return ok({ client: before, writes });
  // As it will be read: what history says that it became is compared with that when it is undone.
  const saved = call.db.save(Clients, before, Client.parse({ ...before, ...applied.client }), toCause(from));
  return ok({ client: saved.after, writes: [saved, ...writes] });
};

/**
 * What answers write of somebody who becomes a client by them, called `name` where no answer that was chosen says it. Refuses `request.invalid`
 * without a first name, and for a birth date after today.
 */
export const writeNew = async (
  call: DocumentCall & Parameters<typeof newClient>[0],
  name: string,
  applied: AppliedAnswers,
  from: From,
): Promise<Result<WrittenAnswers>> => {
  const birth = checkBirthDates(applied, call.deps.now());
  if (!birth.ok) return birth;
  const draft = ClientDraft.safeParse({ ...applied.client, first_name: applied.client.first_name || name });
  if (!draft.success)
    return refuse('request.invalid', { issues: [{ path: 'fields', message: 'Accept at least a first name.' }] });
  const made = await newClient(call, draft.data);
  if (!made.ok) return made;
  const created = insertClient(call.db, made.value, toCause(from));
  const documents = await writeDocuments(call, { client: created.after, documents: [] }, applied.documents, from);
  return ok({ client: created.after, writes: [created, ...documents] });
};

import { ok, type Result, refuse } from '../../base/result';
import type { AuditEntry } from '../../store/commit';
import type { DomainEvent } from '../../store/domain-event';
import type { Write } from '../../store/write';
import { Client, ClientDraft, Clients, clientEvents, insertClient, newClient } from '../clients/public';
import type { AppliedAnswers } from './apply-answers';
import { checkBirthDates } from './check-birth-dates';
import { type DocumentCall, writeDocuments } from './document-writes';
import type { KnownProfile } from './profile-values';
import type { Submission } from './submission';

/** What a commit holds for answers that go into a profile; its entries are those of the client's own history, which says by which form they came. */
export type WrittenAnswers = { client: Client; writes: Write[]; audits: AuditEntry[]; events: DomainEvent[] };
type From = Pick<Submission, 'id' | 'form_name'>;
const toChanges = ({ id, form_name }: From) => ({ submission: id, form: form_name });

/** The documents of a profile as answers make them, each with its entry and its fact. */
const addDocuments = async (
  call: DocumentCall,
  profile: KnownProfile,
  { documents }: AppliedAnswers,
  from: From,
): Promise<Omit<WrittenAnswers, 'client'>> => {
  const { id } = profile.client;
  const written = await writeDocuments(call, profile, documents);
  const events = written.map(({ known }) =>
    known ? clientEvents.document_changed({ id }) : clientEvents.document_added({ id }),
  );
  return {
    writes: written.map(({ write }) => write),
    audits: written.map(({ write }, i) => ({
      subject: id,
      action: events[i]?.name,
      about: write,
      changes: toChanges(from),
    })),
    events,
  };
};

/** What answers write of a profile that is known; nothing where they say nothing new. Refuses `request.invalid` for a birth date after today. */
export const writeKnown = async (
  call: DocumentCall,
  profile: KnownProfile,
  applied: AppliedAnswers,
  from: From,
): Promise<Result<WrittenAnswers>> => {
  const { db, deps } = call;
  const birth = checkBirthDates(applied, deps.now());
  if (!birth.ok) return birth;
  const { writes, audits, events } = await addDocuments(call, profile, applied, from);
  const before = profile.client;
  if (Object.keys(applied.client).length === 0) return ok({ client: before, writes, audits, events });
  // As it will be read: what history says that it became is compared with that when it is undone.
  const client = Client.parse({
    ...before,
    ...applied.client,
    updated_at: deps.now(),
    version: before.version + 1,
  });
  const change = db.change(Clients, before, client);
  const changed = clientEvents.changed({ id: client.id });
  return ok({
    client,
    writes: [change, ...writes],
    audits: [{ subject: client.id, action: changed.name, about: change, changes: toChanges(from) }, ...audits],
    events: [changed, ...events],
  });
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
  const client = made.value;
  const inserted = insertClient(call.db, client, { changes: toChanges(from) });
  const { writes, audits, events } = await addDocuments(call, { client, documents: [] }, applied, from);
  return ok({
    client,
    writes: [...inserted.writes, ...writes],
    audits: [inserted.audit, ...audits],
    events: [...inserted.events, ...events],
  });
};

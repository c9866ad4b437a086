import type { SignedCall } from '../../access/signed-call';
import { ok, type Result, refuse } from '../../base/result';
import type { FieldEncryption } from '../../store/field-encryption';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { Write } from '../../store/write';
import {
  type Client,
  ClientDraft,
  type ClientId,
  type ClientProfile,
  Clients,
  clientEvents,
  newClient,
  readClientProfile,
  refuseDeleted,
} from '../clients/public';
import { type AppliedAnswers, applyAnswers } from './apply-answers';
import { checkBirthDates } from './check-birth-dates';
import { writeDocuments } from './document-writes';
import { submissionEvents } from './form.events';
import { Submissions } from './form.records';
import type { FormId, SubmissionId } from './form-id';
import { listProposals, toBefore } from './proposals';
import { type ReadSubmission, readSubmission } from './read-submission';
import type { AcceptedPerson, Submission } from './submission';
import { listPeople, type MappedAnswer } from './submission-people';

type Call = SignedCall<{ seal: FieldEncryption }>;
export type Acceptance = {
  form_id: FormId;
  id: SubmissionId;
  person: number;
  version: number;
  client_id?: ClientId | undefined;
  client_version?: number | undefined;
  fields: readonly string[];
};
type Accepted = { submission: Submission; client_id: ClientId; refused: string[] };

/** A submission with one more person whose answers are in a profile; when nobody is left, all of it is accepted. */
const withAccepted = (
  { actor, deps }: Pick<Call, 'actor' | 'deps'>,
  { submission, content, answers }: ReadSubmission,
  { person, client_id, before }: Pick<AcceptedPerson, 'person' | 'client_id' | 'before'>,
): Submission => {
  const at = deps.now();
  const accepted = { person, client_id, came_from: [], fields: before.length, before, by_name: actor.name, at };
  const people = [...submission.people.filter((one) => one.person !== person), accepted];
  const isWhole = listPeople(content, answers).every((one) => people.some((done) => done.person === one.person));
  return {
    ...submission,
    people,
    state: isWhole && submission.kind !== 'trip_request' ? 'accepted' : 'reviewed',
    decided_by_name: actor.name,
    decided_at: at,
    version: submission.version + 1,
  };
};

type Target = { client: Client; writes: Write[]; applied: AppliedAnswers };

const changeKnown = async (
  call: Call,
  profile: ClientProfile,
  chosen: readonly MappedAnswer[],
): Promise<Result<Target>> => {
  const { db, deps } = call;
  const applied = applyAnswers(chosen, profile);
  const birth = checkBirthDates(applied, deps.now());
  if (!birth.ok) return birth;
  const before = profile.client;
  const client = { ...before, ...applied.client, updated_at: deps.now(), version: before.version + 1 };
  const documents = await writeDocuments(call, profile, applied.documents);
  return ok({ client, applied, writes: [db.change(Clients, before, client), ...documents] });
};

const addNew = async (call: Call, chosen: readonly MappedAnswer[], name: string): Promise<Result<Target>> => {
  const applied = applyAnswers(chosen, { documents: [] });
  const birth = checkBirthDates(applied, call.deps.now());
  if (!birth.ok) return birth;
  const first_name = applied.client.first_name || name;
  const draft = ClientDraft.safeParse({ ...applied.client, first_name });
  if (!draft.success)
    return refuse('request.invalid', { issues: [{ path: 'fields', message: 'Accept at least a first name.' }] });
  const made = await newClient(call, draft.data);
  if (!made.ok) return made;
  const client = made.value;
  const documents = await writeDocuments(call, { client, documents: [] }, applied.documents);
  return ok({ client, applied, writes: [call.db.insert(Clients, client), ...documents] });
};

/**
 * Puts the chosen answers of one person into a profile; nothing else of it changes. A profile that changed since it was looked at is refused as stale.
 * The other people of the submission wait for their own decision.
 */
export const acceptAnswers = (
  call: Call,
  { form_id, id, person, version, client_id, client_version, fields }: Acceptance,
): Promise<Result<Accepted>> =>
  retryOnConflict(async () => {
    const { actor, db, deps, commit } = call;
    const read = await readSubmission({ db, company: actor.company_id, seal: deps.seal }, { form_id, id });
    const who = read && listPeople(read.content, read.answers).find((one) => one.person === person);
    if (!read || !who) return refuse('record.missing');
    if (read.submission.version !== version) return refuse('record.stale');
    const chosen = who.answers.filter(({ field }) => fields.includes(field.id));
    const profile = client_id ? await readClientProfile(db, client_id) : undefined;
    if (client_id && (!profile || profile.client.deleted_at)) return refuseDeleted(db, profile?.client);
    if (profile && client_version !== undefined && profile.client.version !== client_version)
      return refuse('record.stale', { current: profile.client });
    const target = profile ? await changeKnown(call, profile, chosen) : await addNew(call, chosen, who.name);
    if (!target.ok) return target;
    const { client, writes, applied } = target.value;
    const before = toBefore(listProposals(chosen, profile), new Set(fields));
    const submission = withAccepted(call, read, { person, client_id: client.id, before });
    return commit({
      writes: [db.change(Submissions, read.submission, submission), ...writes],
      audit: { subject: client.id, changes: { submission: id, form: read.submission.form_name } },
      events: [
        submissionEvents.accepted({ form_id, id }),
        profile ? clientEvents.changed({ id: client.id }) : clientEvents.created({ id: client.id }),
      ],
      answer: { submission, client_id: client.id, refused: applied.refused },
    });
  });

import type { SignedCall } from '../../access/signed-call';
import { type Result, refuse } from '../../base/result';
import type { FieldEncryption } from '../../store/field-encryption';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { type ClientId, readClientProfile, refuseDeleted } from '../clients/public';
import { holdClient } from './about-client';
import { applyAnswers } from './apply-answers';
import { submissionEvents } from './form.events';
import { Submissions } from './form.records';
import type { FormId, SubmissionId } from './form-id';
import { listProposals, toBefore } from './proposals';
import { type ReadSubmission, readSubmission } from './read-submission';
import type { AcceptedPerson, Submission } from './submission';
import { listPeople } from './submission-people';
import { writeKnown, writeNew } from './write-answers';

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
  };
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
    const applied = applyAnswers(chosen, profile ?? { documents: [] });
    const from = read.submission;
    const written = profile
      ? await writeKnown(call, profile, applied, from)
      : await writeNew(call, who.name, applied, from);
    if (!written.ok) return written;
    const { client, writes } = written.value;
    const before = toBefore(listProposals(chosen, profile), new Set(fields));
    const accepted = withAccepted(call, read, { person, client_id: client.id, before });
    const telling = { as: submissionEvents.accepted, changes: { submission: id, client: client.id } };
    const decided = db.save(Submissions, read.submission, accepted, telling);
    const held = holdClient(db, { client: profile?.client, came_from: [] }, writes);
    return commit({
      writes: [decided, ...held, ...writes],
      answer: { submission: decided.after, client_id: client.id, refused: applied.refused },
    });
  });

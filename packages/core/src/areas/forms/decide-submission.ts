import type { SignedCall } from '../../access/signed-call';
import { type Result, refuse } from '../../base/result';
import { submissionEvents } from './form.events';
import { Submissions } from './form.records';
import type { FormId, SubmissionId } from './form-id';
import type { Submission, SubmissionState } from './submission';

type Decision = { form_id: FormId; id: SubmissionId; version: number; state: Exclude<SubmissionState, 'in_progress'> };

/** Says where a submission stands. It changes no profile and no trip. */
export const decideSubmission = async (
  { actor, db, deps, commit }: SignedCall,
  { form_id, id, version, state }: Decision,
): Promise<Result<{ submission: Submission }>> => {
  const before = await db.get(Submissions, { form_id, id }, true);
  if (!before?.received_date) return refuse('record.missing');
  if (before.version !== version) return refuse('record.stale');
  const decided = { ...before, state, decided_by_name: actor.name, decided_at: deps.now() };
  const telling = { as: submissionEvents.decided, changes: { submission: id, state } };
  const saved = db.save(Submissions, before, decided, telling);
  return commit({ writes: [saved], answer: { submission: saved.after } });
};

import type { CompanyId } from '../../base/ids';
import type { FieldEncryption } from '../../store/field-encryption';
import type { TenantDb } from '../../store/tenant-db';
import { decryptAnswers } from './answers-encryption';
import { type FormContent, getVersionId } from './form';
import { Forms, FormVersions, Submissions } from './form.records';
import type { FormId, SubmissionId } from './form-id';
import type { Answers, Submission } from './submission';

export type ReadSubmission = { submission: Submission; content: FormContent; answers: Answers };

/** What somebody sent, with the form as they saw it; undefined while it is typed, and where the form is gone. */
export const readSubmission = async (
  { db, company, seal }: { db: TenantDb; company: CompanyId; seal: FieldEncryption },
  { form_id, id }: { form_id: FormId; id: SubmissionId },
): Promise<ReadSubmission | undefined> => {
  const [form, submission] = await db.getMany(
    [
      { def: Forms, key: { id: form_id } },
      { def: Submissions, key: { form_id, id } },
    ],
    true,
  );
  if (!form || form.deleted_at || !submission?.received_date) return undefined;
  const [version, answers] = await Promise.all([
    db.get(FormVersions, { form_id, id: getVersionId(submission.form_version) }),
    decryptAnswers(seal, company, submission.answers_encrypted),
  ]);
  return version && { submission, content: version.content, answers };
};

/** A submission as it may be answered: without its secrets. */
export const toShown = ({ answers_encrypted: _a, draft_token_hash: _d, ...submission }: Submission) => submission;

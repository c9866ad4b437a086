import { ok, type Result, refuse } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { refuseFile } from '../files/public-schemas';
import { withFile } from './answered-files';
import { decryptAnswers, encryptAnswers } from './answers-encryption';
import { findFormByToken } from './find-form';
import { Submissions } from './form.records';
import { refuseForm } from './form-refusal';
import type { SealedDeps } from './save-draft';
import { MAX_FORM_FILES, SubmittedFile } from './submission';

type Named = { token: string; draft: string };
type Added = { file: SubmittedFile; version: number };

/** Names a file, which is in the store already, in what was typed so far. */
export const addSubmittedFile = (
  deps: SealedDeps,
  named: Named,
  { id, field_id, traveler, name, size }: SubmittedFile,
): Promise<Result<Added>> =>
  retryOnConflict(async () => {
    const opened = await findFormByToken(deps, named);
    if (!opened.ok) return opened;
    const { db, company, content, form, submission: before } = opened.value;
    if (!before) return refuseFile('attachment.lost');
    if (before.received_date) return refuseForm(form.language, 'form.sent');
    const asked = content.sections.flatMap(({ fields }) => fields).find((field) => field.id === field_id);
    if (asked?.type !== 'file') return refuseFile('attachment.lost');
    if (before.files.some((one) => one.id === id)) return refuseFile('attachment.lost');
    if (before.files.length >= MAX_FORM_FILES) return refuseForm(form.language, 'form.too_many_files');
    const file = SubmittedFile.parse({ id, field_id, traveler, name, size });
    const answers = await decryptAnswers(deps.seal, company, before.answers_encrypted);
    const answers_encrypted = await encryptAnswers(deps.seal, company, withFile(answers, file));
    const files = [...before.files, file];
    const saved = db.save(Submissions, before, { ...before, answers_encrypted, files, saved_at: deps.now() });
    const written = await db.transact([saved]);
    return written.ok ? ok({ file, version: saved.after.version }) : refuse('record.stale');
  });

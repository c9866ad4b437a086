import type { CompanyId } from '../../base/ids';
import { ok, type Refusal, type Result } from '../../base/result';
import { Email } from '../../base/values';
import type { Deps } from '../../store/deps';
import type { FieldEncryption } from '../../store/field-encryption';
import { tokenHash } from '../../store/token-hash';
import type { Draft } from '../../store/write';
import { encryptAnswers, isTooLong } from './answers-encryption';
import { findFormByToken, getOwnDraft, type OpenedForm } from './find-form';
import { Submissions } from './form.records';
import { refuseForm } from './form-refusal';
import { type Answers, MAX_UPLOADS, type Submission, type SubmittedFile } from './submission';

const LONGEST_NAME = 255;
export type SealedDeps = Deps & { seal: FieldEncryption };

/** What the page sends, whole each time. `draft` is a secret of 32 random bytes, made with the page; a link that is good for one answer has its own. */
export type TypedForm = {
  token: string;
  draft: string;
  /** The version of the submission that this was typed onto; none where nothing was saved yet. */
  version?: number | undefined;
  answers: Answers;
  sender_name: string;
  sender_email: string;
  files?: readonly SubmittedFile[] | undefined;
  /** The sender wants to upload a file to it. */
  asksUpload?: boolean | undefined;
};

/** What is kept of a form as it stands, in the progress it has. */
export const toSubmission = async (
  deps: SealedDeps,
  { form, link, about, version, submission, company }: OpenedForm,
  { token, draft, answers, sender_name, sender_email, files, asksUpload = false }: TypedForm,
): Promise<Draft<typeof Submissions>> => {
  const now = deps.now();
  const began = submission ?? {
    id: deps.newId('submission'),
    form_id: form.id,
    kind: form.kind,
    form_version: version,
    language: form.language,
    link_id: link.id,
    draft_token_hash: tokenHash(link.single_use ? getOwnDraft(token) : draft),
    state: 'in_progress' as const,
    trip_id: link.trip_id,
    traveler_id: link.traveler_id,
    trip_code: '',
    people: [],
    mailed_to: [],
    uploads: 0,
    started_at: now,
  };
  return {
    ...began,
    client_id: about.client_id,
    came_from: about.came_from,
    form_name: form.form_name,
    answers_encrypted: await encryptAnswers(deps.seal, company, answers),
    files: [...(files ?? submission?.files ?? [])],
    sender_name: sender_name.trim().slice(0, LONGEST_NAME),
    // An address that is only half typed is none yet.
    sender_email: Email.safeParse(sender_email.trim()).data ?? '',
    traveler_count: answers.travelers.length,
    uploads: began.uploads + (asksUpload ? 1 : 0),
    saved_at: now,
  };
};

/** Why what was typed can't be kept. What was typed onto an older version is not laid over what another device saved. */
export const findDraftRefusal = (
  { form, submission }: OpenedForm,
  { answers, version, asksUpload }: TypedForm,
): Refusal | undefined => {
  if (isTooLong(answers)) return refuseForm(form.language, 'form.too_long');
  if (version !== undefined && submission && submission.version !== version)
    return refuseForm(form.language, 'form.elsewhere');
  if (asksUpload && submission && submission.uploads >= MAX_UPLOADS)
    return refuseForm(form.language, 'form.too_many_files');
  return undefined;
};

export type SavedDraft = { company: CompanyId; submission: Submission };

/** Keeps what was typed so far, checked for nothing but its length. The table forgets it when it is not sent. */
export const saveDraft = async (deps: SealedDeps, typed: TypedForm): Promise<Result<SavedDraft>> => {
  const opened = await findFormByToken(deps, typed);
  if (!opened.ok) return opened;
  const { db, form, company, submission: before } = opened.value;
  if (before?.received_date) return refuseForm(form.language, 'form.sent');
  const refusal = findDraftRefusal(opened.value, typed);
  if (refusal) return refusal;
  const submission = await toSubmission(deps, opened.value, typed);
  const saved = before ? db.save(Submissions, before, submission) : db.create(Submissions, submission);
  const { ok: isSaved } = await db.transact([saved]);
  return isSaved ? ok({ company, submission: saved.after }) : refuseForm(form.language, 'form.elsewhere');
};

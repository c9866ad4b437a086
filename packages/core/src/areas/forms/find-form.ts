import type { CompanyId } from '../../base/ids';
import { ok, type Result } from '../../base/result';
import type { Deps } from '../../store/deps';
import { findLookup } from '../../store/lookup';
import { type TenantDb, tenantDb } from '../../store/tenant-db';
import { tokenHash } from '../../store/token-hash';
import { type AboutClient, findAbout } from './about-client';
import { type Form, type FormContent, getVersionId } from './form';
import { FormLinks, Forms, FormVersions, formLookupKey, Submissions, submissionLookupKey } from './form.records';
import { FormId, FormLinkId, SubmissionId } from './form-id';
import type { FormLink } from './form-link';
import { refuseForm } from './form-refusal';
import type { Submission } from './submission';

export type OpenedForm = {
  company: CompanyId;
  db: TenantDb;
  form: Form;
  link: FormLink;
  /** Whom it is about by now. */
  about: AboutClient;
  /** What the client sees: the version that they began with, or else the newest one. */
  content: FormContent;
  version: number;
  /** What they have typed or sent already. */
  submission: Submission | undefined;
};

const isOpen = ({ revoked_at, expires_at }: FormLink, now: string): boolean =>
  !revoked_at && (!expires_at || expires_at > now);

/** The secret of the draft behind a link that is good for one answer: every device that opens the link goes on with the same one. */
export const getOwnDraft = (token: string): string => tokenHash(`draft of ${token}`).slice(0, 43);

const findSubmission = async (deps: Deps, company: CompanyId, draft: string): Promise<Submission | undefined> => {
  const pointer = await findLookup(deps.table, submissionLookupKey(tokenHash(draft)), true);
  if (!pointer || pointer.company_id !== company) return undefined;
  const key = { form_id: FormId.parse(pointer.form_id), id: SubmissionId.parse(pointer.submission_id) };
  return tenantDb(deps.table, company).get(Submissions, key, true);
};

/**
 * The form behind a link, while it is neither withdrawn nor run out. Refuses `form.gone` and `form.closed`. `draft` is the secret of what was begun; who has
 * sent it already is shown what they sent.
 */
export const findFormByToken = async (
  deps: Deps,
  { token, draft }: { token: string; draft?: string | undefined },
): Promise<Result<OpenedForm>> => {
  const pointer = await findLookup(deps.table, formLookupKey(tokenHash(token)));
  if (!pointer) return refuseForm(undefined, 'form.gone');
  const company = pointer.company_id as CompanyId;
  const db = tenantDb(deps.table, company);
  const form_id = FormId.parse(pointer.form_id);
  const [form, link] = await db.getMany([
    { def: Forms, key: { id: form_id } },
    { def: FormLinks, key: { form_id, id: FormLinkId.parse(pointer.link_id) } },
  ]);
  if (!form || !link || form.deleted_at || form.published_version === 0 || !isOpen(link, deps.now()))
    return refuseForm(form?.language, 'form.gone');
  const secret = link.single_use ? getOwnDraft(token) : draft;
  const found = secret ? await findSubmission(deps, company, secret) : undefined;
  const submission = found?.link_id === link.id ? found : undefined;
  if (form.form_status !== 'published' && !submission?.received_date) return refuseForm(form.language, 'form.closed');
  const number = submission?.form_version ?? form.published_version;
  const [version, about] = await Promise.all([
    db.get(FormVersions, { form_id, id: getVersionId(number) }),
    findAbout(db, link),
  ]);
  if (!version) return refuseForm(form.language, 'form.gone');
  return ok({ company, db, form, link, about, content: version.content, version: number, submission });
};

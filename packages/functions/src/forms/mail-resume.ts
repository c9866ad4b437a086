import { Submissions } from '@wayline/core/areas/forms/form.records';
import { countLinkMail } from '@wayline/core/areas/forms/form-pace';
import { refuseForm } from '@wayline/core/areas/forms/form-refusal';
import type { PublicForm } from '@wayline/core/areas/forms/open-public-form';
import { MAX_MAILED_TO, type Submission } from '@wayline/core/areas/forms/submission';
import { countVisitorMail, queueMail } from '@wayline/core/areas/messaging/public';
import { ok, type Result } from '@wayline/core/base/result';
import { coreSpeaker } from '@wayline/core/base/texts';
import { Email } from '@wayline/core/base/values';
import type { Deps } from '@wayline/core/store/deps';
import { tokenHash } from '@wayline/core/store/token-hash';
import { renderResumeMail } from '@wayline/pages/mails/resume-mail';

/**
 * Mails the way back to what was begun to whoever types it. Anybody who holds the link can ask for it, so it counts by the link, the draft and the
 * address, and never among the mails that the company may send in a day.
 */
export const mailResume = async (
  deps: Deps,
  { db, form, house, link, content }: PublicForm,
  { to, resume, submission }: { to: string; resume: string; submission: Submission },
): Promise<Result<true>> => {
  const i18n = coreSpeaker(form.language);
  const email = Email.safeParse(to.trim());
  if (!email.success) {
    const message = i18n._('Enter an email address, e.g. ana@example.com.');
    return refuseForm(form.language, 'form.incomplete', { issues: [{ path: 'sender_email', message }] });
  }
  const mailed_to = [...new Set([...submission.mailed_to, tokenHash(email.data.toLowerCase())])];
  if (mailed_to.length > MAX_MAILED_TO) return refuseForm(form.language, 'form.mail_addresses');
  const now = deps.now();
  const { form_id, id, version } = submission;
  const tooMany = refuseForm(form.language, 'form.mail_limit');
  const mail = renderResumeMail({ language: form.language, house, form_name: content.form_name, url: resume });
  const queued = await db.transact([
    db.updateIf(Submissions, { form_id, id }, { set: { mailed_to }, expected: { version } }),
    countLinkMail(db, link, now, tooMany),
    countVisitorMail(db, email.data, now, tooMany),
    queueMail(db, deps, { ...mail, user_id: link.created_by, about: 'code', to: [email.data], from_name: house.name }),
  ]);
  return queued.ok ? ok(true) : tooMany;
};

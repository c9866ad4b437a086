import { Companies } from '@wayline/core/access/people.records';
import { refuseForm } from '@wayline/core/areas/forms/form-refusal';
import type { PublicForm } from '@wayline/core/areas/forms/open-public-form';
import { countMails, queueMail } from '@wayline/core/areas/messaging/public';
import { ok, type Result } from '@wayline/core/base/result';
import { coreSpeaker } from '@wayline/core/base/texts';
import { Email } from '@wayline/core/base/values';
import type { Deps } from '@wayline/core/store/deps';
import { renderResumeMail } from '@wayline/pages/mails/resume-mail';

/** Mails the way back to what was begun to whoever types it. It is counted as any mail of the company's, so nobody's mailbox is filled by it. */
export const mailResume = async (
  deps: Deps,
  { db, form, house, link, content }: PublicForm,
  { to, resume }: { to: string; resume: string },
): Promise<Result<true>> => {
  const i18n = coreSpeaker(form.language);
  const email = Email.safeParse(to.trim());
  if (!email.success) {
    const message = i18n._('Enter an email address, e.g. ana@example.com.');
    return refuseForm(form.language, 'form.incomplete', { issues: [{ path: 'sender_email', message }] });
  }
  const company = await db.get(Companies, {});
  const counted = company && countMails(db, company, [email.data], deps.now());
  if (!counted?.ok) return refuseForm(form.language, 'form.mail_limit');
  const mail = renderResumeMail({ language: form.language, house, form_name: content.form_name, url: resume });
  const queued = await db.transact([
    ...counted.value,
    queueMail(db, deps, { ...mail, user_id: link.created_by, about: 'code', to: [email.data], from_name: house.name }),
  ]);
  return queued.ok ? ok(true) : refuseForm(form.language, 'form.mail_limit');
};

import { type Issue, ok, type Result } from '../../base/result';
import { coreSpeaker } from '../../base/texts';
import { Email } from '../../base/values';
import { committer } from '../../store/commit';
import { commitContext } from '../../store/deps';
import { retryOnConflict } from '../../store/retry-on-conflict';
import { takeOrdinal } from '../../store/serial';
import { Trips } from '../trip/public';
import { holdClient, holdLink } from './about-client';
import { addByRule } from './auto-add';
import { checkAnswers, cleanAnswers } from './check-answers';
import { findFormByToken, type OpenedForm } from './find-form';
import type { FormContent } from './form';
import { formReceived } from './form.events';
import { Submissions } from './form.records';
import { refuseForm } from './form-refusal';
import { findDraftRefusal, type SavedDraft, type SealedDeps, type TypedForm, toSubmission } from './save-draft';
import { getSenderFromAnswers } from './sender';

/** Who does what happens behind a link. */
const SENDER = 'client';

/** What is wrong with who says that they are sending it, where the form asks. */
export const checkSender = (
  { form_submittee_flag, language }: FormContent,
  { sender_name, sender_email }: Pick<TypedForm, 'sender_name' | 'sender_email'>,
): Issue[] => {
  if (!form_submittee_flag) return [];
  const i18n = coreSpeaker(language);
  return [
    ...(sender_name.trim() ? [] : [{ path: 'sender_name', message: i18n._('Please enter your name.') }]),
    ...(Email.safeParse(sender_email.trim()).success
      ? []
      : [{ path: 'sender_email', message: i18n._('Enter an email address, e.g. ana@example.com.') }]),
  ];
};

const complete = async (deps: SealedDeps, opened: OpenedForm, typed: TypedForm, number: number) => {
  const { db, company, form, content, link, submission: before } = opened;
  const answers = cleanAnswers(content, typed.answers);
  const known = getSenderFromAnswers(content, answers);
  const [draft, trip] = await Promise.all([
    toSubmission(deps, opened, {
      ...typed,
      answers,
      sender_name: typed.sender_name.trim() || known.name || (link.name ?? ''),
      sender_email: typed.sender_email.trim() || known.email || (link.email ?? ''),
    }),
    link.trip_id ? db.get(Trips, { id: link.trip_id }) : undefined,
  ]);
  // A form that isn't for several travelers is about one.
  const traveler_count = Math.max(answers.travelers.length, 1);
  const state = 'new' as const;
  const received_date = deps.now();
  const submission = { ...draft, state, number, received_date, trip_code: trip?.code ?? '', traveler_count };
  const received = { db, company, content, answers, submission };
  const added = form.auto_add ? await addByRule(deps, received) : { submission, writes: [] };
  return { before, ...added };
};

/**
 * Sends a form in: everything is checked, the answers count in its list, and its people hear of it. Sent again, it answers as before. Refuses
 * `form.incomplete` with what is wrong, field by field. Source: R-ACC-006, R-ACC-078.
 */
export const submitForm = (
  deps: SealedDeps,
  typed: TypedForm,
  request: { id: string },
): Promise<Result<SavedDraft>> => {
  let number: number | undefined;
  return retryOnConflict(async () => {
    const opened = await findFormByToken(deps, typed);
    if (!opened.ok) return opened;
    const { db, company, form, content, link, about } = opened.value;
    if (opened.value.submission?.received_date) return ok({ company, submission: opened.value.submission });
    const refusal = findDraftRefusal(opened.value, typed);
    if (refusal) return refusal;
    const issues = [...checkSender(content, typed), ...checkAnswers(content, typed.answers, { final: true })];
    if (issues.length > 0) return refuseForm(form.language, 'form.incomplete', { issues });
    number ??= await takeOrdinal(db, `submission ${form.id}`);
    const { before, submission, writes } = await complete(deps, opened.value, typed, number);
    const { id, form_id, form_name, sender_name, sender_email, trip_id, client_id } = submission;
    const telling = {
      as: () =>
        formReceived({
          form_id,
          id,
          form_name,
          sender: sender_name || sender_email,
          about: { trip_id, client_id },
          notify: [...new Set([...form.notify, link.created_by])],
        }),
      changes: { submission: id },
    };
    const sent = before
      ? db.save(Submissions, before, submission, telling)
      : db.create(Submissions, submission, telling);
    return committer(commitContext(deps, { company, actor_id: SENDER, request_id: request.id }))({
      writes: [sent, ...holdLink(db, link, id), ...holdClient(db, about, writes), ...writes],
      answer: { company, submission: sent.after },
    });
  });
};

import { useLingui } from '@lingui/react';
import { FIELD_NAMES } from '@wayline/core/areas/forms/typed-form';
import { idOfIssue } from './field-ids';
import type { FormView } from './form-view';
import { questionOf } from './question-of';

/** Where a page begins to be read when it opens: the reader has just pressed a button and is told what came of it. */
export const READ_FIRST = { tabIndex: -1, autoFocus: true };

/** Whether a form wasn't sent for it. */
export const isObstacle = (notice: FormView['notice']): boolean =>
  notice?.kind === 'error' || notice?.kind === 'press_again';

/** What is wrong, at the top, each with the way to its question. It has the focus, so that a reader of the screen begins here. */
export const Faults = ({ view: { issues, notice, content } }: { view: FormView }) => {
  const { i18n } = useLingui();
  if (issues.length === 0 && !isObstacle(notice)) return <div data-faults />;
  return (
    <div className="notice is-wrong" role="alert" {...READ_FIRST} data-faults>
      <h2>{i18n._('Not sent yet')}</h2>
      {notice?.kind === 'error' && <p>{notice.text}</p>}
      {notice?.kind === 'press_again' && <p>{i18n._('Please look over your answers, then press Send once more.')}</p>}
      {issues.length > 0 && (
        <>
          <p>
            {i18n._('Please check {count, plural, one {this answer} other {these # answers}}:', {
              count: issues.length,
            })}
          </p>
          <ul>
            {issues.map(({ path, message }) => (
              <li key={path}>
                <a href={`#${idOfIssue(path)}`} data-fault-of={idOfIssue(path)}>
                  {[questionOf(i18n, content, path), message].filter(Boolean).join(' – ')}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};

/** Whose answers these are, for whoever was sent somebody else's link, and the way to a form of their own. */
export const Resumed = ({ view: { resumed, path } }: { view: FormView }) => {
  const { i18n } = useLingui();
  if (!resumed) return null;
  const name = resumed.name.trim();
  return (
    <div className="notice" role="note">
      <p dir="auto">
        {name
          ? i18n._('You’re continuing what {name} started.', { name })
          : i18n._('You’re continuing a form that was started earlier.')}
      </p>
      {!resumed.isOnly && (
        <p>
          <a href={path}>{i18n._('Start a new form')}</a>
        </p>
      )}
    </div>
  );
};

/** How what is kept is gone on with later. Where its link can't be mailed, it says why, and shows the link. */
export const Saved = ({ view: { notice, resume, content, sender_email, issues } }: { view: FormView }) => {
  const { i18n } = useLingui();
  const isNews = notice?.kind === 'saved' || notice?.kind === 'mailed' || notice?.kind === 'not_mailed';
  if (!isNews && !resume) return null;
  const isWrong = issues.some(({ path }) => path === FIELD_NAMES.senderEmail);
  return (
    <div className="notice is-saved" role="status" {...(isNews && READ_FIRST)}>
      <h2>{notice?.kind === 'mailed' ? i18n._('Saved. We’ve emailed you the link.') : i18n._('Saved')}</h2>
      {notice?.kind === 'not_mailed' && <p>{notice.text}</p>}
      {resume && (
        <>
          <p>
            {i18n._(
              'To go on later, on this or another device, open this link. Keep it to yourself: it shows your answers.',
            )}
          </p>
          <p>
            <a className="resume" href={resume}>
              {resume}
            </a>
          </p>
          {!content.form_submittee_flag && (
            <p>
              <label className="label" htmlFor={FIELD_NAMES.senderEmail}>
                {i18n._('Your email')}
              </label>
              <input
                id={FIELD_NAMES.senderEmail}
                name={FIELD_NAMES.senderEmail}
                type="email"
                autoComplete="email"
                defaultValue={sender_email}
                aria-invalid={isWrong || undefined}
              />
            </p>
          )}
          <button type="submit" className="button quiet" name={FIELD_NAMES.press} value="mail">
            {i18n._('Email me this link')}
          </button>
        </>
      )}
    </div>
  );
};

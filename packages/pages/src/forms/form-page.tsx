import { useLingui } from '@lingui/react';
import { asksTravelers, FIELD_NAMES } from '@wayline/core/areas/forms/typed-form';
import { isPerTraveler } from '@wayline/core/areas/forms/visible-fields';
import { Prose } from '../itinerary/prose';
import { idOfIssue } from './field-ids';
import { FormFoot, FormHouse } from './form-head';
import { Faults, Resumed, Saved } from './form-notices';
import { type Asking, Fault, FormPicture } from './form-question';
import { Section } from './form-section';
import { Travelers } from './form-travelers';
import type { FormView } from './form-view';

type Whole = { view: FormView; faults: Asking['faults'] };

/** Who is sending it. */
const Sender = ({ view, faults }: Whole) => {
  const { i18n } = useLingui();
  if (!view.content.form_submittee_flag) return null;
  const parts = [
    { name: FIELD_NAMES.senderName, label: i18n._('Your name'), type: 'text', auto: 'name', value: view.sender_name },
    {
      name: FIELD_NAMES.senderEmail,
      label: i18n._('Your email'),
      type: 'email',
      auto: 'email',
      value: view.sender_email,
    },
  ];
  return (
    <section className="form-section">
      <h2>{i18n._('About you')}</h2>
      {parts.map(({ name, label, type, auto, value }) => (
        <div
          key={name}
          className={faults.has(name) ? 'question is-wrong' : 'question'}
          data-question={name}
          data-type={type}
          data-required=""
        >
          <label className="label" htmlFor={name}>
            {label}
          </label>
          <input
            id={name}
            name={name}
            type={type}
            autoComplete={auto}
            defaultValue={value}
            maxLength={255}
            aria-required
            aria-invalid={faults.has(name) || undefined}
            aria-describedby={`${name}-fault`}
          />
          <Fault id={name} text={faults.get(name)} />
        </div>
      ))}
    </section>
  );
};

const Consent = ({ view, faults }: Whole) => {
  const { i18n } = useLingui();
  const text = view.content.consent_text.trim();
  const name = FIELD_NAMES.consent;
  if (!text) return null;
  return (
    <div
      className={faults.has(name) ? 'question is-wrong' : 'question'}
      data-question={name}
      data-type="consent"
      data-required=""
    >
      <div id="consent-text">
        <Prose text={text} />
      </div>
      <label className="option">
        <input
          type="checkbox"
          id={name}
          name={name}
          value="yes"
          defaultChecked={view.answers.consent}
          aria-required
          aria-describedby={`consent-text ${name}-fault`}
        />
        <span>{i18n._('I agree')}</span>
      </label>
      <Fault id={name} text={faults.get(name)} />
    </div>
  );
};

/** What goes with the answers; the button that stands first is the one that Enter presses. */
const Carried = ({ view: { draft, version, stamp } }: { view: FormView }) => {
  const { i18n } = useLingui();
  return (
    <>
      <button type="submit" className="unseen" name={FIELD_NAMES.press} value="send" tabIndex={-1} aria-hidden="true">
        {i18n._('Send')}
      </button>
      <input type="hidden" name={FIELD_NAMES.draft} value={draft} />
      <input type="hidden" name={FIELD_NAMES.version} value={version ?? ''} />
      <input type="hidden" name={FIELD_NAMES.stamp} value={stamp} />
      <div className="unseen" aria-hidden="true">
        <label>
          {i18n._('Leave this empty')}
          <input type="text" name={FIELD_NAMES.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
};

/** A form as a client fills it in. It needs no script: whatever one does is done by the server too. */
export const FormPage = ({ view }: { view: FormView }) => {
  const { i18n } = useLingui();
  const { content, house, answers, files } = view;
  const faults = new Map(view.issues.map(({ path, message }) => [idOfIssue(path), message]));
  return (
    <div className={`form-page accent-${house.accent}`}>
      <a className="skip" href="#questions">
        {i18n._('Skip to the questions')}
      </a>
      <header className="form-head">
        <FormHouse house={house} />
        <h1 dir="auto">{content.form_name}</h1>
      </header>
      <main>
        <FormPicture url={content.picture_url} />
        <Prose text={content.intro} className="form-intro" />
        <form method="post" action={view.path} id="questions" acceptCharset="utf-8" noValidate>
          <Carried view={view} />
          <Faults view={view} />
          <Saved view={view} />
          <Resumed view={view} />
          <div data-begun hidden className="notice" />
          <Sender view={view} faults={faults} />
          {content.sections
            .filter((section) => !isPerTraveler(content, section))
            .map((section) => (
              <Section
                key={section.id}
                section={section}
                content={content}
                answers={answers.form}
                traveler={undefined}
                mark={undefined}
                files={files}
                faults={faults}
              />
            ))}
          {asksTravelers(content) && <Travelers view={view} faults={faults} />}
          <Consent view={view} faults={faults} />
          <div className="form-end">
            <button type="submit" className="button" name={FIELD_NAMES.press} value="send">
              {i18n._('Send')}
            </button>
            <button type="submit" className="button quiet" name={FIELD_NAMES.press} value="save">
              {i18n._('Save and finish later')}
            </button>
            <p id="saving" role="status" className="quiet-text" />
          </div>
        </form>
      </main>
      <FormFoot house={house} />
    </div>
  );
};

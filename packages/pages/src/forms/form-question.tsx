import { useLingui } from '@lingui/react';
import { YES } from '@wayline/core/areas/forms/field-types';
import type { FieldCondition, FormContent, FormField } from '@wayline/core/areas/forms/form';
import type { AnswersOfOne, SubmittedFile } from '@wayline/core/areas/forms/submission';
import { nameOfField } from '@wayline/core/areas/forms/typed-form';
import { safeUrl } from '../format/safe-url';
import { Prose } from '../itinerary/prose';
import { conditionWords } from './condition-words';
import { idOfName } from './field-ids';
import { FormControl } from './form-control';

export type Asking = {
  content: FormContent;
  answers: AnswersOfOne;
  /** Which traveler is asked, counted from 0, and the mark in the names of their fields. */
  traveler: number | undefined;
  mark: string | undefined;
  files: readonly SubmittedFile[];
  /** What is wrong, by the id of its field. */
  faults: ReadonlyMap<string, string>;
};

/** Read by the script, which hides what is not asked. */
export const conditionData = (condition: FieldCondition | undefined) =>
  condition && {
    'data-if': condition.field_id,
    'data-is': condition.is,
    'data-value': condition.value ?? '',
  };

export const ConditionWords = ({ content, condition }: { content: FormContent; condition: FieldCondition }) => {
  const { i18n } = useLingui();
  return <p className="when">{conditionWords(i18n, content, condition)}</p>;
};

export const Fault = ({ id, text }: { id: string; text: string | undefined }) => (
  <p className="fault" id={`${id}-fault`}>
    {text}
  </p>
);

const Optional = ({ field }: { field: FormField }) => {
  const { i18n } = useLingui();
  return field.required ? null : <span className="quiet-text">{` ${i18n._('(optional)')}`}</span>;
};

/** A picture of the advisor's, beside what it explains: the words say what matters. */
export const FormPicture = ({ url }: { url: string | undefined }) => {
  const src = safeUrl(url) ?? (url?.startsWith('/') ? url : undefined);
  return src ? <img className="form-picture" src={src} alt="" loading="lazy" /> : null;
};

const GROUPS: ReadonlySet<FormField['type']> = new Set(['choices', 'yes_no']);
const SHORT_LIST = 6;
const isGroup = ({ type, options }: FormField) =>
  GROUPS.has(type) || (type === 'choice' && options.length <= SHORT_LIST);

const Consent = ({
  field,
  name,
  id,
  answers,
  describedBy,
}: {
  field: FormField;
  name: string;
  id: string;
  answers: AnswersOfOne;
  describedBy: string;
}) => (
  <label className="option">
    <input
      type="checkbox"
      id={id}
      name={name}
      value={YES}
      defaultChecked={answers[field.id] === YES}
      aria-describedby={describedBy}
      aria-required={field.required || undefined}
    />
    <span dir="auto">
      {field.label}
      <Optional field={field} />
    </span>
  </label>
);

/** One question: its words, what it is answered with, and what is wrong with the answer. */
export const FormQuestion = ({ field, ...asking }: Asking & { field: FormField }) => {
  const { content, answers, traveler, mark, files, faults } = asking;
  const name = nameOfField(field.id, mark);
  const id = idOfName(name);
  const fault = faults.get(id);
  const describedBy = [...(field.help ? [`${id}-help`] : []), `${id}-fault`].join(' ');
  const control = {
    field,
    name,
    id,
    describedBy,
    isWrong: fault !== undefined,
    value: answers[field.id],
    traveler,
    files,
  };
  const words = (
    <>
      {field.condition && <ConditionWords content={content} condition={field.condition} />}
      <FormPicture url={field.picture_url} />
      {field.help && (
        <div className="hint" id={`${id}-help`}>
          <Prose text={field.help} />
        </div>
      )}
    </>
  );
  const about = {
    className: fault ? 'question is-wrong' : 'question',
    'data-question': field.id,
    'data-type': field.type,
    ...(field.required && { 'data-required': '' }),
    ...conditionData(field.condition),
  };
  if (field.type === 'information')
    return (
      <div {...about}>
        {field.label && (
          <p className="label" dir="auto">
            {field.label}
          </p>
        )}
        {words}
      </div>
    );
  if (field.type === 'consent')
    return (
      <div {...about}>
        {words}
        <Consent field={field} name={name} id={id} answers={answers} describedBy={describedBy} />
        <Fault id={id} text={fault} />
      </div>
    );
  const label = (
    <>
      <span dir="auto">{field.label}</span>
      <Optional field={field} />
    </>
  );
  return isGroup(field) ? (
    <fieldset {...about}>
      <legend className="label">{label}</legend>
      {words}
      <FormControl {...control} />
      <Fault id={id} text={fault} />
    </fieldset>
  ) : (
    <div {...about}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {words}
      <FormControl {...control} />
      <Fault id={id} text={fault} />
    </div>
  );
};

import { useLingui } from '@lingui/react';
import { NO, YES } from '@wayline/core/areas/forms/field-types';
import type { FormField } from '@wayline/core/areas/forms/form';
import { isKeptMark } from '@wayline/core/areas/forms/kept-mark';
import { isSecretTarget } from '@wayline/core/areas/forms/profile-values';
import type { AnswerValue, SubmittedFile } from '@wayline/core/areas/forms/submission';
import { sizeText } from '../format/size-text';
import { autoCompleteOf } from './autocomplete';

export type Control = {
  field: FormField;
  /** Of the field, and of what describes it. */
  name: string;
  id: string;
  describedBy: string | undefined;
  isWrong: boolean;
  value: AnswerValue | undefined;
  traveler: number | undefined;
  files: readonly SubmittedFile[];
};

const LONGEST = 10_000;
const SHORT_LIST = 6;
const listOf = (value: AnswerValue | undefined): readonly string[] => (value === undefined ? [] : [value].flat());
const textOf = (value: AnswerValue | undefined): string => listOf(value)[0] ?? '';

const INPUTS: Partial<Record<FormField['type'], { type: string; inputMode?: 'decimal' | 'tel' | 'email' }>> = {
  email: { type: 'email', inputMode: 'email' },
  phone: { type: 'tel', inputMode: 'tel' },
  date: { type: 'date' },
  number: { type: 'text', inputMode: 'decimal' },
  money: { type: 'text', inputMode: 'decimal' },
};

const shared = ({ field, name, id, describedBy, isWrong }: Control) => ({
  id,
  name,
  'aria-describedby': describedBy,
  'aria-invalid': isWrong || undefined,
  'aria-required': field.required || undefined,
});

/** Several answers below each other, each as large as a thumb; the first one carries the id of all. */
const Options = ({
  control,
  kind,
  options,
}: {
  control: Control;
  kind: 'radio' | 'checkbox';
  options: FormField['options'];
}) => {
  const chosen = listOf(control.value);
  return (
    <div className="options">
      {options.map(({ value, label }, at) => (
        <label className="option" key={value}>
          <input
            type={kind}
            id={at === 0 ? control.id : `${control.id}-${at}`}
            name={control.name}
            value={value}
            defaultChecked={chosen.includes(value)}
            aria-describedby={at === 0 ? control.describedBy : undefined}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </div>
  );
};

const YesNo = ({ control }: { control: Control }) => {
  const { i18n } = useLingui();
  const options = [
    { value: YES, label: i18n._('Yes') },
    { value: NO, label: i18n._('No') },
  ];
  return <Options control={control} kind="radio" options={options} />;
};

const Select = (control: Control) => {
  const { i18n } = useLingui();
  return (
    <select {...shared(control)} defaultValue={textOf(control.value)}>
      <option value="">{i18n._('Please choose')}</option>
      {control.field.options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
};

/** Files that came already can be taken away again by their check mark; more of them come by the script. */
const Files = (control: Control) => {
  const { i18n } = useLingui();
  const ids = listOf(control.value);
  return (
    <div className="files" data-files={control.name}>
      <div className="options" data-kept>
        {control.files
          .filter(({ id }) => ids.includes(id))
          .map(({ id, name, size }) => (
            <label className="option" key={id}>
              <input type="checkbox" name={control.name} value={id} defaultChecked />
              <span dir="auto">
                {name} <span className="quiet-text">{sizeText(i18n, size)}</span>
              </span>
            </label>
          ))}
      </div>
      <input
        type="file"
        id={control.id}
        aria-describedby={control.describedBy}
        data-field={control.field.id}
        multiple
        className="needs-script"
      />
      <p role="status" className="quiet-text" data-progress />
      <noscript>
        <p className="hint">
          {i18n._(
            'To add files here, turn on JavaScript. Or send the form without them, and email them to your advisor.',
          )}
        </p>
      </noscript>
    </div>
  );
};

/** A number that is kept, and shown to nobody: what is typed below takes its place, and without its check mark it goes. */
const KeptNumber = (control: Control) => {
  const { i18n } = useLingui();
  const { field, id, name, describedBy, value } = control;
  return (
    <>
      <div className="options">
        <label className="option">
          <input
            type="checkbox"
            id={`${id}-kept`}
            name={name}
            value={textOf(value)}
            defaultChecked
            aria-describedby={describedBy}
            data-kept-number
          />
          <span>
            {i18n._('Keep the saved number')}
            <span className="unseen">{` ${field.label}`}</span>
          </span>
        </label>
      </div>
      <input
        {...shared({ ...control, field: { ...field, required: false } })}
        type="text"
        maxLength={LONGEST}
        dir="auto"
      />
    </>
  );
};

/** What a question is answered with. */
export const FormControl = (control: Control) => {
  const { field, value, traveler } = control;
  const { options } = field;
  if (isSecretTarget(field.maps_to) && isKeptMark(textOf(value))) return <KeptNumber {...control} />;
  switch (field.type) {
    case 'long_text':
      return <textarea {...shared(control)} rows={4} maxLength={LONGEST} defaultValue={textOf(value)} dir="auto" />;
    case 'choice':
      return options.length <= SHORT_LIST ? (
        <Options control={control} kind="radio" options={options} />
      ) : (
        <Select {...control} />
      );
    case 'choices':
      return <Options control={control} kind="checkbox" options={options} />;
    case 'yes_no':
      return <YesNo control={control} />;
    case 'file':
      return <Files {...control} />;
    default:
      return (
        <input
          {...shared(control)}
          {...(INPUTS[field.type] ?? { type: 'text' })}
          defaultValue={textOf(value)}
          maxLength={LONGEST}
          autoComplete={autoCompleteOf(field.maps_to, traveler)}
          dir="auto"
        />
      );
  }
};

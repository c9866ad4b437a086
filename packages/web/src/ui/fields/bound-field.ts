import { useContext } from 'react';
import type { Control, FieldPath, FieldValues, RegisterOptions } from 'react-hook-form';
import { useController } from 'react-hook-form';
import type { FieldTexts } from '../field';
import { FieldMarks } from './field-marks';

/** What every field of a form takes: its place in the form, its texts, and rules the form checks. */
export type Bound<T extends FieldValues> = FieldTexts & {
  control: Control<T>;
  name: FieldPath<T>;
  rules?: Omit<RegisterOptions<T, FieldPath<T>>, 'valueAsNumber' | 'valueAsDate' | 'setValueAs' | 'disabled'>;
};

/** A field's value and its two events, with the texts that `Field` shows. `V` is what the form keeps. */
export const useBound = <T extends FieldValues, V>({
  control,
  name,
  rules,
  label,
  hint,
  required,
  disabled,
}: Bound<T>) => {
  const demanded = required ? { required: 'Please fill this in.' } : {};
  const mark = useContext(FieldMarks).get(name);
  const { field, fieldState } = useController({ control, name, rules: { ...demanded, ...rules } });
  return {
    value: field.value as V | undefined,
    change: field.onChange as (value: V | undefined) => void,
    blur: field.onBlur,
    ref: field.ref,
    name: field.name,
    texts: { label, hint, required, disabled, mark, error: fieldState.error?.message },
  };
};

import { Input, Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Field } from '../field';
import { type Bound, useBound } from './bound-field';

type InputProps = Pick<
  ComponentProps<typeof Input>,
  'autoComplete' | 'autoFocus' | 'inputMode' | 'list' | 'maxLength' | 'placeholder' | 'size' | 'spellCheck' | 'type'
>;
export type TextFieldProps<T extends FieldValues> = Bound<T> &
  InputProps & {
    /** Several lines, this many to begin with. */
    lines?: number;
    /** What the field does to its text when it is left, such as adding a scheme to an address. */
    onLeave?: (typed: string) => string;
  };

/** One line of text, or several with `lines`. An empty field is the empty text. */
export const TextField = <T extends FieldValues>({
  lines,
  onLeave,
  control,
  name,
  rules,
  label,
  hint,
  required,
  disabled,
  ...input
}: TextFieldProps<T>) => {
  const bound = useBound<T, string>({ control, name, rules, label, hint, required, disabled });
  const { inputMode: _mode, type: _type, list: _list, size, ...area } = input;
  const shared = {
    name: bound.name,
    value: bound.value ?? '',
    onBlur: () => {
      if (onLeave) bound.change(onLeave(bound.value ?? ''));
      bound.blur();
    },
  };
  return (
    <Field {...bound.texts}>
      {lines ? (
        <Textarea
          {...area}
          {...shared}
          size={size === 'lg' ? 'lg' : 'sm'}
          ref={bound.ref}
          rows={lines}
          onChange={(e) => bound.change(e.target.value)}
        />
      ) : (
        <Input {...input} {...shared} ref={bound.ref} onChange={(e) => bound.change(e.target.value)} />
      )}
    </Field>
  );
};

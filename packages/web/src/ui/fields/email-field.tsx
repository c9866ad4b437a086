import { isEmail } from '@wayline/core/base/text-inputs';
import type { FieldValues } from 'react-hook-form';
import type { Bound } from './bound-field';
import { TextField, type TextFieldProps } from './text-field';

type Props<T extends FieldValues> = Omit<Bound<T>, 'label' | 'rules'> & {
  label?: Bound<T>['label'];
} & Pick<TextFieldProps<T>, 'autoComplete' | 'autoFocus' | 'size'>;

const good = (typed: unknown): true | string => {
  const text = String(typed ?? '').trim();
  return text === '' || isEmail(text) || 'Please enter a valid email address.';
};

/** An e-mail address; one that is none is refused, and an empty one only where it is required. Source: R-SHELL-199, R-SHELL-200. */
export const EmailField = <T extends FieldValues>({ label = 'Email', autoComplete = 'off', ...field }: Props<T>) => (
  <TextField
    {...field}
    label={label}
    type="email"
    inputMode="email"
    autoComplete={autoComplete}
    spellCheck={false}
    maxLength={254}
    onLeave={(typed) => typed.trim()}
    rules={{ validate: good }}
  />
);

import { isEmail } from '@wayline/core/kernel/text-inputs';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '../../../ui/fields/text-field';

type Props<T extends FieldValues> = { control: Control<T>; name: FieldPath<T>; autoFocus?: boolean };

/** The e-mail somebody signs in with. Source: R-SHELL-199, R-SHELL-200. */
export const EmailField = <T extends FieldValues>({ control, name, autoFocus }: Props<T>) => (
  <TextField
    control={control}
    name={name}
    label="E-mail"
    type="email"
    inputMode="email"
    autoComplete="username"
    autoFocus={autoFocus}
    spellCheck={false}
    size="lg"
    required
    onLeave={(typed) => typed.trim()}
    rules={{ validate: (typed: string) => isEmail(typed.trim()) || 'Please enter a valid e-mail address.' }}
  />
);

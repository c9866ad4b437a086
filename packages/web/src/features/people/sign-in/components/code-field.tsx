import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '../../../../ui/fields/text-field';

type Props<T extends FieldValues> = {
  control: Control<T>;
  name: FieldPath<T>;
  label?: string;
  hint?: string;
  autoFocus?: boolean;
};

/** The digits of a code, however they were typed or pasted. */
export const extractDigits = (code: string): string => code.replace(/\D/g, '');

/** Six digits, from a mail or an authenticator app. */
export const CodeField = <T extends FieldValues>({ control, name, label = 'Code', hint, autoFocus }: Props<T>) => (
  <TextField
    control={control}
    name={name}
    label={label}
    hint={hint}
    inputMode="numeric"
    autoComplete="one-time-code"
    autoFocus={autoFocus}
    maxLength={7}
    size="lg"
    required
    onLeave={extractDigits}
    rules={{ validate: (typed: string) => extractDigits(typed).length === 6 || 'The code has six digits.' }}
  />
);

import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { TextField } from '../../../../ui/fields/text-field';
import { extractDigits } from './code-field';

type Props<T extends FieldValues> = { control: Control<T>; name: FieldPath<T> };

/** The code beside a password that is asked for once more: whoever signs in without an app leaves it empty. */
export const AppCodeField = <T extends FieldValues>({ control, name }: Props<T>) => (
  <TextField
    control={control}
    name={name}
    label="Authenticator app code"
    hint="Only if you use two-step authentication."
    inputMode="numeric"
    autoComplete="one-time-code"
    maxLength={7}
  />
);

/** The code as it is sent: not at all where none was typed. */
export const appCode = (typed: string): { code?: string } => {
  const code = extractDigits(typed);
  return code ? { code } : {};
};

import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { PasswordField } from '../../../ui/fields/password-field';

const RULE = 'At least 10 characters, with a capital letter, a small letter and a digit.';
const isStrong = (text: string) => text.length >= 10 && /[A-Z]/.test(text) && /[a-z]/.test(text) && /\d/.test(text);

/** A password to be set. Source: G-022. */
export const NewPasswordField = <T extends FieldValues>({
  control,
  name,
}: {
  control: Control<T>;
  name: FieldPath<T>;
}) => (
  <PasswordField
    control={control}
    name={name}
    label="Password"
    hint={RULE}
    autoComplete="new-password"
    size="lg"
    required
    rules={{ validate: (text: unknown) => isStrong(String(text)) || RULE }}
  />
);

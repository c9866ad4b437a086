import { isStrongPassword } from '@wayline/core/areas/people/password-policy';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { PasswordField } from '../../../../ui/fields/password-field';

const RULE = 'At least 10 characters, with an uppercase letter, a lowercase letter and a number.';

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
    rules={{ validate: (text: unknown) => isStrongPassword(String(text)) || RULE }}
  />
);

import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { PasswordField } from '../../../../ui/fields/password-field';

/** The password of who is signed in, asked for once more. */
export const OwnPasswordField = <T extends FieldValues>(props: { control: Control<T>; name: FieldPath<T> }) => (
  <PasswordField
    {...props}
    label="Your password"
    autoComplete="current-password"
    required
    rules={{ required: 'Enter your password.' }}
  />
);

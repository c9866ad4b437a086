import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { EmailField } from '../../../../ui/fields/email-field';

type Props<T extends FieldValues> = { control: Control<T>; name: FieldPath<T>; autoFocus?: boolean };

/** The e-mail somebody signs in with. Source: R-SHELL-199, R-SHELL-200. */
export const SignInEmailField = <T extends FieldValues>(props: Props<T>) => (
  <EmailField {...props} autoComplete="username" size="lg" required />
);

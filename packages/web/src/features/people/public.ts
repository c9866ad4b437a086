/** What other areas may use of people. */
export { AppCodeField, appCode } from './sign-in/components/app-code-field';
export { AutoLogout } from './sign-in/components/auto-logout';
export { CodeField, extractDigits } from './sign-in/components/code-field';
export { NewPasswordField } from './sign-in/components/new-password-field';
export { PasswordDialog, type SignInProof } from './sign-in/components/password-dialog';

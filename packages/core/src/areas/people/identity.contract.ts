import * as z from 'zod';
import { SIGN_UP_TYPES, UiVersion } from '../../access/company';
import { SessionUser } from '../../access/session-user';
import { Email, Name } from '../../base/values';
import { byId, contract } from '../../contract/contract';

/** The user pool takes names of at most 128 characters. */
export const SignInEmail = Email.max(128, 'At most 128 characters.');
const Password = z.string().min(1).max(256);
export const NewPassword = z.string().min(10, 'At least 10 characters.').max(256);
const MailedCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'The code has six digits.');
/** The password and the code of the authenticator, or a recovery code in its place: that it is the user who asks, and not an open screen. */
export const TwoStepProof = z.object({ password: Password, code: z.string().trim().min(1).max(60) });
/** The password, and the authenticator's code where there is a second factor. */
export const SignInProof = TwoStepProof.partial({ code: true });
export const Done = z.object({ status: z.literal('success') });

/** Tokens and the session user, or the second factor that is still asked for. */
export const SignedIn = z.object({
  access_token: z.string().optional(),
  refresh_token: z.string().optional(),
  user: SessionUser.optional(),
  challenge: z.literal('SOFTWARE_TOKEN_MFA').optional(),
  challenge_session: z.string().optional(),
});

const login = contract({
  id: 'users.login',
  service: 'users',
  method: 'POST',
  path: '/login',
  handler: 'people/login',
  effect: 'read',
  summary: 'Sign in with e-mail and password.',
  access: { kind: 'public' },
  uses: ['identity'],
  input: z.object({ email: SignInEmail, password: Password }),
  output: SignedIn,
  errors: ['sign_in.refused', 'sign_in.unconfirmed', 'request.too_many'],
});
const loginTotp = contract({
  id: 'users.login.totp',
  service: 'users',
  method: 'POST',
  path: '/login/totp',
  handler: 'people/login-totp',
  effect: 'read',
  summary: 'Finish a sign-in with the code of an authenticator.',
  access: { kind: 'public' },
  uses: ['identity'],
  input: z.object({ email: SignInEmail, challenge_session: z.string().min(1).max(4000), code: MailedCode }),
  output: SignedIn,
  errors: ['sign_in.code_wrong', 'session.ended', 'request.too_many'],
});
const refresh = contract({
  id: 'users.refresh',
  service: 'users',
  method: 'POST',
  path: '/token/refresh',
  handler: 'people/refresh',
  effect: 'read',
  summary: 'A new access token for a refresh token, which is replaced.',
  access: { kind: 'public' },
  uses: ['identity'],
  input: z.object({
    refresh_token: z.string().min(1).max(4000),
    /** The one that has run out: it says whose sessions end when the refresh token proves to have been copied. */
    access_token: z.string().max(4000).optional(),
  }),
  output: z.object({ access_token: z.string(), refresh_token: z.string() }),
  errors: ['session.ended', 'session.copied', 'request.too_many'],
});
const logout = contract({
  id: 'users.logout',
  service: 'users',
  method: 'POST',
  path: '/logout',
  handler: 'people/logout',
  effect: 'write',
  summary: 'End this session, or every session of the user.',
  access: { kind: 'signed_in' },
  whileClosing: true,
  uses: ['identity'],
  input: z.object({ refresh_token: z.string().max(4000).optional(), everywhere: z.boolean().default(false) }),
  output: Done,
  errors: ['request.too_many'],
});
const signUp = contract({
  id: 'users.sign-up',
  service: 'users',
  method: 'POST',
  path: '/signup',
  handler: 'people/sign-up',
  effect: 'read',
  summary:
    'Sign up; a code is mailed. An address that has an account is answered alike, and its owner is mailed that they have one.',
  access: { kind: 'public' },
  uses: ['identity'],
  input: z.object({
    type: z.enum(SIGN_UP_TYPES),
    company_name: Name,
    first_name: Name,
    last_name: Name,
    email: SignInEmail,
    password: NewPassword,
  }),
  output: Done,
  errors: ['sign_in.password_weak', 'request.too_many'],
});
const confirmSignUp = contract({
  id: 'users.sign-up.confirm',
  service: 'users',
  method: 'POST',
  path: '/signup/confirm',
  handler: 'people/confirm-sign-up',
  effect: 'read',
  summary: 'Confirm the e-mail of a new account by its code and its password, which opens the company, and sign in.',
  access: { kind: 'public' },
  uses: ['identity'],
  input: z.object({ email: SignInEmail, password: Password, code: MailedCode }),
  output: SignedIn,
  errors: ['sign_in.refused', 'sign_in.unconfirmed', 'sign_in.code_wrong', 'sign_in.code_expired', 'request.too_many'],
});
const resendConfirmation = contract({
  id: 'users.resend-confirmation',
  service: 'users',
  method: 'POST',
  path: '/resend_confirmation',
  effect: 'read',
  handler: 'people/resend-confirmation',
  summary: 'Mail the confirmation code again.',
  access: { kind: 'public' },
  uses: ['identity'],
  input: z.object({ email: SignInEmail }),
  output: Done,
  errors: ['request.too_many'],
});
const forgotPassword = contract({
  id: 'users.forgot-password',
  service: 'users',
  method: 'POST',
  path: '/forgot_password',
  handler: 'people/forgot-password',
  effect: 'read',
  summary: 'Mail a code to set a new password; for an account that was never confirmed, the code that confirms it.',
  access: { kind: 'public' },
  uses: ['identity'],
  input: z.object({ email: SignInEmail }),
  output: Done,
  errors: ['request.too_many'],
});
const resetPassword = contract({
  id: 'users.reset-password',
  service: 'users',
  method: 'POST',
  path: '/reset_password',
  handler: 'people/reset-password',
  effect: 'read',
  summary: 'Set a new password by a mailed code; every session ends.',
  access: { kind: 'public' },
  uses: ['identity'],
  input: z.object({ email: SignInEmail, code: MailedCode, password: NewPassword }),
  output: Done,
  errors: ['sign_in.code_wrong', 'sign_in.code_expired', 'sign_in.password_weak', 'request.too_many'],
});
const currentUser = contract({
  id: 'users.current.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/current_user',
  handler: 'people/current-user',
  summary: 'The session user.',
  access: { kind: 'signed_in' },
  decidesBy: ['View Client Credit Card'],
  input: z.object({}),
  output: SessionUser,
});
const uiPreference = contract({
  id: 'users.ui-preference.get',
  service: 'users',
  method: 'GET',
  path: '/api/v1/ui_preference',
  handler: 'people/ui-preference',
  summary: 'Which layout the user prefers.',
  access: { kind: 'signed_in' },
  viewableByParent: true,
  input: z.object({}),
  output: z.object({ success: z.boolean(), ui_preference: UiVersion }),
});
const setUiPreference = contract({
  id: 'users.ui-preference.set',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/ui_preference',
  handler: 'people/set-ui-preference',
  summary: 'Keep which layout the user prefers.',
  access: { kind: 'signed_in' },
  input: z.object({ ui_preference: UiVersion }),
  output: z.object({ success: z.boolean(), ui_preference: UiVersion }),
  errors: ['record.missing', 'record.stale'],
});
const beginTotp = contract({
  id: 'users.settings.two-step-auth.begin',
  service: 'users',
  method: 'POST',
  path: '/api/v1/two_step_auth/begin',
  effect: 'read',
  handler: 'people/begin-totp',
  summary: 'A secret for an authenticator app, once the password is given.',
  access: { kind: 'signed_in' },
  uses: ['identity'],
  input: z.object({ password: Password }),
  output: z.object({ secret: z.string(), otpauth_url: z.string() }),
  errors: ['two_step.password_wrong', 'two_step.on', 'request.too_many'],
});
const confirmTotp = contract({
  id: 'users.settings.two-step-auth',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/two_step_auth',
  effect: 'read',
  handler: 'people/set-totp',
  summary:
    'Switch the second factor on or off with the password and a code of the authenticator; on makes recovery codes.',
  access: { kind: 'signed_in' },
  uses: ['identity'],
  input: TwoStepProof.partial({ password: true }).extend({ enabled: z.boolean() }),
  output: Done.extend({ recovery_codes: z.array(z.string()).optional() }),
  errors: ['sign_in.code_wrong', 'two_step.password_wrong', 'two_step.on', 'two_step.off', 'request.too_many'],
});
const beginEmailChange = contract({
  id: 'users.email-change.begin',
  service: 'users',
  method: 'POST',
  path: '/api/v1/email_change',
  effect: 'read',
  handler: 'people/begin-email-change',
  summary:
    'Ask to sign in with another address; a code is mailed there. An address of somebody else is answered alike.',
  access: { kind: 'signed_in' },
  uses: ['identity'],
  input: SignInProof.extend({ email: SignInEmail.toLowerCase() }),
  output: Done,
  errors: [
    'two_step.password_wrong',
    'sign_in.code_wrong',
    'request.too_many',
    'record.missing',
    'record.stale',
    'record.exists',
    'busy',
  ],
});
const confirmEmailChange = contract({
  id: 'users.email-change.confirm',
  service: 'users',
  method: 'PUT',
  path: '/api/v1/email_change',
  effect: 'read',
  handler: 'people/confirm-email-change',
  summary: 'Confirm the new address by its code; it is the sign-in from then on, and every session ends.',
  access: { kind: 'signed_in' },
  uses: ['identity'],
  input: z.object({ code: MailedCode }),
  output: Done,
  errors: [
    'sign_in.code_wrong',
    'sign_in.code_expired',
    'email_change.taken',
    'request.too_many',
    'record.missing',
    'record.stale',
    'busy',
  ],
});
export const identityContracts = byId(
  login,
  loginTotp,
  refresh,
  logout,
  signUp,
  confirmSignUp,
  resendConfirmation,
  forgotPassword,
  resetPassword,
  currentUser,
  uiPreference,
  setUiPreference,
  beginTotp,
  confirmTotp,
  beginEmailChange,
  confirmEmailChange,
);

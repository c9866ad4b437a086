import type { Result } from '../../base/result';

export type Tokens = { access_token: string; refresh_token: string };
export type SignInOutcome = { tokens: Tokens } | { challenge: 'SOFTWARE_TOKEN_MFA'; challenge_session: string };

export type Account = { sub: string; confirmed: boolean; created_at: string };

/** Passwords, codes and tokens live with the identity provider, never in our table. Refusals are of the catalogue's sign-in family. */
export type IdentityProvider = {
  /** Makes an account that its mailed code has to confirm. Refuses `sign_up.taken` and `sign_in.password_weak`. */
  signUp(input: { email: string; password: string; name: string }): Promise<Result<{ sub: string }>>;
  /** The account of an address, or undefined when there is none. */
  accountOf(email: string): Promise<Result<Account | undefined>>;
  /**
   * Makes an account that is confirmed from the start, for somebody whose address was proven by a link mailed to it. Nothing is mailed.
   * Refuses `sign_up.taken` and `sign_in.password_weak`.
   */
  createMember(input: { email: string; password: string; name: string }): Promise<Result<{ sub: string }>>;
  /** Takes an account away, by its address or its sub, and with it its password; the address is free again. One that is gone already is done. */
  removeAccount(username: string): Promise<Result<true>>;
  /**
   * Gives an account another address, which was proven by a code mailed there; codes and sign-ins go by it at once. Safe to repeat. Refuses
   * `sign_up.taken` where another account has it.
   */
  moveAccount(sub: string, email: string): Promise<Result<true>>;
  confirmSignUp(email: string, code: string): Promise<Result<true>>;
  resendCode(email: string): Promise<Result<true>>;
  signIn(email: string, password: string): Promise<Result<SignInOutcome>>;
  answerTotp(email: string, challengeSession: string, code: string): Promise<Result<Tokens>>;
  /** Refuses `session.ended`, and `session.copied` where the token was used before: somebody has a copy. */
  refresh(refreshToken: string): Promise<Result<Tokens>>;
  revoke(refreshToken: string): Promise<void>;
  signOutEverywhere(sub: string): Promise<Result<true>>;
  /** Ends every session by e-mail and says whose they were. */
  endSessionsOf(email: string): Promise<Result<{ sub: string }>>;
  forgotPassword(email: string): Promise<Result<true>>;
  resetPassword(email: string, code: string, password: string): Promise<Result<true>>;
  /**
   * A new authenticator for who knows the password: a signed-in session alone cannot set one up. Refuses `two_step.password_wrong`, and
   * `two_step.on` where there is one.
   */
  beginTotp(sub: string, password: string): Promise<Result<{ secret: string }>>;
  /** Proves the new authenticator and asks for it from then on. Refuses as `beginTotp` does, and `sign_in.code_wrong`. */
  confirmTotp(sub: string, password: string, code: string): Promise<Result<true>>;
  /** Whether the second factor is on. */
  hasTotp(sub: string): Promise<Result<boolean>>;
  /** Asks for the second factor at sign-in, or not; the authenticator itself stays known. */
  askTotp(sub: string, asked: boolean): Promise<Result<true>>;
  setEnabled(sub: string, enabled: boolean): Promise<Result<true>>;
};

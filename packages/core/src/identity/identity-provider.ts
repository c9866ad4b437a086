import type { Result } from '../kernel/result';

export type Tokens = { access_token: string; refresh_token: string };
export type SignInOutcome = { tokens: Tokens } | { challenge: 'SOFTWARE_TOKEN_MFA'; challenge_session: string };

/** Passwords, codes and tokens live with the identity provider, never in our table. Refusals are of the catalogue's sign-in family. */
export type IdentityProvider = {
  signUp(input: {
    email: string;
    password: string;
    name: string;
  }): Promise<Result<{ sub: string; destination: string }>>;
  confirmSignUp(email: string, code: string): Promise<Result<true>>;
  resendCode(email: string): Promise<Result<true>>;
  signIn(email: string, password: string): Promise<Result<SignInOutcome>>;
  answerTotp(email: string, challengeSession: string, code: string): Promise<Result<Tokens>>;
  refresh(refreshToken: string): Promise<Result<Tokens>>;
  revoke(refreshToken: string): Promise<void>;
  signOutEverywhere(sub: string): Promise<void>;
  /** Ends every session by e-mail and says whose they were. */
  endSessionsOf(email: string): Promise<{ sub: string }>;
  forgotPassword(email: string): Promise<Result<true>>;
  resetPassword(email: string, code: string, password: string): Promise<Result<true>>;
  beginTotp(accessToken: string): Promise<Result<{ secret: string }>>;
  confirmTotp(accessToken: string, code: string): Promise<Result<true>>;
  disableTotp(accessToken: string): Promise<Result<true>>;
  setEnabled(sub: string, enabled: boolean): Promise<void>;
  publicToken(credentials: {
    client_id: string;
    client_secret: string;
    scope: string;
  }): Promise<Result<{ access_token: string }>>;
};

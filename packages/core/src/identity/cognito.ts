import {
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  CognitoIdentityProviderServiceException,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import type { ErrorCode } from '../kernel/errors';
import { ok, type Result, refuse } from '../kernel/result';
import type { IdentityProvider, Tokens } from './identity-provider';

const REFUSALS: Record<string, ErrorCode> = {
  NotAuthorizedException: 'sign_in.refused',
  RefreshTokenReuseException: 'session.ended',
  UserNotFoundException: 'sign_in.refused',
  PasswordResetRequiredException: 'sign_in.refused',
  UserNotConfirmedException: 'sign_in.unconfirmed',
  CodeMismatchException: 'sign_in.code_wrong',
  EnableSoftwareTokenMFAException: 'sign_in.code_wrong',
  ExpiredCodeException: 'sign_in.code_expired',
  InvalidPasswordException: 'sign_in.password_weak',
  InvalidParameterException: 'request.invalid',
  SoftwareTokenMFANotFoundException: 'sign_in.code_wrong',
  UsernameExistsException: 'sign_up.taken',
  LimitExceededException: 'request.too_many',
  TooManyRequestsException: 'request.too_many',
  TooManyFailedAttemptsException: 'request.too_many',
};
const WAIT = { wait: 'a few minutes' };

/** What Cognito refuses becomes a refusal of ours; `instead` renames one that means something else in this call. */
const attempt = async <T>(
  call: () => Promise<T>,
  instead: Partial<Record<ErrorCode, ErrorCode>> = {},
): Promise<Result<T>> => {
  try {
    return ok(await call());
  } catch (error) {
    if (!(error instanceof CognitoIdentityProviderServiceException)) throw error;
    const code = REFUSALS[error.name];
    if (!code) throw error;
    return refuse(instead[code] ?? code, { fill: WAIT });
  }
};

const tokensOf = (answer: AuthenticationResultType | undefined): Tokens => ({
  access_token: answer?.AccessToken ?? '',
  refresh_token: answer?.RefreshToken ?? '',
});
const then = async <T, U>(result: Promise<Result<T>>, map: (value: T) => U): Promise<Result<U>> => {
  const r = await result;
  return r.ok ? ok(map(r.value)) : r;
};

export type CognitoSettings = {
  poolId: string;
  clientId: string;
  tokenUrl: string;
  client?: CognitoIdentityProviderClient;
};

/** The identity provider on a Cognito user pool: e-mail as user name, codes by mail, TOTP as second factor. */
export const cognito = ({
  poolId,
  clientId,
  tokenUrl,
  client = new CognitoIdentityProviderClient({}),
}: CognitoSettings): IdentityProvider => ({
  signUp: ({ email, password, name }) =>
    then(
      attempt(() =>
        client.send(
          new SignUpCommand({
            ClientId: clientId,
            Username: email,
            Password: password,
            UserAttributes: [
              { Name: 'email', Value: email },
              { Name: 'name', Value: name },
            ],
          }),
        ),
      ),
      (a) => ({ sub: a.UserSub ?? '', destination: a.CodeDeliveryDetails?.Destination ?? email }),
    ),
  confirmSignUp: (email, code) =>
    then(
      attempt(
        () => client.send(new ConfirmSignUpCommand({ ClientId: clientId, Username: email, ConfirmationCode: code })),
        {
          'sign_in.refused': 'sign_in.code_wrong',
        },
      ),
      () => true as const,
    ),
  resendCode: (email) =>
    then(
      attempt(() => client.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username: email }))),
      () => true as const,
    ),
  signIn: (email, password) =>
    then(
      attempt(() =>
        client.send(
          new InitiateAuthCommand({
            ClientId: clientId,
            AuthFlow: 'USER_PASSWORD_AUTH',
            AuthParameters: { USERNAME: email, PASSWORD: password },
          }),
        ),
      ),
      (a) =>
        a.ChallengeName === 'SOFTWARE_TOKEN_MFA'
          ? { challenge: 'SOFTWARE_TOKEN_MFA' as const, challenge_session: a.Session ?? '' }
          : { tokens: tokensOf(a.AuthenticationResult) },
    ),
  answerTotp: (email, challengeSession, code) =>
    then(
      attempt(
        () =>
          client.send(
            new RespondToAuthChallengeCommand({
              ClientId: clientId,
              ChallengeName: 'SOFTWARE_TOKEN_MFA',
              Session: challengeSession,
              ChallengeResponses: { USERNAME: email, SOFTWARE_TOKEN_MFA_CODE: code },
            }),
          ),
        { 'sign_in.refused': 'session.ended' },
      ),
      (a) => tokensOf(a.AuthenticationResult),
    ),
  refresh: (refreshToken) =>
    then(
      attempt(
        () => client.send(new GetTokensFromRefreshTokenCommand({ ClientId: clientId, RefreshToken: refreshToken })),
        {
          'sign_in.refused': 'session.ended',
        },
      ),
      (a) => ({
        ...tokensOf(a.AuthenticationResult),
        refresh_token: a.AuthenticationResult?.RefreshToken ?? refreshToken,
      }),
    ),
  revoke: async (refreshToken) => {
    await attempt(() => client.send(new RevokeTokenCommand({ ClientId: clientId, Token: refreshToken })));
  },
  signOutEverywhere: async (sub) => {
    await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: poolId, Username: sub }));
  },
  endSessionsOf: async (email) => {
    const who = { UserPoolId: poolId, Username: email };
    const user = await client.send(new AdminGetUserCommand(who));
    await client.send(new AdminUserGlobalSignOutCommand(who));
    return { sub: user.UserAttributes?.find((a) => a.Name === 'sub')?.Value ?? user.Username ?? '' };
  },
  forgotPassword: (email) =>
    then(
      attempt(() => client.send(new ForgotPasswordCommand({ ClientId: clientId, Username: email }))),
      () => true as const,
    ),
  resetPassword: (email, code, password) =>
    then(
      attempt(
        () =>
          client.send(
            new ConfirmForgotPasswordCommand({
              ClientId: clientId,
              Username: email,
              ConfirmationCode: code,
              Password: password,
            }),
          ),
        { 'sign_in.refused': 'sign_in.code_wrong' },
      ),
      () => true as const,
    ),
  beginTotp: (accessToken) =>
    then(
      attempt(() => client.send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken }))),
      (a) => ({ secret: a.SecretCode ?? '' }),
    ),
  confirmTotp: async (accessToken, code) => {
    const verified = await attempt(() =>
      client.send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code })),
    );
    if (!verified.ok) return verified;
    await client.send(
      new SetUserMFAPreferenceCommand({
        AccessToken: accessToken,
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
      }),
    );
    return ok(true as const);
  },
  disableTotp: (accessToken) =>
    then(
      attempt(() =>
        client.send(
          new SetUserMFAPreferenceCommand({ AccessToken: accessToken, SoftwareTokenMfaSettings: { Enabled: false } }),
        ),
      ),
      () => true as const,
    ),
  setEnabled: async (sub, enabled) => {
    const who = { UserPoolId: poolId, Username: sub };
    await client.send(enabled ? new AdminEnableUserCommand(who) : new AdminDisableUserCommand(who));
  },
  publicToken: async ({ client_id, client_secret, scope }) => {
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id, ...(scope && { scope }) }),
    });
    if (answer.status >= 500) throw new Error(`The token endpoint answered ${answer.status}.`);
    if (!answer.ok) return refuse('public.wrong_credentials');
    const body = (await answer.json()) as { access_token: string };
    return ok({ access_token: body.access_token });
  },
});

import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
  AdminInitiateAuthCommand,
  AdminSetUserMFAPreferenceCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AdminUserGlobalSignOutCommand,
  AssociateSoftwareTokenCommand,
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  ConfirmForgotPasswordCommand,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  GetTokensFromRefreshTokenCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
  UserNotFoundException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { ok, type Result } from '../../base/result';
import { attempt, attemptAction, byRight, mapResult } from './cognito-refusals';
import { refuse } from './errors';
import type { Account, IdentityProvider, Tokens } from './identity-provider';

/** Once more after a hiccup. A limit is a matter of minutes: asking on would only lengthen it, and the person wait. */
const MOST_ATTEMPTS = 2;

const tokensOf = (answer: AuthenticationResultType | undefined): Tokens => ({
  access_token: answer?.AccessToken ?? '',
  refresh_token: answer?.RefreshToken ?? '',
});
const accountFrom = (user: AdminGetUserCommandOutput): Account => ({
  sub: user.UserAttributes?.find((a) => a.Name === 'sub')?.Value ?? user.Username ?? '',
  confirmed: user.UserStatus !== 'UNCONFIRMED',
  created_at: user.UserCreateDate?.toISOString() ?? '',
});

export type CognitoSettings = {
  poolId: string;
  clientId: string;
  /** Signs in by our own rights for what only a token of the user may do; its tokens never leave the function. */
  accountClientId: string;
  client?: CognitoIdentityProviderClient;
};

type Pool = { client: CognitoIdentityProviderClient; poolId: string };

/**
 * A token by which the user's own account may be changed. The tokens of a browser cannot: their scope for it is suppressed, so that an
 * open screen or a stolen token changes neither address nor second factor.
 */
const accountToken = async (
  { client, poolId, accountClientId }: Pool & { accountClientId: string },
  sub: string,
  password: string,
): Promise<Result<string>> => {
  const entered = await attempt(
    () =>
      client.send(
        new AdminInitiateAuthCommand({
          UserPoolId: poolId,
          ClientId: accountClientId,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: sub, PASSWORD: password },
        }),
      ),
    { 'sign_in.refused': 'two_step.password_wrong' },
  );
  if (!entered.ok) return entered;
  return entered.value.ChallengeName
    ? refuse('two_step.on')
    : ok(entered.value.AuthenticationResult?.AccessToken ?? '');
};

const setTotp = ({ client, poolId }: Pool, sub: string, asked: boolean) =>
  byRight(async () => {
    const SoftwareTokenMfaSettings = { Enabled: asked, PreferredMfa: asked };
    await client.send(
      new AdminSetUserMFAPreferenceCommand({ UserPoolId: poolId, Username: sub, SoftwareTokenMfaSettings }),
    );
    return true as const;
  });

/** The identity provider on a Cognito user pool: e-mail as user name, codes by mail, TOTP as second factor. */
export const cognito = ({
  poolId,
  clientId,
  accountClientId,
  client = new CognitoIdentityProviderClient({ maxAttempts: MOST_ATTEMPTS }),
}: CognitoSettings): IdentityProvider => ({
  signUp: ({ email, password, name }) =>
    mapResult(
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
      (a) => ({ sub: a.UserSub ?? '' }),
    ),
  confirmSignUp: (email, code) =>
    attemptAction(
      () => client.send(new ConfirmSignUpCommand({ ClientId: clientId, Username: email, ConfirmationCode: code })),
      {
        'sign_in.refused': 'sign_in.code_wrong',
      },
    ),
  resendCode: (email) =>
    attemptAction(() => client.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username: email }))),
  signIn: (email, password) =>
    mapResult(
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
    mapResult(
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
    mapResult(
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
  signOutEverywhere: (sub) =>
    byRight(async () => {
      await client.send(new AdminUserGlobalSignOutCommand({ UserPoolId: poolId, Username: sub }));
      return true as const;
    }),
  endSessionsOf: (email) =>
    byRight(async () => {
      const who = { UserPoolId: poolId, Username: email };
      const { sub } = accountFrom(await client.send(new AdminGetUserCommand(who)));
      await client.send(new AdminUserGlobalSignOutCommand(who));
      return { sub };
    }),
  accountOf: (email) =>
    byRight(async () => {
      try {
        return accountFrom(await client.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: email })));
      } catch (error) {
        if (error instanceof UserNotFoundException) return undefined;
        throw error;
      }
    }),
  createMember: ({ email, password, name }) =>
    attempt(async () => {
      const created = await client.send(
        new AdminCreateUserCommand({
          UserPoolId: poolId,
          Username: email,
          // The pool checks it against its policy, so that nobody is made whose password is then refused.
          TemporaryPassword: password,
          MessageAction: 'SUPPRESS',
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
            { Name: 'name', Value: name },
          ],
        }),
      );
      await client.send(
        new AdminSetUserPasswordCommand({ UserPoolId: poolId, Username: email, Password: password, Permanent: true }),
      );
      return { sub: created.User?.Attributes?.find((a) => a.Name === 'sub')?.Value ?? created.User?.Username ?? '' };
    }),
  removeAccount: (username) =>
    byRight(async () => {
      try {
        await client.send(new AdminDeleteUserCommand({ UserPoolId: poolId, Username: username }));
      } catch (error) {
        if (!(error instanceof UserNotFoundException)) throw error;
      }
      return true as const;
    }),
  moveAccount: (sub, email) =>
    attemptAction(() =>
      client.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId: poolId,
          Username: sub,
          // AnnouncementContent together with the address, so that it holds at once and Cognito mails no code of its own.
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
          ],
        }),
      ),
    ),
  forgotPassword: (email) =>
    attemptAction(() => client.send(new ForgotPasswordCommand({ ClientId: clientId, Username: email }))),
  resetPassword: (email, code, password) =>
    attemptAction(
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
  beginTotp: async (sub, password) => {
    const token = await accountToken({ client, poolId, accountClientId }, sub, password);
    if (!token.ok) return token;
    return mapResult(
      attempt(() => client.send(new AssociateSoftwareTokenCommand({ AccessToken: token.value }))),
      (a) => ({ secret: a.SecretCode ?? '' }),
    );
  },
  confirmTotp: async (sub, password, code) => {
    const token = await accountToken({ client, poolId, accountClientId }, sub, password);
    if (!token.ok) return token;
    const verified = await attempt(() =>
      client.send(new VerifySoftwareTokenCommand({ AccessToken: token.value, UserCode: code })),
    );
    return verified.ok ? setTotp({ client, poolId }, sub, true) : verified;
  },
  hasTotp: (sub) =>
    byRight(async () => {
      const user = await client.send(new AdminGetUserCommand({ UserPoolId: poolId, Username: sub }));
      return user.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false;
    }),
  askTotp: (sub, asked) => setTotp({ client, poolId }, sub, asked),
  setEnabled: (sub, enabled) =>
    byRight(async () => {
      const who = { UserPoolId: poolId, Username: sub };
      await (enabled ? client.send(new AdminEnableUserCommand(who)) : client.send(new AdminDisableUserCommand(who)));
      return true as const;
    }),
});

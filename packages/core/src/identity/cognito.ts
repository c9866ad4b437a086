import {
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  type AdminGetUserCommandOutput,
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
  GetUserCommand,
  InitiateAuthCommand,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SetUserMFAPreferenceCommand,
  SignUpCommand,
  type SoftwareTokenMfaSettingsType,
  UserNotFoundException,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { ok, refuse } from '../kernel/result';
import { attempt, byRight, done, mapped, tooMany } from './cognito-refusals';
import type { Account, IdentityProvider, Tokens } from './identity-provider';

/** Once more after a hiccup. A limit is a matter of minutes: asking on would only lengthen it, and the person wait. */
const MOST_ATTEMPTS = 2;
const TOO_MANY = 429;

const tokensOf = (answer: AuthenticationResultType | undefined): Tokens => ({
  access_token: answer?.AccessToken ?? '',
  refresh_token: answer?.RefreshToken ?? '',
});
const accountFrom = (user: AdminGetUserCommandOutput): Account => ({
  sub: user.UserAttributes?.find((a) => a.Name === 'sub')?.Value ?? user.Username ?? '',
  confirmed: user.UserStatus !== 'UNCONFIRMED',
  created_at: user.UserCreateDate?.toISOString() ?? '',
});

const preferTotp = (
  client: CognitoIdentityProviderClient,
  AccessToken: string,
  SoftwareTokenMfaSettings: SoftwareTokenMfaSettingsType,
) => done(() => client.send(new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings })));

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
  client = new CognitoIdentityProviderClient({ maxAttempts: MOST_ATTEMPTS }),
}: CognitoSettings): IdentityProvider => ({
  signUp: ({ email, password, name }) =>
    mapped(
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
    done(() => client.send(new ConfirmSignUpCommand({ ClientId: clientId, Username: email, ConfirmationCode: code })), {
      'sign_in.refused': 'sign_in.code_wrong',
    }),
  resendCode: (email) =>
    done(() => client.send(new ResendConfirmationCodeCommand({ ClientId: clientId, Username: email }))),
  signIn: (email, password) =>
    mapped(
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
    mapped(
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
    mapped(
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
    done(() =>
      client.send(
        new AdminUpdateUserAttributesCommand({
          UserPoolId: poolId,
          Username: sub,
          // Said together with the address, so that it holds at once and Cognito mails no code of its own.
          UserAttributes: [
            { Name: 'email', Value: email },
            { Name: 'email_verified', Value: 'true' },
          ],
        }),
      ),
    ),
  forgotPassword: (email) =>
    done(() => client.send(new ForgotPasswordCommand({ ClientId: clientId, Username: email }))),
  resetPassword: (email, code, password) =>
    done(
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
  beginTotp: (accessToken) =>
    mapped(
      attempt(() => client.send(new AssociateSoftwareTokenCommand({ AccessToken: accessToken }))),
      (a) => ({ secret: a.SecretCode ?? '' }),
    ),
  confirmTotp: async (accessToken, code) => {
    const verified = await attempt(() =>
      client.send(new VerifySoftwareTokenCommand({ AccessToken: accessToken, UserCode: code })),
    );
    if (!verified.ok) return verified;
    return preferTotp(client, accessToken, { Enabled: true, PreferredMfa: true });
  },
  disableTotp: (accessToken) => preferTotp(client, accessToken, { Enabled: false }),
  hasTotp: (accessToken) =>
    mapped(
      attempt(() => client.send(new GetUserCommand({ AccessToken: accessToken }))),
      (a) => a.UserMFASettingList?.includes('SOFTWARE_TOKEN_MFA') ?? false,
    ),
  askTotp: (sub, asked) =>
    byRight(async () => {
      const SoftwareTokenMfaSettings = { Enabled: asked, PreferredMfa: asked };
      await client.send(
        new AdminSetUserMFAPreferenceCommand({ UserPoolId: poolId, Username: sub, SoftwareTokenMfaSettings }),
      );
      return true as const;
    }),
  setEnabled: (sub, enabled) =>
    byRight(async () => {
      const who = { UserPoolId: poolId, Username: sub };
      await (enabled ? client.send(new AdminEnableUserCommand(who)) : client.send(new AdminDisableUserCommand(who)));
      return true as const;
    }),
  publicToken: async ({ client_id, client_secret, scope }) => {
    const answer = await fetch(tokenUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', client_id, ...(scope && { scope }) }),
    });
    if (answer.status === TOO_MANY) return tooMany();
    if (answer.status >= 500) throw new Error(`The token endpoint answered ${answer.status}.`);
    if (!answer.ok) return refuse('public.wrong_credentials');
    const body = (await answer.json()) as { access_token: string };
    return ok({ access_token: body.access_token });
  },
});

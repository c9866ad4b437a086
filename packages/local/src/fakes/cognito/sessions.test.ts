import {
  AdminDisableUserCommand,
  AdminUserGlobalSignOutCommand,
  GetUserCommand,
  GlobalSignOutCommand,
  InitiateAuthCommand,
  NotAuthorizedException,
  RefreshTokenReuseException,
  RevokeTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { client, pool, startTestPool, type TestPool } from './test-pool';

let t: TestPool;
beforeAll(async () => {
  t = await startTestPool();
});
afterAll(() => t.stop());

const getUser = (AccessToken: string) => t.cognito.send(new GetUserCommand({ AccessToken }));
const claims = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('tokens', () => {
  it('are renewed with a refresh token, which is used up, in the same sign-in', async () => {
    const { email } = await t.member();
    const first = await t.signedIn(email);
    t.wait(60_000);
    const second = (await t.renew(first.RefreshToken)).AuthenticationResult;
    expect(second?.RefreshToken).not.toBe(first.RefreshToken);
    const [old, young] = [claims(first.AccessToken), claims(second?.AccessToken ?? '')];
    expect(young).toMatchObject({ origin_jti: old.origin_jti, auth_time: old.auth_time });
    expect(young.iat - old.iat).toBeGreaterThanOrEqual(60);
    expect(young.jti).not.toBe(old.jti);
  });

  it('end altogether when a used refresh token comes again after the grace', async () => {
    const { email } = await t.member();
    const stolen = await t.signedIn(email);
    const other = await t.signedIn(email);
    await t.renew(stolen.RefreshToken);
    const next = (await t.renew(stolen.RefreshToken)).AuthenticationResult;
    t.wait(30_001);
    await expect(t.renew(stolen.RefreshToken)).rejects.toBeInstanceOf(RefreshTokenReuseException);
    await expect(t.renew(next?.RefreshToken ?? '')).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(getUser(next?.AccessToken ?? '')).rejects.toThrow('revoked');
    await t.renew(other.RefreshToken);
  });

  it('are renewed by REFRESH_TOKEN_AUTH too', async () => {
    const { email } = await t.member();
    const { RefreshToken } = await t.signedIn(email);
    const AuthParameters = { REFRESH_TOKEN: RefreshToken };
    const renewed = await t.cognito.send(
      new InitiateAuthCommand({ ...client, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }),
    );
    expect(renewed.AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('of one sign-in end when it is revoked, the others stay', async () => {
    const { email } = await t.member();
    const [one, other] = [await t.signedIn(email), await t.signedIn(email)];
    await t.cognito.send(new RevokeTokenCommand({ ...client, Token: one.RefreshToken }));
    await expect(t.renew(one.RefreshToken)).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(getUser(one.AccessToken)).rejects.toThrow('revoked');
    await expect(getUser(other.AccessToken)).rejects.toThrow('required scopes');
  });

  it.each([
    [
      'signs out everywhere',
      async (_token: string, email: string) => new GlobalSignOutCommand({ AccessToken: await t.accountToken(email) }),
    ],
    [
      'is signed out by an admin',
      (_token: string, Username: string) => new AdminUserGlobalSignOutCommand({ ...pool, Username }),
    ],
    ['is disabled', (_token: string, Username: string) => new AdminDisableUserCommand({ ...pool, Username })],
  ])('all end when the user %s', async (_what, command) => {
    const { email } = await t.member();
    const [one, other] = [await t.signedIn(email), await t.signedIn(email)];
    await t.cognito.send((await command(one.AccessToken, email)) as GlobalSignOutCommand);
    for (const tokens of [one, other]) {
      await expect(t.renew(tokens.RefreshToken)).rejects.toBeInstanceOf(NotAuthorizedException);
      await expect(getUser(tokens.AccessToken)).rejects.toBeInstanceOf(NotAuthorizedException);
    }
  });

  it('run out: the access token after an hour, the refresh token after thirty days', async () => {
    const { email } = await t.member();
    const { AccessToken, RefreshToken } = await t.signedIn(email);
    t.wait(3_601_000);
    await expect(getUser(AccessToken)).rejects.toThrow('Access Token has expired');
    const { RefreshToken: next = '' } = (await t.renew(RefreshToken)).AuthenticationResult ?? {};
    t.wait(30 * 86_400_000);
    await expect(t.renew(next)).rejects.toThrow('Refresh Token has expired');
  });

  it('are refused when they are forged, changed or not an access token', async () => {
    const { email } = await t.member();
    const { AccessToken, IdToken } = await t.signedIn(email);
    const [head, body, signature] = AccessToken.split('.');
    const changed = Buffer.from(JSON.stringify({ ...claims(AccessToken), scope: 'everything' })).toString('base64url');
    const forged = [`${head}.${changed}.${signature}`, `${head}.${body}.`, 'rubbish', IdToken];
    for (const token of forged) await expect(getUser(token)).rejects.toThrow('Invalid Access Token');
    await expect(t.renew('rubbish')).rejects.toBeInstanceOf(NotAuthorizedException);
  });
});

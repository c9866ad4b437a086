import {
  AdminDisableUserCommand,
  AdminInitiateAuthCommand,
  InitiateAuthCommand,
  InvalidParameterException,
  NotAuthorizedException,
  ResourceNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_CLIENT_ID, CLIENT_ID, LOCK_MS, MOST_TRIES } from './pool';
import { client, PASSWORD, pool, startTestPool, type TestPool } from './test-pool';

let t: TestPool;
beforeAll(async () => {
  t = await startTestPool();
});
afterAll(() => t.stop());

const verifier = (tokenUse: 'access' | 'id') => {
  const made = CognitoJwtVerifier.create({ userPoolId: t.poolId, clientId: t.clientId, tokenUse });
  made.cacheJwks(JSON.parse(JSON.stringify(t.jwks)));
  return made;
};

describe('signing in', () => {
  it('gives tokens that the unmodified verifier takes', async () => {
    const { email, sub } = await t.member();
    const { AccessToken, IdToken } = await t.signedIn(email);
    const access = await verifier('access').verify(AccessToken);
    expect(access).toMatchObject({
      sub,
      username: sub,
      client_id: CLIENT_ID,
      token_use: 'access',
      scope: '',
      origin_jti: expect.any(String),
      jti: expect.any(String),
      iat: expect.any(Number),
      auth_time: expect.any(Number),
    });
    expect(access.exp - access.iat).toBe(3600);
    expect(await verifier('id').verify(IdToken)).toMatchObject({
      sub,
      email,
      email_verified: true,
      'cognito:username': sub,
      aud: CLIENT_ID,
    });
    await expect(verifier('access').verify(IdToken)).rejects.toThrow();
  });

  it('publishes the keys the tokens are signed with', async () => {
    const keys = await fetch(`${t.endpoint}/${t.poolId}/.well-known/jwks.json`).then((r) => r.json());
    expect(keys).toEqual(JSON.parse(JSON.stringify(t.jwks)));
    expect(keys.keys[0]).not.toHaveProperty('d');
  });

  it('takes the address in any case, and not a wrong password or an unknown address', async () => {
    const { email } = await t.member();
    await t.signedIn(email.toUpperCase());
    await expect(t.enter(email, 'Wrong-horse-77')).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Incorrect username or password.',
    });
    await expect(t.enter('nobody@wayline.test')).rejects.toBeInstanceOf(NotAuthorizedException);
  });

  it('refuses a disabled user', async () => {
    const { email } = await t.member();
    await t.cognito.send(new AdminDisableUserCommand({ ...pool, Username: email }));
    await expect(t.enter(email)).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(t.enter(email)).rejects.toThrow('User is disabled.');
  });

  it('locks for a while after a few wrong passwords', async () => {
    const { email } = await t.member();
    for (let i = 0; i < MOST_TRIES; i += 1) await expect(t.enter(email, 'Wrong-horse-77')).rejects.toThrow('Incorrect');
    await expect(t.enter(email)).rejects.toThrow('Password attempts exceeded');
    t.wait(LOCK_MS + 1);
    expect((await t.enter(email)).AuthenticationResult?.TokenType).toBe('Bearer');
  });

  it('offers admins their own flow, and refuses flows and pools it does not know', async () => {
    const { email } = await t.member();
    const AuthParameters = { USERNAME: email, PASSWORD };
    const admin = { ...pool, ClientId: ACCOUNT_CLIENT_ID, AuthParameters };
    const entered = await t.cognito.send(
      new AdminInitiateAuthCommand({ ...admin, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' }),
    );
    expect(entered.AuthenticationResult?.AccessToken).toBeTruthy();
    const byBrowser = new AdminInitiateAuthCommand({ ...admin, ...client, AuthFlow: 'ADMIN_USER_PASSWORD_AUTH' });
    await expect(t.cognito.send(byBrowser)).rejects.toBeInstanceOf(InvalidParameterException);
    const srp = new InitiateAuthCommand({ ...client, AuthFlow: 'USER_SRP_AUTH', AuthParameters });
    await expect(t.cognito.send(srp)).rejects.toBeInstanceOf(InvalidParameterException);
    const elsewhere = new AdminInitiateAuthCommand({
      ...admin,
      UserPoolId: 'eu-west-1_Other',
      AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
    });
    await expect(t.cognito.send(elsewhere)).rejects.toBeInstanceOf(ResourceNotFoundException);
  });
});

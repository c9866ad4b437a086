import {
  AdminConfirmSignUpCommand,
  AdminCreateUserCommand,
  AdminDeleteUserCommand,
  AdminDisableUserCommand,
  AdminEnableUserCommand,
  AdminGetUserCommand,
  AdminSetUserPasswordCommand,
  AdminUpdateUserAttributesCommand,
  AliasExistsException,
  InvalidParameterException,
  InvalidPasswordException,
  ListGroupsCommand,
  ListUsersCommand,
  NotAuthorizedException,
  ResourceNotFoundException,
  RespondToAuthChallengeCommand,
  UserNotFoundException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEMPORARY_PASSWORD_MS } from './pool';
import { client, PASSWORD, pool, startTestPool, type TestPool } from './test-pool';

let t: TestPool;
beforeAll(async () => {
  t = await startTestPool();
});
afterAll(() => t.stop());

const NEXT = 'Another-horse-8';
const get = (Username: string) => t.cognito.send(new AdminGetUserCommand({ ...pool, Username }));
const attribute = async (Username: string, name: string) =>
  (await get(Username)).UserAttributes?.find((a) => a.Name === name)?.Value;
const create = (Username: string, rest: { MessageAction?: 'SUPPRESS' | 'RESEND'; TemporaryPassword?: string } = {}) =>
  t.cognito.send(
    new AdminCreateUserCommand({
      ...pool,
      Username,
      UserAttributes: [{ Name: 'email_verified', Value: 'true' }],
      ...rest,
    }),
  );
const newPassword = (USERNAME: string, Session: string | undefined, NEW_PASSWORD: string) =>
  t.cognito.send(
    new RespondToAuthChallengeCommand({
      ...client,
      Session,
      ChallengeName: 'NEW_PASSWORD_REQUIRED',
      ChallengeResponses: { USERNAME, NEW_PASSWORD },
    }),
  );

describe('an invited user', () => {
  it('gets a temporary password by mail and must choose another', async () => {
    const email = t.email();
    const { User } = await create(email);
    expect(User?.UserStatus).toBe('FORCE_CHANGE_PASSWORD');
    expect(t.mailed.at(-1)).toMatchObject({ kind: 'invite', to: email });
    const entered = await t.enter(email, t.codeFor(email));
    expect(entered.ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    await expect(newPassword(email, entered.Session, 'weak')).rejects.toBeInstanceOf(InvalidPasswordException);
    expect((await newPassword(email, entered.Session, NEXT)).AuthenticationResult?.AccessToken).toBeTruthy();
    await t.signedIn(email, NEXT);
    expect(await attribute(email, 'email_verified')).toBe('true');
  });

  it('is not mailed to when asked so, is invited once, and again on request', async () => {
    const email = t.email();
    const before = t.mailed.length;
    await create(email, { MessageAction: 'SUPPRESS', TemporaryPassword: PASSWORD });
    expect(t.mailed).toHaveLength(before);
    expect((await t.enter(email, PASSWORD)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    await expect(create(email)).rejects.toBeInstanceOf(UsernameExistsException);
    await create(email, { MessageAction: 'RESEND' });
    expect((await t.enter(email, t.codeFor(email))).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
    t.wait(TEMPORARY_PASSWORD_MS + 1);
    await expect(t.enter(email, t.codeFor(email))).rejects.toThrow('Temporary password has expired');
  });
});

describe('admins', () => {
  it('confirm, disable, enable and delete', async () => {
    const { email } = await t.signUp();
    await t.cognito.send(new AdminConfirmSignUpCommand({ ...pool, Username: email }));
    await expect(t.cognito.send(new AdminConfirmSignUpCommand({ ...pool, Username: email }))).rejects.toBeInstanceOf(
      NotAuthorizedException,
    );
    await t.cognito.send(new AdminDisableUserCommand({ ...pool, Username: email }));
    expect((await get(email)).Enabled).toBe(false);
    await t.cognito.send(new AdminEnableUserCommand({ ...pool, Username: email }));
    await t.signedIn(email);
    await t.cognito.send(new AdminDeleteUserCommand({ ...pool, Username: email }));
    await expect(get(email)).rejects.toBeInstanceOf(UserNotFoundException);
    await t.signUp(email);
  });

  it('set passwords, for good or for once', async () => {
    const { email } = await t.member();
    const set = (Permanent: boolean, Password = NEXT) =>
      t.cognito.send(new AdminSetUserPasswordCommand({ ...pool, Username: email, Password, Permanent }));
    await expect(set(true, 'weak')).rejects.toBeInstanceOf(InvalidPasswordException);
    await set(true);
    await t.signedIn(email, NEXT);
    await set(false, PASSWORD);
    expect((await t.enter(email, PASSWORD)).ChallengeName).toBe('NEW_PASSWORD_REQUIRED');
  });

  it('change attributes, also the address, which is then to be verified anew', async () => {
    const [{ email, sub }, other] = [await t.member(), await t.member()];
    const update = (Name: string, Value: string) =>
      t.cognito.send(
        new AdminUpdateUserAttributesCommand({ ...pool, Username: sub, UserAttributes: [{ Name, Value }] }),
      );
    await update('name', 'Stella Reyes');
    expect(await attribute(sub, 'name')).toBe('Stella Reyes');
    await expect(update('email', other.email)).rejects.toBeInstanceOf(AliasExistsException);
    await expect(update('sub', 'x')).rejects.toBeInstanceOf(InvalidParameterException);
    const moved = t.email();
    await update('email', moved);
    expect(await attribute(moved, 'email_verified')).toBe('false');
    await t.signedIn(moved);
    await expect(t.enter(email)).rejects.toBeInstanceOf(NotAuthorizedException);
  });

  it('list users by filter and in pages', async () => {
    const people = [await t.member(), await t.member(), await t.member()];
    const list = (Filter?: string, PaginationToken?: string) =>
      t.cognito.send(new ListUsersCommand({ ...pool, Filter, Limit: 2, PaginationToken }));
    expect((await list(`email = "${people[0]?.email}"`)).Users?.map((u) => u.Username)).toEqual([people[0]?.sub]);
    expect((await list('email ^= "nobody"')).Users).toEqual([]);
    await expect(list('shoe = "43"')).rejects.toBeInstanceOf(InvalidParameterException);
    const seen: (string | undefined)[] = [];
    let token: string | undefined;
    do {
      const page = await list(undefined, token);
      seen.push(...(page.Users ?? []).map((u) => u.Username));
      token = page.PaginationToken;
    } while (token);
    expect(seen).toEqual(expect.arrayContaining(people.map((p) => p.sub)));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('hear plainly of unknown users, other pools and operations that are not simulated', async () => {
    await expect(get('nobody@wayline.test')).rejects.toBeInstanceOf(UserNotFoundException);
    const elsewhere = t.cognito.send(new AdminGetUserCommand({ UserPoolId: 'eu-west-1_Other', Username: 'x' }));
    await expect(elsewhere).rejects.toBeInstanceOf(ResourceNotFoundException);
    await expect(t.cognito.send(new ListGroupsCommand(pool))).rejects.toMatchObject({
      name: 'UnknownOperationException',
      message: expect.stringContaining('not simulated locally'),
    });
  });
});

import {
  AdminGetUserCommand,
  AdminSetUserMFAPreferenceCommand,
  AssociateSoftwareTokenCommand,
  CodeMismatchException,
  DeleteUserCommand,
  EnableSoftwareTokenMFAException,
  ExpiredCodeException,
  InvalidParameterException,
  NotAuthorizedException,
  RespondToAuthChallengeCommand,
  SetUserMFAPreferenceCommand,
  UpdateUserAttributesCommand,
  VerifySoftwareTokenCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHALLENGE_MS, MOST_TRIES } from './pool';
import { client, pool, startTestPool, type TestPool } from './test-pool';
import { totpAt } from './totp';

let t: TestPool;
beforeAll(async () => {
  t = await startTestPool();
});
afterAll(() => t.stop());

const prefer = (AccessToken: string, Enabled: boolean) =>
  t.cognito.send(
    new SetUserMFAPreferenceCommand({ AccessToken, SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled } }),
  );
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

/** A member whose second factor is on. */
const careful = async () => {
  const { email } = await t.member();
  const AccessToken = await t.accountToken(email);
  const { SecretCode: secret = '' } = await t.cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
  await t.cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: totpAt(secret, t.now()) }));
  await prefer(AccessToken, true);
  const challenge = async () => (await t.enter(email)).Session ?? '';
  const answer = (Session: string, code: string, USERNAME = email) =>
    t.cognito.send(
      new RespondToAuthChallengeCommand({
        ...client,
        Session,
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        ChallengeResponses: { USERNAME, SOFTWARE_TOKEN_MFA_CODE: code },
      }),
    );
  return { email, AccessToken, code: () => totpAt(secret, t.now()), challenge, answer };
};

describe('the second factor', () => {
  it('shows the digits of RFC 6238', () => {
    expect(totpAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 59_000)).toBe('287082');
    expect(totpAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1_111_111_109_000)).toBe('081804');
  });

  it('is asked for once it is on, and lets in with the right digits', async () => {
    const u = await careful();
    const first = await t.enter(u.email);
    expect(first).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA', Session: expect.any(String) });
    expect(first.AuthenticationResult).toBeUndefined();
    expect((await u.answer(first.Session ?? '', u.code())).AuthenticationResult?.AccessToken).toBeTruthy();
    const shown = await t.cognito.send(new AdminGetUserCommand({ ...pool, Username: u.email }));
    expect(shown.UserMFASettingList).toEqual(['SOFTWARE_TOKEN_MFA']);
  });

  it('refuses wrong digits, digits that were used, and a session after a few guesses', async () => {
    const u = await careful();
    const session = await u.challenge();
    await expect(u.answer(session, wrong(u.code()))).rejects.toBeInstanceOf(CodeMismatchException);
    const used = u.code();
    await u.answer(session, used);
    await expect(u.answer(await u.challenge(), used)).rejects.toBeInstanceOf(ExpiredCodeException);
    t.wait(60_000);
    const guessed = await u.challenge();
    for (let i = 0; i < MOST_TRIES; i += 1)
      await expect(u.answer(guessed, wrong(u.code()))).rejects.toBeInstanceOf(CodeMismatchException);
    await expect(u.answer(guessed, u.code())).rejects.toBeInstanceOf(NotAuthorizedException);
  });

  it('refuses a session that is over, used, unknown or of somebody else', async () => {
    const u = await careful();
    const { email: other } = await t.member();
    const session = await u.challenge();
    await expect(u.answer(session, u.code(), other)).rejects.toBeInstanceOf(NotAuthorizedException);
    await u.answer(session, u.code());
    await expect(u.answer(session, u.code())).rejects.toBeInstanceOf(NotAuthorizedException);
    const late = await u.challenge();
    t.wait(CHALLENGE_MS + 1);
    await expect(u.answer(late, u.code())).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(u.answer('rubbish', u.code())).rejects.toBeInstanceOf(NotAuthorizedException);
  });

  it('goes on only after an authenticator has been proved, and off again', async () => {
    const { email } = await t.member();
    const AccessToken = await t.accountToken(email);
    await expect(prefer(AccessToken, true)).rejects.toBeInstanceOf(InvalidParameterException);
    await t.cognito.send(new AssociateSoftwareTokenCommand({ AccessToken }));
    const unproved = t.cognito.send(new VerifySoftwareTokenCommand({ AccessToken, UserCode: 'abcdef' }));
    await expect(unproved).rejects.toBeInstanceOf(EnableSoftwareTokenMFAException);
    const u = await careful();
    await t.cognito.send(
      new AdminSetUserMFAPreferenceCommand({
        ...pool,
        Username: u.email,
        SoftwareTokenMfaSettings: { Enabled: false },
      }),
    );
    expect((await t.enter(u.email)).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('an account cannot be changed with the tokens of a browser', async () => {
    const { email } = await t.member();
    const { AccessToken } = await t.signedIn(email);
    const taken = { AccessToken, UserAttributes: [{ Name: 'email', Value: t.email() }] };
    const tries = [
      t.cognito.send(new UpdateUserAttributesCommand(taken)),
      t.cognito.send(new AssociateSoftwareTokenCommand({ AccessToken })),
      prefer(AccessToken, false),
      t.cognito.send(new DeleteUserCommand({ AccessToken })),
    ];
    for (const attempt of tries) await expect(attempt).rejects.toThrow('does not have required scopes');
    await t.signedIn(email);
  });
});

import {
  ChangePasswordCommand,
  CodeMismatchException,
  ConfirmForgotPasswordCommand,
  ExpiredCodeException,
  ForgotPasswordCommand,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_TRIES } from './pool';
import { client, PASSWORD, startTestPool, type TestPool } from './test-pool';

const NEXT = 'Another-horse-8';
let t: TestPool;
beforeAll(async () => {
  t = await startTestPool();
});
afterAll(() => t.stop());

const forgot = (Username: string) => t.cognito.send(new ForgotPasswordCommand({ ...client, Username }));
const reset = (Username: string, ConfirmationCode: string, Password = NEXT) =>
  t.cognito.send(new ConfirmForgotPasswordCommand({ ...client, Username, ConfirmationCode, Password }));
const change = (AccessToken: string, PreviousPassword: string, ProposedPassword: string) =>
  t.cognito.send(new ChangePasswordCommand({ AccessToken, PreviousPassword, ProposedPassword }));

describe('a forgotten password', () => {
  it('is replaced with the code that was mailed, once', async () => {
    const { email } = await t.member();
    await forgot(email);
    expect(t.mailed.at(-1)?.kind).toBe('forgot');
    await reset(email, t.codeFor(email));
    await expect(t.enter(email, PASSWORD)).rejects.toBeInstanceOf(NotAuthorizedException);
    await t.signedIn(email, NEXT);
    await expect(reset(email, t.codeFor(email))).rejects.toBeInstanceOf(ExpiredCodeException);
  });

  it('leaves signed-in sessions alone, as Cognito does', async () => {
    const { email } = await t.member();
    const { RefreshToken } = await t.signedIn(email);
    await forgot(email);
    await reset(email, t.codeFor(email));
    expect((await t.renew(RefreshToken)).AuthenticationResult?.AccessToken).toBeTruthy();
  });

  it('is not replaced with a wrong, late or guessed code, nor by a weak one', async () => {
    const { email } = await t.member();
    await expect(reset(email, '123456')).rejects.toBeInstanceOf(ExpiredCodeException);
    await forgot(email);
    const code = t.codeFor(email);
    await expect(reset(email, code, 'weak')).rejects.toBeInstanceOf(InvalidPasswordException);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let i = 0; i < MOST_TRIES; i += 1)
      await expect(reset(email, wrong)).rejects.toBeInstanceOf(CodeMismatchException);
    await expect(reset(email, code)).rejects.toBeInstanceOf(LimitExceededException);
    await forgot(email);
    t.wait(3_600_001);
    await expect(reset(email, t.codeFor(email))).rejects.toBeInstanceOf(ExpiredCodeException);
  });

  it('gives away nothing about addresses that nobody has or that are not confirmed', async () => {
    const { email } = await t.signUp();
    const before = t.mailed.length;
    for (const name of ['nobody@wayline.test', email]) {
      expect((await forgot(name)).CodeDeliveryDetails?.DeliveryMedium).toBe('EMAIL');
    }
    expect(t.mailed).toHaveLength(before);
    await expect(reset('nobody@wayline.test', '123456')).rejects.toBeInstanceOf(CodeMismatchException);
  });
});

describe('changing a password', () => {
  it('needs the old one', async () => {
    const { email } = await t.member();
    const AccessToken = await t.accountToken(email);
    await expect(change(AccessToken, 'Wrong-horse-77', NEXT)).rejects.toBeInstanceOf(NotAuthorizedException);
    await expect(change(AccessToken, PASSWORD, 'weak')).rejects.toBeInstanceOf(InvalidPasswordException);
    await change(AccessToken, PASSWORD, NEXT);
    await t.signedIn(email, NEXT);
  });

  it('stops after a few guesses', async () => {
    const { email } = await t.member();
    const AccessToken = await t.accountToken(email);
    for (let i = 0; i < MOST_TRIES; i += 1)
      await expect(change(AccessToken, 'Wrong-horse-77', NEXT)).rejects.toThrow('Incorrect');
    await expect(change(AccessToken, PASSWORD, NEXT)).rejects.toBeInstanceOf(LimitExceededException);
  });
});

import {
  AdminGetUserCommand,
  CodeMismatchException,
  ConfirmSignUpCommand,
  ExpiredCodeException,
  InvalidParameterException,
  InvalidPasswordException,
  LimitExceededException,
  NotAuthorizedException,
  ResendConfirmationCodeCommand,
  ResourceNotFoundException,
  SignUpCommand,
  UserNotConfirmedException,
  UsernameExistsException,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MOST_CODES, MOST_TRIES } from './pool';
import { client, PASSWORD, pool, startTestPool, type TestPool } from './test-pool';

let t: TestPool;
beforeAll(async () => {
  t = await startTestPool();
});
afterAll(() => t.stop());

const confirm = (Username: string, ConfirmationCode: string) =>
  t.cognito.send(new ConfirmSignUpCommand({ ...client, Username, ConfirmationCode }));
const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('signing up', () => {
  it('mails a code, and lets nobody in before it is given', async () => {
    const { email, sub } = await t.signUp();
    expect(t.mailed.at(-1)).toEqual({ kind: 'signup', to: email, code: expect.stringMatching(/^\d{6}$/) });
    await expect(t.enter(email)).rejects.toBeInstanceOf(UserNotConfirmedException);
    await confirm(email, t.codeFor(email));
    expect((await t.enter(email)).AuthenticationResult?.AccessToken).toBeTruthy();
    const user = await t.cognito.send(new AdminGetUserCommand({ ...pool, Username: email }));
    expect(user).toMatchObject({ Username: sub, UserStatus: 'CONFIRMED', Enabled: true });
    expect(user.UserAttributes).toContainEqual({ Name: 'email_verified', Value: 'true' });
    expect(user.UserAttributes).toContainEqual({ Name: 'name', Value: 'Olivia Vale' });
  });

  it('says where the code went without showing the address', async () => {
    const Username = 'olivia@wayline.test';
    const { CodeDeliveryDetails, UserConfirmed } = await t.cognito.send(
      new SignUpCommand({ ...client, Username, Password: PASSWORD }),
    );
    expect(UserConfirmed).toBe(false);
    expect(CodeDeliveryDetails).toMatchObject({
      Destination: 'o***@w***',
      DeliveryMedium: 'EMAIL',
      AttributeName: 'email',
    });
  });

  it.each([
    ['short', 'Ab3defghi'],
    ['without lower case', 'ABCDEFGHI1'],
    ['without upper case', 'abcdefghi1'],
    ['without digits', 'Abcdefghij'],
  ])('refuses a password that is %s', async (_what, Password) => {
    const attempt = t.cognito.send(new SignUpCommand({ ...client, Username: t.email(), Password }));
    await expect(attempt).rejects.toBeInstanceOf(InvalidPasswordException);
  });

  it('refuses an address that is taken, whatever its case', async () => {
    const { email } = await t.signUp();
    await expect(t.signUp(email.toUpperCase())).rejects.toBeInstanceOf(UsernameExistsException);
  });

  it('refuses what is not an address, and another client', async () => {
    await expect(t.signUp('olivia')).rejects.toBeInstanceOf(InvalidParameterException);
    const other = t.cognito.send(new SignUpCommand({ ClientId: 'other', Username: t.email(), Password: PASSWORD }));
    await expect(other).rejects.toBeInstanceOf(ResourceNotFoundException);
  });

  it('counts wrong codes and stops taking any after a few', async () => {
    const { email } = await t.signUp();
    const code = t.codeFor(email);
    for (let i = 0; i < MOST_TRIES; i += 1)
      await expect(confirm(email, wrong(code))).rejects.toBeInstanceOf(CodeMismatchException);
    await expect(confirm(email, code)).rejects.toBeInstanceOf(LimitExceededException);
    await t.cognito.send(new ResendConfirmationCodeCommand({ ...client, Username: email }));
    await confirm(email, t.codeFor(email));
  });

  it('takes a code for an hour only, and only the last one', async () => {
    const { email } = await t.signUp();
    const first = t.codeFor(email);
    t.wait(3_600_001);
    await expect(confirm(email, first)).rejects.toBeInstanceOf(ExpiredCodeException);
    await t.cognito.send(new ResendConfirmationCodeCommand({ ...client, Username: email }));
    const second = t.codeFor(email);
    if (second !== first) await expect(confirm(email, first)).rejects.toBeInstanceOf(CodeMismatchException);
    await confirm(email, second);
    await expect(confirm(email, second)).rejects.toBeInstanceOf(NotAuthorizedException);
  });

  it('mails so many codes in an hour and no more', async () => {
    const { email } = await t.signUp();
    const again = () => t.cognito.send(new ResendConfirmationCodeCommand({ ...client, Username: email }));
    for (let i = 1; i < MOST_CODES; i += 1) await again();
    await expect(again()).rejects.toBeInstanceOf(LimitExceededException);
    t.wait(3_600_001);
    await again();
  });

  it('gives away nothing about addresses that nobody has', async () => {
    const Username = 'nobody@wayline.test';
    const before = t.mailed.length;
    const answer = await t.cognito.send(new ResendConfirmationCodeCommand({ ...client, Username }));
    expect(answer.CodeDeliveryDetails?.Destination).toBe('n***@w***');
    expect(t.mailed).toHaveLength(before);
    await expect(confirm(Username, '123456')).rejects.toBeInstanceOf(ExpiredCodeException);
  });
});

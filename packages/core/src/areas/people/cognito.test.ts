import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatErrorMessage } from '../../base/errors';
import { cognito } from './cognito';

let asked = 0;
let refusal: { status: number; type: string };
/** A user pool that refuses everything in one way and counts how often it was asked. */
const pool = createServer((_, answer) => {
  asked += 1;
  answer.writeHead(refusal.status, { 'content-type': 'application/x-amz-json-1.1' });
  answer.end(JSON.stringify({ __type: refusal.type, message: 'No.' }));
});
const refuseWith = (type: string, status = 400) => {
  asked = 0;
  refusal = { type, status };
};
const provider = () =>
  cognito({
    poolId: 'eu-west-1_Pool',
    clientId: 'web',
    accountClientId: 'account',
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => pool.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(pool.address() as AddressInfo).port}`;
  vi.stubEnv('AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER', url);
  vi.stubEnv('AWS_REGION', 'eu-west-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
  vi.stubEnv('POOL_URL', url);
});
afterEach(() => refuseWith(''));
afterAll(async () => {
  vi.unstubAllEnvs();
  pool.closeAllConnections();
  await new Promise((resolve) => pool.close(resolve));
});

const calls = [
  () => provider().signIn('a@b.test', 'secret'),
  () => provider().signUp({ email: 'a@b.test', password: 'secret', name: 'A' }),
  () => provider().resendCode('a@b.test'),
  () => provider().forgotPassword('a@b.test'),
  () => provider().accountOf('a@b.test'),
  () => provider().endSessionsOf('a@b.test'),
  () => provider().signOutEverywhere('sub'),
  () => provider().setEnabled('sub', false),
  () => provider().beginTotp('sub', 'secret'),
];

describe("the user pool's limits", () => {
  it.each(['TooManyRequestsException', 'LimitExceededException'])(
    'are a refusal that says to wait, after at most two attempts: %s',
    async (name) => {
      refuseWith(name);
      for (const refused of await Promise.all(calls.map((call) => call()))) {
        expect(refused).toMatchObject({ ok: false, code: 'request.too_many' });
        if (!refused.ok)
          expect(formatErrorMessage(refused.error, refused.params)).toBe(
            'Too many attempts. Please wait a few minutes and try again.',
          );
      }
      expect(asked).toBeLessThanOrEqual(2 * calls.length);
    },
  );
});

describe('what our own rights are refused', () => {
  it('is a surprise, never taken for a wrong password', async () => {
    refuseWith('NotAuthorizedException');
    await expect(provider().setEnabled('sub', true)).rejects.toThrow();
    expect(await provider().signIn('a@b.test', 'secret')).toMatchObject({ code: 'sign_in.refused' });
  });

  it('is no account where there is none', async () => {
    refuseWith('UserNotFoundException');
    expect(await provider().accountOf('a@b.test')).toEqual({ ok: true, value: undefined });
  });
});

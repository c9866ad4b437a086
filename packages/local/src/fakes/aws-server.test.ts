import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CognitoIdentityProviderClient, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESv2Client, SendEmailCommand } from '@aws-sdk/client-sesv2';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { startTestFakes } from './test-fakes';

const folder = mkdtempSync(path.join(tmpdir(), 'wayline-standins-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => vi.unstubAllEnvs());

const EMAIL = 'owner@demo.wayline.test';
const PASSWORD = 'Wayline-demo-1';

it('keeps users, keys, files and mails over a restart; tokens and refresh tokens stay good', async () => {
  const first = await startTestFakes(folder);
  first.pool.create(EMAIL, PASSWORD, { name: 'Olivia Vale' }, 'CONFIRMED');
  const auth = {
    ClientId: first.clientId,
    AuthFlow: 'USER_PASSWORD_AUTH' as const,
    AuthParameters: { USERNAME: EMAIL, PASSWORD },
  };
  const before = new CognitoIdentityProviderClient(first.options('COGNITO_IDENTITY_PROVIDER'));
  const { AccessToken = '', RefreshToken = '' } =
    (await before.send(new InitiateAuthCommand(auth))).AuthenticationResult ?? {};
  const sealed = await new KMSClient(first.options('KMS')).send(
    new EncryptCommand({ KeyId: 'k', Plaintext: Buffer.from('x') }),
  );
  await new S3Client(first.options('S3')).send(new PutObjectCommand({ Bucket: 'files', Key: 'a', Body: 'kept' }));
  first.box.add({ kind: 'email', from: 'w', to: [EMAIL], subject: 'kept', html: '', text: '' });
  await first.stop();

  const second = await startTestFakes(folder);
  const verifier = CognitoJwtVerifier.create({
    userPoolId: second.poolId,
    clientId: second.clientId,
    tokenUse: 'access',
  });
  verifier.cacheJwks(JSON.parse(JSON.stringify(second.jwks)));
  expect(await verifier.verify(AccessToken)).toMatchObject({ client_id: second.clientId });
  const after = new CognitoIdentityProviderClient(second.options('COGNITO_IDENTITY_PROVIDER'));
  const AuthParameters = { REFRESH_TOKEN: RefreshToken };
  const renewed = await after.send(
    new InitiateAuthCommand({ ...auth, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }),
  );
  expect(renewed.AuthenticationResult?.AccessToken).toBeTruthy();
  const opened = await new KMSClient(second.options('KMS')).send(
    new DecryptCommand({ CiphertextBlob: sealed.CiphertextBlob }),
  );
  expect(Buffer.from(opened.Plaintext ?? []).toString()).toBe('x');
  const found = await new S3Client(second.options('S3')).send(new GetObjectCommand({ Bucket: 'files', Key: 'a' }));
  expect(await found.Body?.transformToString()).toBe('kept');
  expect(second.box.list(EMAIL).map((m) => m.subject)).toEqual(['kept']);
  await second.stop();
});

it('is found by SDK clients through the environment alone', async () => {
  const t = await startTestFakes();
  for (const [name, value] of Object.entries(t.env)) vi.stubEnv(name, value);
  await new S3Client({}).send(new PutObjectCommand({ Bucket: 'files', Key: 'a', Body: 'x' }));
  const Content = { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'x' } } } };
  await new SESv2Client({}).send(
    new SendEmailCommand({ FromEmailAddress: 'w@w.test', Destination: { ToAddresses: [EMAIL] }, Content }),
  );
  expect(t.box.list(EMAIL)).toHaveLength(1);
  expect(Object.values(t.endpoints).every((url) => /^http:\/\/127\.0\.0\.1:\d+$/.test(url))).toBe(true);
  await t.stop();
  await expect(fetch(t.endpoint)).rejects.toThrow();
});

it('answers rubbish with a refusal', async () => {
  const t = await startTestFakes();
  const ask = (path: string, init: RequestInit) => fetch(`${t.endpoint}${path}`, { method: 'POST', ...init });
  const target = { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' };
  expect((await ask('/', { headers: target, body: '{' })).status).toBe(400);
  expect((await ask('/', { headers: target, body: '[1]' })).status).toBe(400);
  expect((await ask('/', { headers: target, body: '{"Username":{"a":1}}' })).status).toBe(400);
  expect((await ask('/', { headers: { 'x-amz-target': 'TrentService.constructor' } })).status).toBe(400);
  expect((await ask('/nothing', {})).status).toBe(404);
  await t.stop();
});

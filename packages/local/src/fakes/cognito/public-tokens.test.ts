import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestFakes, type TestFakes } from '../test-fakes';

let t: TestFakes;
beforeAll(async () => {
  t = await startTestFakes();
});
afterAll(() => t.stop());

const ask = async (form: Record<string, string>, authorization?: string) => {
  const headers = { ...(authorization && { authorization }) };
  const answer = await fetch(`${t.endpoint}/oauth2/token`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(form),
  });
  return { status: answer.status, body: (await answer.json()) as { access_token?: string; error?: string } };
};
const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const grant = { grant_type: 'client_credentials' };

it('gives the public client a token that the verifier takes', async () => {
  const { id, secret } = t.publicClient;
  const verifier = CognitoJwtVerifier.create({
    userPoolId: t.poolId,
    clientId: id,
    tokenUse: 'access',
    scope: 'public/read',
  });
  verifier.cacheJwks(JSON.parse(JSON.stringify(t.jwks)));
  for (const made of [
    await ask(grant, basic(id, secret)),
    await ask({ ...grant, client_id: id, client_secret: secret, scope: 'public/read' }),
  ]) {
    expect(made.status).toBe(200);
    expect(await verifier.verify(made.body.access_token ?? '')).toMatchObject({ client_id: id, sub: id });
  }
});

it('refuses wrong credentials, another grant and a scope it does not give', async () => {
  const { id, secret } = t.publicClient;
  const right = basic(id, secret);
  expect(await ask(grant, basic(id, 'wrong'))).toMatchObject({ status: 400, body: { error: 'invalid_client' } });
  expect(await ask(grant)).toMatchObject({ status: 400, body: { error: 'invalid_client' } });
  expect(await ask({ grant_type: 'password' }, right)).toMatchObject({ body: { error: 'unsupported_grant_type' } });
  expect(await ask({ ...grant, scope: 'public/write' }, right)).toMatchObject({ body: { error: 'invalid_scope' } });
});

import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, startTestS3, type TestS3 } from './test-s3';

const HOUR_MS = 3_600_000;
const stamp = (ms: number) => new Date(Date.now() + ms).toISOString().replace(/[-:]|\.\d+/g, '');
let t: TestS3;
beforeAll(async () => {
  t = await startTestS3();
  await t.s3.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'a.txt', Body: 'hello', ContentType: 'text/plain' }));
});
afterAll(() => t.stop());

const answerOf = async (url: string, init: RequestInit = {}) => {
  const answer = await fetch(url, init);
  const text = await answer.text();
  return { status: answer.status, code: /<Code>(\w+)/.exec(text)?.[1], text, headers: answer.headers };
};
const readLink = (options: Parameters<typeof getSignedUrl>[2] = {}, rest: Record<string, string> = {}) =>
  getSignedUrl(t.presigning, new GetObjectCommand({ Bucket: BUCKET, Key: 'a.txt', ...rest }), {
    expiresIn: 60,
    ...options,
  });
const writeLink = (client = t.presigning, ContentLength = 5) =>
  getSignedUrl(
    client,
    new PutObjectCommand({ Bucket: BUCKET, Key: 'up.txt', ContentType: 'text/plain', ContentLength }),
    {
      expiresIn: 60,
      signableHeaders: new Set(['content-type']),
    },
  );
const upload = (url: string, body: string, type = 'text/plain') =>
  answerOf(url, { method: 'PUT', body, headers: { 'content-type': type } });

describe('a request signed in its headers', () => {
  it('is refused with another secret or another key id', async () => {
    const command = new GetObjectCommand({ Bucket: BUCKET, Key: 'a.txt' });
    await expect(t.stranger.send(command)).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
      $metadata: { httpStatusCode: 403 },
    });
    const authorization =
      'AWS4-HMAC-SHA256 Credential=OTHER/20260101/eu-west-1/s3/aws4_request, SignedHeaders=host, Signature=00';
    const found = await answerOf(`${t.endpoints.S3}/${BUCKET}/a.txt`, {
      headers: { authorization, 'x-amz-date': stamp(0) },
    });
    expect(found.code).toBe('InvalidAccessKeyId');
    const late = await answerOf(`${t.endpoints.S3}/${BUCKET}/a.txt`, {
      headers: { authorization, 'x-amz-date': stamp(-HOUR_MS) },
    });
    expect(late.code).toBe('RequestTimeTooSkewed');
  });

  it('is refused unsigned', async () => {
    expect(await answerOf(`${t.endpoints.S3}/${BUCKET}/a.txt`)).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect(await answerOf(`${t.endpoints.S3}/${BUCKET}/b.txt`, { method: 'PUT', body: 'x' })).toMatchObject({
      status: 403,
    });
    expect(await answerOf(`${t.endpoints.S3}/${BUCKET}/%E0%A4%A`)).toMatchObject({ status: 400, code: 'InvalidURI' });
  });
});

describe('a link to read', () => {
  it('opens one object, with the headers it was signed with', async () => {
    const url = await readLink(
      {},
      { ResponseContentDisposition: 'attachment; filename="b c.txt"', ResponseContentType: 'text/csv' },
    );
    const found = await answerOf(url);
    expect(found).toMatchObject({ status: 200, text: 'hello' });
    expect(found.headers.get('content-disposition')).toBe('attachment; filename="b c.txt"');
    expect(found.headers.get('content-type')).toBe('text/csv');
  });

  it('opens no other object, not changed, not without its signature, and not to write', async () => {
    const url = await readLink();
    expect(await answerOf(url.replace('a.txt', 'b.txt'))).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
    expect(await answerOf(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'))).toMatchObject({ status: 403 });
    expect(await answerOf(url.replace(/X-Amz-Signature=\w+/, 'X-Amz-Signature=00'))).toMatchObject({ status: 403 });
    expect(await answerOf(`${url}&response-content-type=text%2Fhtml`)).toMatchObject({ status: 403 });
    expect(await answerOf(url, { method: 'PUT', body: 'mine now' })).toMatchObject({ status: 403 });
  });

  it('runs out, is not good before its time, and for a week at most', async () => {
    const at = (ms: number) => readLink({ signingDate: new Date(Date.now() + ms) });
    expect(await answerOf(await at(-61_000))).toMatchObject({
      status: 403,
      code: 'AccessDenied',
      text: expect.stringContaining('expired'),
    });
    expect(await answerOf(await at(-50_000))).toMatchObject({ status: 200 });
    expect(await answerOf(await at(HOUR_MS))).toMatchObject({
      status: 403,
      text: expect.stringContaining('not valid yet'),
    });
    const long = (await readLink()).replace('X-Amz-Expires=60', 'X-Amz-Expires=604801');
    expect(await answerOf(long)).toMatchObject({ code: 'AuthorizationQueryParametersError' });
  });
});

describe('a link to write', () => {
  it('takes what it was signed for', async () => {
    expect(await upload(await writeLink(), 'hello')).toMatchObject({ status: 200 });
    const found = await t.s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'up.txt' }));
    expect(found).toMatchObject({ ContentType: 'text/plain', ContentLength: 5 });
  });

  it('takes no other type, length or object', async () => {
    const url = await writeLink();
    expect(await upload(url, 'hello', 'text/html')).toMatchObject({ status: 403 });
    expect(await upload(url, 'hello and more')).toMatchObject({ status: 403 });
    expect(await upload(url.replace('up.txt', 'other.txt'), 'hello')).toMatchObject({ status: 403 });
  });

  it('is refused, as by S3, when a client signed the checksum of an empty body into it', async () => {
    expect(await upload(await writeLink(t.s3), 'hello')).toMatchObject({ status: 400, code: 'BadDigest' });
  });
});

it('lets the pages of the product read and write with a link', async () => {
  const origin = 'http://localhost:3000';
  const asked = { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' };
  const before = await answerOf(await writeLink(), { method: 'OPTIONS', headers: asked });
  expect(before.status).toBe(200);
  expect(before.headers.get('access-control-allow-headers')).toBe('content-type');
  for (const url of [await readLink(), `${t.endpoints.S3}/${BUCKET}/a.txt`]) {
    expect((await answerOf(url, { headers: { origin } })).headers.get('access-control-allow-origin')).toBe(origin);
  }
});

import { GetObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, startTestS3, type TestS3 } from './test-s3';

let t: TestS3;
beforeAll(async () => {
  t = await startTestS3();
});
afterAll(() => t.stop());

const policy = (rest: Partial<PresignedPostOptions> = {}) =>
  createPresignedPost(t.presigning, {
    Bucket: BUCKET,
    Key: 'trp_1/ticket.pdf',
    Conditions: [
      ['content-length-range', 1, 10],
      ['starts-with', '$Content-Type', 'application/'],
    ],
    Fields: { 'x-amz-meta-owner': 'usr_1' },
    Expires: 60,
    ...rest,
  });
type Form = { url: string; fields: Record<string, string> };
const send = async ({ url, fields }: Form, body = 'hello', changes: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, 'Content-Type': 'application/pdf', ...changes }))
    form.append(name, value);
  form.append('file', new Blob([body]), 'ticket.pdf');
  const answer = await fetch(url, { method: 'POST', body: form });
  const text = await answer.text();
  return { status: answer.status, code: /<Code>(\w+)/.exec(text)?.[1], message: /<Message>([^<]+)/.exec(text)?.[1] };
};

describe('a form to upload with', () => {
  it('takes what its policy allows', async () => {
    expect(await send(await policy())).toMatchObject({ status: 204 });
    const found = await t.s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'trp_1/ticket.pdf' }));
    expect(found).toMatchObject({ ContentType: 'application/pdf', ContentLength: 5, Metadata: { owner: 'usr_1' } });
  });

  it('puts the name of the file into the key when asked', async () => {
    const made = await policy({ Key: 'in/$' + '{filename}', Fields: { success_action_status: '201' } });
    expect(await send(made)).toMatchObject({ status: 201 });
    expect((await t.s3.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'in/ticket.pdf' }))).ContentLength).toBe(5);
  });

  it('refuses a file that is too large or too small', async () => {
    expect(await send(await policy(), 'hello, world')).toMatchObject({ status: 400, code: 'EntityTooLarge' });
    expect(await send(await policy(), '')).toMatchObject({ status: 400, code: 'EntityTooSmall' });
  });

  it('refuses other fields than its policy names', async () => {
    const made = await policy();
    expect(await send(made, 'hello', { key: 'trp_2/ticket.pdf' })).toMatchObject({ status: 403, code: 'AccessDenied' });
    expect(await send(made, 'hello', { 'Content-Type': 'text/html' })).toMatchObject({
      status: 403,
      code: 'AccessDenied',
    });
    expect(await send(made, 'hello', { 'x-amz-meta-owner': 'usr_2' })).toMatchObject({ status: 403 });
    expect(await send(made, 'hello', { 'x-amz-meta-more': '1' })).toMatchObject({
      status: 403,
      message: expect.stringContaining('Extra input fields'),
    });
    expect(await send({ ...made, url: made.url.replace(BUCKET, 'other-bucket') })).toMatchObject({ status: 403 });
  });

  it('refuses a policy that is changed, foreign, over or missing', async () => {
    const made = await policy();
    const wide = Buffer.from(JSON.stringify({ expiration: '2099-01-01T00:00:00Z', conditions: [] })).toString('base64');
    expect(await send(made, 'hello', { Policy: wide })).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
    const foreign = await createPresignedPost(t.stranger, { Bucket: BUCKET, Key: 'a', Expires: 60 });
    expect(await send(foreign)).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
    expect(await send(await policy({ Expires: -1 }))).toMatchObject({
      status: 403,
      message: expect.stringContaining('Policy expired'),
    });
    expect(await send({ url: made.url, fields: { key: 'a' } })).toMatchObject({ status: 403, code: 'AccessDenied' });
  });
});

import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListBucketsCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { s3Uploads } from '@wayline/core/areas/files/s3-uploads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUCKET, startTestS3, type TestS3 } from './test-s3';

let t: TestS3;
beforeAll(async () => {
  t = await startTestS3();
});
afterAll(() => t.stop());

const put = (Key: string, Body: string | Uint8Array | Readable = 'hello', rest: Record<string, unknown> = {}) =>
  t.s3.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body, ...rest }));
const get = (Key: string, rest: Record<string, unknown> = {}) =>
  t.s3.send(new GetObjectCommand({ Bucket: BUCKET, Key, ...rest }));
const textOf = async (Key: string, rest: Record<string, unknown> = {}) =>
  (await get(Key, rest)).Body?.transformToString();

describe('an object', () => {
  it('comes back as it went, with its headers', async () => {
    const about = {
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      ContentDisposition: 'inline; filename="a.txt"',
      Metadata: { owner: 'usr_1' },
    };
    await put('a/b.txt', 'hello', about);
    const found = await get('a/b.txt');
    expect(found).toMatchObject({ ...about, ContentLength: 5, ETag: '"5d41402abc4b2a76b9719d911017c592"' });
    expect(await found.Body?.transformToString()).toBe('hello');
    expect(await t.s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'a/b.txt' }))).toMatchObject({
      ...about,
      ContentLength: 5,
    });
  });

  it('may be streamed: framing and checksum of the upload are taken off', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, i) => i % 251));
    const pieces = Array.from({ length: 30 }, (_, i) => bytes.subarray(i * 10_000, (i + 1) * 10_000));
    await put('stream.bin', Readable.from(pieces, { objectMode: false }), {
      ContentLength: bytes.length,
      ContentEncoding: 'identity',
    });
    const kept = Buffer.from((await (await get('stream.bin')).Body?.transformToByteArray()) ?? []);
    expect(kept.equals(bytes)).toBe(true);
    expect((await get('stream.bin')).ContentEncoding).toBe('identity');
  });

  it('may have any key, and none leads out of its bucket', async () => {
    const keys = [
      '../../etc/passwd',
      '..',
      'a//b',
      'ünï cödé/日本 +&=%20?.pdf',
      "it's(1)!*.txt",
      'con',
      'x'.repeat(1024),
    ];
    for (const key of keys) await put(key, key);
    for (const key of keys) expect(await textOf(key)).toBe(key);
    expect(readdirSync(`${t.filesRoot}/${BUCKET}`).every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
    expect(readdirSync(t.filesRoot)).toEqual([BUCKET]);
    await expect(put('x'.repeat(1025))).rejects.toMatchObject({ name: 'KeyTooLongError' });
    const outside = new PutObjectCommand({ Bucket: 'Up_', Key: 'k', Body: '' });
    await expect(t.s3.send(outside)).rejects.toMatchObject({ name: 'InvalidBucketName' });
  });

  it('is served in parts', async () => {
    await put('digits', '0123456789');
    expect(await get('digits', { Range: 'bytes=2-4' })).toMatchObject({
      ContentRange: 'bytes 2-4/10',
      ContentLength: 3,
    });
    expect(await textOf('digits', { Range: 'bytes=2-4' })).toBe('234');
    expect(await textOf('digits', { Range: 'bytes=7-' })).toBe('789');
    expect(await textOf('digits', { Range: 'bytes=-2' })).toBe('89');
    await expect(get('digits', { Range: 'bytes=10-' })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  it('is copied, with its headers or others', async () => {
    await put('from/ä b.txt', 'copy me', { ContentType: 'text/plain' });
    const CopySource = `${BUCKET}/${encodeURIComponent('from/ä b.txt')}`;
    await t.s3.send(new CopyObjectCommand({ Bucket: BUCKET, Key: 'to.txt', CopySource }));
    expect(await get('to.txt')).toMatchObject({ ContentType: 'text/plain', ContentLength: 7 });
    const replaced = { MetadataDirective: 'REPLACE' as const, ContentType: 'text/csv' };
    await t.s3.send(new CopyObjectCommand({ Bucket: BUCKET, Key: 'to.txt', CopySource, ...replaced }));
    expect((await get('to.txt')).ContentType).toBe('text/csv');
    const { ETag: CopySourceIfMatch } = await get('from/ä b.txt');
    const seen = () =>
      t.s3.send(new CopyObjectCommand({ Bucket: BUCKET, Key: 'to.txt', CopySource, CopySourceIfMatch }));
    await seen();
    await put('from/ä b.txt', 'another', { ContentType: 'text/plain' });
    await expect(seen()).rejects.toMatchObject({ name: 'PreconditionFailed' });
    const missing = new CopyObjectCommand({ Bucket: BUCKET, Key: 'x', CopySource: `${BUCKET}/none` });
    await expect(t.s3.send(missing)).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('is taken in only as it was looked at', async () => {
    const uploads = s3Uploads(BUCKET, t.s3);
    await put('waiting', '%PDF-1.7 a voucher');
    const { etag = '' } = (await uploads.peek('waiting', 4)) ?? {};
    expect(await uploads.takeIn('waiting', 'kept/first', etag)).toBe(true);
    await put('waiting', '<html>something else');
    expect(await uploads.takeIn('waiting', 'kept/second', etag)).toBe(false);
    await expect(get('kept/second')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  it('is written once when the writer asks for that', async () => {
    await put('once', 'first', { IfNoneMatch: '*' });
    await expect(put('once', 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    const { ETag } = await get('once');
    await put('once', 'third', { IfMatch: ETag });
    await expect(put('once', 'fourth', { IfMatch: ETag })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect(await textOf('once')).toBe('third');
  });

  it('is gone once deleted, and deleting nothing is no error', async () => {
    await put('gone');
    await t.s3.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'gone' }));
    await t.s3.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'gone' }));
    await expect(get('gone')).rejects.toBeInstanceOf(NoSuchKey);
    await expect(t.s3.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'gone' }))).rejects.toBeInstanceOf(NotFound);
  });

  it('is refused when its checksum is that of something else', async () => {
    await put('sum', 'hello', { ChecksumCRC32: 'NhCmhg==' });
    const attempt = put('sum', 'jello', { ChecksumCRC32: 'NhCmhg==' });
    await expect(attempt).rejects.toMatchObject({ name: 'BadDigest' });
    expect(await textOf('sum')).toBe('hello');
  });
});

it('says plainly what is not simulated', async () => {
  const commands = [
    new GetObjectAclCommand({ Bucket: BUCKET, Key: 'a' }),
    new CreateMultipartUploadCommand({ Bucket: BUCKET, Key: 'a' }),
    new ListBucketsCommand({}),
  ];
  for (const command of commands) {
    const refused = await t.s3.send(command as ListBucketsCommand).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(S3ServiceException);
    expect(refused).toMatchObject({ name: 'NotImplemented', $metadata: { httpStatusCode: 501 } });
  }
});

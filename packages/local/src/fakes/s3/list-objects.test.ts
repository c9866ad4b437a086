import {
  ListObjectsCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUCKET, startTestS3, type TestS3 } from './test-s3';

const KEYS = ['a/1', 'a/2', 'a/b/3', 'b<&>', 'c d+ü', 'é', '\u{1F600}', 'z'];
let t: TestS3;
beforeAll(async () => {
  t = await startTestS3();
  for (const Key of [...KEYS].reverse()) await t.s3.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: Key }));
});
afterAll(() => t.stop());

const list = (rest: Partial<ListObjectsV2CommandInput> = {}) =>
  t.s3.send(new ListObjectsV2Command({ Bucket: BUCKET, ...rest }));
const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

it('lists in the order of the bytes of the keys', async () => {
  const { Contents = [], KeyCount, IsTruncated } = await list();
  expect(Contents.map((o) => o.Key)).toEqual([...KEYS].sort(byBytes));
  expect(Contents[0]).toMatchObject({
    Size: 3,
    ETag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    LastModified: expect.any(Date),
  });
  expect({ KeyCount, IsTruncated }).toEqual({ KeyCount: KEYS.length, IsTruncated: false });
});

it('lists a prefix, groups by a delimiter and starts after a key', async () => {
  expect((await list({ Prefix: 'a/' })).Contents?.map((o) => o.Key)).toEqual(['a/1', 'a/2', 'a/b/3']);
  const grouped = await list({ Prefix: 'a/', Delimiter: '/' });
  expect(grouped.Contents?.map((o) => o.Key)).toEqual(['a/1', 'a/2']);
  expect(grouped.CommonPrefixes).toEqual([{ Prefix: 'a/b/' }]);
  expect((await list({ StartAfter: 'z' })).Contents?.map((o) => o.Key)).toEqual(['é', '\u{1F600}']);
  expect((await list({ Bucket: 'another-bucket' })).KeyCount).toBe(0);
});

it('lists in pages that miss and repeat nothing', async () => {
  const seen: (string | undefined)[] = [];
  let ContinuationToken: string | undefined;
  do {
    const page = await list({ MaxKeys: 3, ContinuationToken });
    seen.push(...(page.Contents ?? []).map((o) => o.Key));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  expect(seen).toEqual([...KEYS].sort(byBytes));
});

it('does not simulate the older listing', async () => {
  await expect(t.s3.send(new ListObjectsCommand({ Bucket: BUCKET }))).rejects.toMatchObject({ name: 'NotImplemented' });
});

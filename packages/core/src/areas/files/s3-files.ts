import { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { Files } from './files';
import { copySource, s3Client, unlessMissing } from './s3-client';
import { s3Listing } from './s3-listing';

/** Files in one S3 bucket. Keys begin with the company, or with `published/` for what clients may open by link. */
export const s3Files = (bucket: string, client = s3Client()): Files => ({
  put: async (key, body, { type, cache }) => {
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: type, CacheControl: cache }),
    );
  },
  get: (key) =>
    unlessMissing(async () => {
      const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return answer.Body?.transformToByteArray();
    }),
  getPiece: (key, from, bytes) =>
    unlessMissing(async () => {
      const Range = `bytes=${from}-${from + bytes - 1}`;
      const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
      return answer.Body?.transformToByteArray();
    }),
  remove: async (key) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  },
  copy: async (key, to, { type, cache }) => {
    const kept = { MetadataDirective: 'REPLACE', ContentType: type, CacheControl: cache } as const;
    const copied = await unlessMissing(() =>
      client.send(new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: copySource(bucket, key), ...kept })),
    );
    return copied !== undefined;
  },
  removeUnder: async (prefix) => {
    const list = s3Listing(bucket, client);
    for (let found = await list(prefix); found.length > 0; found = await list(prefix))
      for (const { key } of found) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  },
});

import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import type { Files } from './files';
import { s3Client, unlessMissing } from './s3-client';

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
  remove: async (key) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  },
});

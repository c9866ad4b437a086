import { CopyObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { Uploads } from './files';
import { s3Client, unlessMissing } from './s3-client';

const path = (bucket: string, key: string) => `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;

/** Uploads into one S3 bucket. */
export const s3Uploads = (bucket: string, client = s3Client()): Uploads => ({
  form: (key, { type, maxBytes, seconds }) =>
    createPresignedPost(client, {
      Bucket: bucket,
      Key: key,
      Fields: { 'Content-Type': type },
      Conditions: [['content-length-range', 1, maxBytes]],
      Expires: seconds,
    }),
  peek: (key, bytes) =>
    unlessMissing(async () => {
      const Range = `bytes=0-${bytes - 1}`;
      const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key, Range }));
      const start = await answer.Body?.transformToByteArray();
      return start && { start, size: Number(answer.ContentRange?.split('/')[1] ?? start.length) };
    }),
  takeIn: async (key, to) => {
    await client.send(new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: path(bucket, key) }));
  },
});

import { CopyObjectCommand, DeleteObjectCommand, GetObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { Uploads } from './files';
import { copySource, s3Client, unlessMissing } from './s3-client';

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
      const size = Number(answer.ContentRange?.split('/')[1] ?? start?.length);
      return start && answer.ETag ? { start, size, etag: answer.ETag } : undefined;
    }),
  takeIn: async (key, to, etag) => {
    const source = { CopySource: copySource(bucket, key), CopySourceIfMatch: etag };
    try {
      await client.send(new CopyObjectCommand({ Bucket: bucket, Key: to, ...source }));
      return true;
    } catch (error) {
      if (error instanceof Error && error.name === 'PreconditionFailed') return false;
      throw error;
    }
  },
  drop: async (key) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  },
});

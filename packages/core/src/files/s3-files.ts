import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { Files } from './files';

const path = (bucket: string, key: string) => `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;

/** Files in one S3 bucket. Keys begin with the company, or with `published/` for what clients may open by link. */
export const s3Files = (
  bucket: string,
  client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' }),
): Files => ({
  put: async (key, body, { type, cache }) => {
    await client.send(
      new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: type, CacheControl: cache }),
    );
  },
  get: async (key) => {
    try {
      const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      return await answer.Body?.transformToByteArray();
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  },
  remove: async (key) => {
    await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
  },
  copy: async (from, to) => {
    await client.send(new CopyObjectCommand({ Bucket: bucket, Key: to, CopySource: path(bucket, from) }));
  },
});

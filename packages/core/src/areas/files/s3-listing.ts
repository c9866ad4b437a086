import { ListObjectsV2Command } from '@aws-sdk/client-s3';
import { s3Client } from './s3-client';

/** What lies in the store under a prefix, in the order of the keys, behind `after`; at most 1,000. */
export type Listing = (prefix: string, after?: string) => Promise<{ key: string; size: number }[]>;

/** The listing of one S3 bucket. */
export const s3Listing =
  (bucket: string, client = s3Client()): Listing =>
  async (prefix, after) => {
    const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, StartAfter: after }));
    return (page.Contents ?? []).map(({ Key = '', Size = 0 }) => ({ key: Key, size: Size }));
  };

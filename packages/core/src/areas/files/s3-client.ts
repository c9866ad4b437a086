import { NoSuchKey, S3Client } from '@aws-sdk/client-s3';

/** Checksums only where S3 demands them: a link that is signed with one could not be used by a browser. */
export const s3Client = () => new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' });

/** A file as the source of a copy, as the header wants it. */
export const copySource = (bucket: string, key: string): string =>
  `${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;

/** What was read, or undefined when there is no such object. */
export const unlessMissing = async <T>(read: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (error instanceof NoSuchKey) return undefined;
    throw error;
  }
};

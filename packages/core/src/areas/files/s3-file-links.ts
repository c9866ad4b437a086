import { GetObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { FileLinks } from './files';
import { s3Client } from './s3-client';

const percent = (char: string) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`;
/** A name any browser saves under: plain letters first, then the whole name in the form that newer ones prefer. Source: RFC 6266. */
const asDownload = (fileName: string) => {
  const plain = fileName.replace(/[^\w .-]/g, '_');
  const whole = encodeURIComponent(fileName.toWellFormed()).replace(/['()*]/g, percent);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
};

/** Signed links to the objects of one S3 bucket. */
export const s3FileLinks = (bucket: string, client = s3Client()): FileLinks => ({
  download: (key, { fileName, type, seconds }) => {
    const opens = { ResponseContentDisposition: asDownload(fileName), ResponseContentType: type };
    return getSignedUrl(client, new GetObjectCommand({ Bucket: bucket, Key: key, ...opens }), { expiresIn: seconds });
  },
});

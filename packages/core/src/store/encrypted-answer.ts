import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

const IV_BYTES = 12;
const KEY_BYTES = 32;
const TAG_BYTES = 16;
const keyFrom = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'the answer under an idempotency key', KEY_BYTES));

/** What the answer to a request is kept under: it tells that the request was repeated, and does not open the answer. */
export const hashIdempotencyKey = (secret: string): string =>
  createHash('sha256').update(`name|${secret}`).digest('base64url');

/**
 * An answer as it is kept: links, keys and codes in it are given once, so only a request with the same idempotency key opens it. Smaller, too,
 * than the text it was.
 */
export const encryptAnswer = (secret: string, answer: unknown): Uint8Array<ArrayBuffer> => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv);
  const packed = deflateRawSync(JSON.stringify(answer));
  return new Uint8Array(Buffer.concat([iv, cipher.update(packed), cipher.final(), cipher.getAuthTag()]));
};

/** Opens a kept answer. Earlier versions kept it as text, a third longer; such answers are forgotten after a day. */
export const decryptAnswer = (secret: string, sealed: Uint8Array | string): unknown => {
  const bytes = typeof sealed === 'string' ? Buffer.from(sealed, 'base64url') : Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  const packed = Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
  return JSON.parse(inflateRawSync(packed).toString('utf8'));
};

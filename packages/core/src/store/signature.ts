import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature over a text by a key that only we know, as it can stand in an address. */
export const signText = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Whether a signature is that of the text; takes as long for a wrong one as for the right one. */
export const isSignedWith = (key: string, text: string, signature: string): boolean => {
  const [given, right] = [Buffer.from(signature), Buffer.from(signText(key, text))];
  return given.length === right.length && timingSafeEqual(given, right);
};

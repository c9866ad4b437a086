import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const [SALT, NONCE, TAG] = [16, 12, 16];

/** As people type it: capital or small, with blanks or dashes between. */
const bare = (code: string) => code.normalize('NFKC').replaceAll(/[\s-]/g, '').toLowerCase();
const keyOf = (code: string, link: string, salt: Buffer) =>
  scryptSync(`${bare(code)}\n${link}`, salt, 32, { N: 16_384, r: 8, p: 1 });

/** The page's own token, closed so that the link and its code together open it and neither alone. */
export const encryptPageToken = (page: string, link: string, code: string): string => {
  const [salt, nonce] = [randomBytes(SALT), randomBytes(NONCE)];
  const cipher = createCipheriv(CIPHER, keyOf(code, link, salt), nonce);
  const closed = Buffer.concat([cipher.update(page, 'utf8'), cipher.final()]);
  return Buffer.concat([salt, nonce, cipher.getAuthTag(), closed]).toString('base64url');
};

/** The page's token where the code is right; undefined where it is not. */
export const decryptPageToken = (sealed: string, link: string, code: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url');
  const [salt, nonce] = [bytes.subarray(0, SALT), bytes.subarray(SALT, SALT + NONCE)];
  const tag = bytes.subarray(SALT + NONCE, SALT + NONCE + TAG);
  const decipher = createDecipheriv(CIPHER, keyOf(code, link, salt), nonce, { authTagLength: TAG });
  decipher.setAuthTag(tag);
  try {
    const open = [decipher.update(bytes.subarray(SALT + NONCE + TAG)), decipher.final()];
    return Buffer.concat(open).toString('utf8');
  } catch {
    // A wrong code gives a wrong key, which the tag tells.
    return undefined;
  }
};

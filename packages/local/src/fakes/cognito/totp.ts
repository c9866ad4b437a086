import { createHmac, randomBytes } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const STEP_MS = 30_000;

export const newTotpSecret = () => Array.from(randomBytes(32), (byte) => ALPHABET[byte & 31]).join('');

const bytesOf = (secret: string) => {
  let bits = '';
  for (const letter of secret) bits += ALPHABET.indexOf(letter).toString(2).padStart(5, '0');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((b) => Number.parseInt(b, 2)));
};

/** The six digits an authenticator shows at a moment (RFC 6238). */
export const totpAt = (secret: string, now: number): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / STEP_MS)));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** Whether a code is right now or one step off. */
export const totpMatches = (secret: string | undefined, code: string, now: number) =>
  secret !== undefined && [0, -STEP_MS, STEP_MS].some((off) => totpAt(secret, now + off) === code);

import { createHash } from 'node:crypto';
import * as z from 'zod';
import { epochSeconds } from '../../base/epoch-seconds';
import { UserId } from '../../base/ids';
import { Instant, Version } from '../../base/values';
import { record } from '../../store/record';

/** As many codes as one set has; a new set takes the place of the one before. */
export const RECOVERY_CODES = 10;
/** Wrong codes in a row after which one has to wait. */
const MOST_TRIES = 5;
const WAIT_SECONDS = 15 * 60;

// No letter looks like a digit or another letter.
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const LETTERS_OF_A_CODE = 16;
/** Bytes that make one code. */
export const RECOVERY_BYTES = LETTERS_OF_A_CODE;

/** A code of 80 random bits as it is shown: ABCD-EFGH-JKMN-PQRS. */
export const recoveryCode = (bytes: Uint8Array): string =>
  [...bytes.slice(0, LETTERS_OF_A_CODE)]
    .map((byte, i) => `${i > 0 && i % 4 === 0 ? '-' : ''}${LETTERS[byte % LETTERS.length]}`)
    .join('');
/** A code as it may be typed, in small letters, without its dashes, with spaces, as it is made. */
const plain = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** What is kept of a code. */
export const recoveryHash = (user: string, code: string): string =>
  createHash('sha256')
    .update(`${user}|${plain(code)}`)
    .digest('base64url');

/** The codes that open an account without its authenticator: hashes of those that were not used yet, and how often somebody guessed. */
export const RecoveryCodes = record({
  name: 'recovery_codes',
  schema: z.object({
    user_id: UserId,
    hashes: z.array(z.string()).max(RECOVERY_CODES),
    made_at: Instant,
    tries: z.int().default(0),
    tried_at: Instant.optional(),
    version: Version,
  }),
  key: ['user_id'],
  partition: (k) => ['RECOVERY', k.user_id],
  sort: () => ['CODES'],
});
export type RecoveryCodeSet = z.infer<typeof RecoveryCodes.schema>;

/** Whether so many wrong codes came lately that the next has to wait. */
export const triesSpent = ({ tries, tried_at }: RecoveryCodeSet, now: string): boolean =>
  tries >= MOST_TRIES && tried_at !== undefined && epochSeconds(now) - epochSeconds(tried_at) < WAIT_SECONDS;

/** The set after one of its codes was used; undefined when it has no such code. */
export const withoutCode = (set: RecoveryCodeSet, code: string): RecoveryCodeSet | undefined => {
  const hash = recoveryHash(set.user_id, code);
  if (!set.hashes.includes(hash)) return undefined;
  const { tried_at: _tried, ...rest } = set;
  return { ...rest, hashes: set.hashes.filter((one) => one !== hash), tries: 0 };
};
/** The set after a wrong code. */
export const withTry = (set: RecoveryCodeSet, now: string): RecoveryCodeSet => ({
  ...set,
  tries: triesSpent(set, now) || set.tries < MOST_TRIES ? set.tries + 1 : 1,
  tried_at: now,
});

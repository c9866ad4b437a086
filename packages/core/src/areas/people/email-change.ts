import { createHash } from 'node:crypto';
import * as z from 'zod';
import { epochSeconds } from '../../base/epoch-seconds';
import { UserId } from '../../base/ids';
import { later } from '../../base/later';
import { ok, type Result } from '../../base/result';
import { Email, Instant, Version } from '../../base/values';
import { LONG_RUNNING_QUEUE, record } from '../../store/record';
import { refuse } from './errors';

const HOUR_MS = 3_600_000;
/** How long a code works, and how many can be mailed within that time. */
const CODE_MS = HOUR_MS;
const MOST_CODES = 5;
/** Wrong entries after which a code is worth nothing. */
const MOST_TRIES = 5;
/** Longer than moving a sign-in takes: who is not done by then has died on the way. */
const MOVING_MS = 60_000;
const DAY_SECONDS = 86_400;

/** A user who wants to sign in with another address, until the code mailed there has proven that it is theirs. */
export const EmailChanges = record({
  name: 'email_change',
  schema: z.object({
    user_id: UserId,
    to: Email,
    /** What is kept of the code; missing where none was mailed, because the address is somebody else's. */
    code_hash: z.string().optional(),
    tries: z.int().min(0),
    /** When codes were mailed within the last hour. */
    sent: z.array(Instant).max(MOST_CODES),
    expires_at: Instant,
    /** Set once the code was right: then the move is under way, and looked after at this instant. */
    finish_at: Instant.optional(),
    version: Version,
  }),
  key: ['user_id'],
  partition: (k) => ['EMAIL_CHANGE', k.user_id],
  sort: () => ['CHANGE'],
  due: ({ finish_at }) => finish_at,
  queue: LONG_RUNNING_QUEUE,
  expires: ({ finish_at, expires_at }) => (finish_at ? undefined : epochSeconds(expires_at) + DAY_SECONDS),
});
export type EmailChange = z.infer<typeof EmailChanges.schema>;

/** What is kept of a code. */
const emailCodeHash = ({ user_id, to }: Pick<EmailChange, 'user_id' | 'to'>, code: string): string =>
  createHash('sha256').update(`${user_id}|${to}|${code}`).digest('base64url');

/**
 * The change after it was asked for at `now`, in place of one asked for before; without a `code` none will be right. Refuses
 * `request.too_many` after many mails within an hour, and `busy` while an earlier change is under way.
 */
export const requestEmailChange = (
  before: EmailChange | undefined,
  asked: Pick<EmailChange, 'user_id' | 'to'> & { code?: string | undefined },
  now: string,
): Result<EmailChange> => {
  const { user_id, to, code } = asked;
  if (before?.finish_at) return refuse('busy');
  const lately = (before?.sent ?? []).filter((at) => Date.parse(at) > Date.parse(now) - HOUR_MS);
  if (lately.length >= MOST_CODES) return refuse('request.too_many', { params: { wait: 'an hour' } });
  return ok({
    user_id,
    to,
    code_hash: code === undefined ? undefined : emailCodeHash({ user_id, to }, code),
    tries: 0,
    sent: [...lately, now],
    expires_at: later(now, CODE_MS),
    version: (before?.version ?? 0) + 1,
  });
};

/**
 * The change after a code was entered at `now`: `right` says whether the address is proven. Whoever enters one keeps what comes out, so that
 * each guess counts. Refuses `sign_in.code_expired` for a code that is too old or was guessed at too often.
 */
export const checkEmailChangeCode = (
  before: EmailChange,
  code: string,
  now: string,
): Result<{ right: boolean; change: EmailChange }> => {
  const spent = before.tries >= MOST_TRIES || Date.parse(before.expires_at) <= Date.parse(now);
  if (spent && !before.finish_at) return refuse('sign_in.code_expired');
  const right = before.code_hash === emailCodeHash(before, code);
  const change = right
    ? { ...before, finish_at: later(now, MOVING_MS) }
    : { ...before, tries: Math.min(before.tries + 1, MOST_TRIES) };
  return ok({ right, change });
};

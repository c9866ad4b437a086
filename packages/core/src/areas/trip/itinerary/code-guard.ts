import * as z from 'zod';
import { epochSeconds } from '../../../base/epoch-seconds';
import { Instant, Version } from '../../../base/values';
import { record } from '../../../store/record';

/** Wrong codes that are met with nothing but the sentence. */
const FREE_TRIES = 5;
const LONGEST_MINUTES = 60;

/** How often a link's code was tried since it was last right. Apart from the link, so that guessing makes no advisor's edit stale. */
export const CodeGuard = z.object({ gate_hash: z.string(), tries: z.int(), last_at: Instant, version: Version });
export type CodeGuard = z.infer<typeof CodeGuard>;

const FORGOTTEN_AFTER_SECONDS = 30 * 24 * 3600;
export const CodeGuards = record({
  name: 'code_guard',
  schema: CodeGuard,
  key: ['gate_hash'],
  partition: (k) => ['CODE', k.gate_hash],
  sort: () => ['GUARD'],
  expires: ({ last_at }) => epochSeconds(last_at) + FORGOTTEN_AFTER_SECONDS,
});

/** Minutes to wait after so many tries: none at first, then doubling up to an hour. */
export const waitMinutes = (tries: number): number =>
  tries < FREE_TRIES ? 0 : Math.min(2 ** (tries - FREE_TRIES), LONGEST_MINUTES);

/** Minutes until the next code may be tried; 0 when one may be tried now. */
export const minutesLeft = (guard: Pick<CodeGuard, 'tries' | 'last_at'> | undefined, now: string): number => {
  if (!guard) return 0;
  const until = Date.parse(guard.last_at) + waitMinutes(guard.tries) * 60_000;
  return Math.max(0, Math.ceil((until - Date.parse(now)) / 60_000));
};

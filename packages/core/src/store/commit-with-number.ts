import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { CompanyId } from '../base/ids';
import { ok, type Result, refuse } from '../base/result';
import type { Table } from './client';
import { NumberSeries } from './number-series';
import { runInQueue } from './run-in-queue';
import { tenantDb } from './tenant-db';
import type { Write } from './write';

/** Ends before the 15 seconds of a function are over, so that the caller hears a refusal. */
const PATIENCE_MS = 12_000;
/** How many tries of others fit into the longest pause: 16 writers leave one another room, whether a try takes 5 ms or 100. */
const PAUSE_IN_TRIES = 12;
/** One slow try must not cost much of the patience. */
const LONGEST_PAUSE_MS = 1000;

/**
 * A pause in milliseconds with full jitter, below a limit that follows how long a try takes. It doesn't grow with the tries lost: a writer
 * that has lost often would wait longest, and lose again to those who just came.
 */
const drawPause = (tryMs: number): number =>
  randomInt(1 + Math.ceil(Math.min(tryMs * PAUSE_IN_TRIES, LONGEST_PAUSE_MS)));

/**
 * A series, and the day that the record with the next number bears, where numbers and days go on together. `first` is what a series begins
 * with that has no number yet; 1 where nothing is said. `patience` is for how many milliseconds a number is tried for; twelve seconds where
 * nothing is said.
 */
type Series = {
  table: Table;
  company: CompanyId;
  series: string;
  day?: string;
  first?: number;
  patience?: number;
};

/**
 * The next number as the series is now, and the write that takes it: refused when another has taken it first. A day before that of the
 * newest record is `series.later_day`.
 */
const readNextNumber = async ({
  table,
  company,
  series,
  day,
  first = 1,
}: Series): Promise<Result<{ number: number; claim: Write }>> => {
  const db = tenantDb(table, company);
  const before = await db.get(NumberSeries, { series }, true);
  if (day && before?.last_day && day < before.last_day)
    return refuse('series.later_day', { params: { day: before.last_day } });
  const number = before ? before.last + 1 : first;
  const next = { last: number, ...(day && { last_day: day }) };
  const claim = before
    ? db.change(NumberSeries, before, { ...before, ...next })
    : db.insert(NumberSeries, { series, ...next, version: 1 });
  return ok({
    number,
    claim: { ...claim, refuseOnConflict: true, refusal: refuse('series.busy', { params: { series } }) },
  });
};

type Commit<T> = (number: number, claim: Write) => Promise<Result<T>>;

const tryUntil = async <T>(deadline: number, asked: Series, commit: Commit<T>): Promise<Result<T>> => {
  const { series } = asked;
  for (;;) {
    const started = performance.now();
    const next = await readNextNumber(asked);
    if (!next.ok) return next;
    const outcome = await commit(next.value.number, next.value.claim);
    // A record may take numbers of two series in one transaction: what the other has lost is not tried again here.
    if (outcome.ok || outcome.code !== 'series.busy' || outcome.params?.series !== series) return outcome;
    const now = performance.now();
    const pause = drawPause(now - started);
    if (now + pause > deadline) return outcome;
    await wait(pause);
  }
};

/**
 * Commits a record under the next number of a series without gaps: 1, 2, 3 and so on, or from where it begins, for each company and series. `commit` puts `claim`
 * behind the writes of the record that carries `number`, in one transaction: what is refused, fails or is killed takes no number, and a
 * request that is repeated under its idempotency key gets its first answer and no second number. `commit` runs again, with another number,
 * when someone else has taken that one; every other refusal is passed on at once. Refuses with `series.busy` after twelve seconds, and with
 * `series.later_day` where `day` is before that of the newest record; the contract names both. A record with numbers of two series takes them by calls inside one another, in the same order everywhere.
 */
export const commitWithNumber = <T>(asked: Series, commit: Commit<T>): Promise<Result<T>> => {
  const deadline = performance.now() + (asked.patience ?? PATIENCE_MS);
  return runInQueue(asked.table, `${asked.company} ${asked.series}`, () => tryUntil(deadline, asked, commit));
};

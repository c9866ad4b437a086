import { later } from '@wayline/core/base/later';
import { log } from '@wayline/core/base/log';
import type { Deps } from '@wayline/core/store/deps';
import { type DueItem, findDue, giveUpDue, postponeDue } from '@wayline/core/store/due';
import { parseCompanyId } from '@wayline/core/store/keys';
import type { LONG_RUNNING_QUEUE } from '@wayline/core/store/record';
import { baseDeps } from '../kernel/deps';
import type { JobHandlers } from '../kernel/job';

/** What Lambda says of a run's time: how many milliseconds are left to it. */
export type TimeLimit = { getRemainingTimeInMillis(): number };

/** After so many failures, over about fifteen hours, work is given up and waits among the dead letters for a person. */
const MOST_ATTEMPTS = 10;
const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS;
/** The everyday work goes on for so long while more is due; its function has 55 s and runs every minute. */
const BUDGET_MS = 45_000;
/** With less than this left to the function, nothing new is begun. */
const LAST_MS = 5_000;

const pauseAfter = (attempts: number) => Math.min(2 ** attempts * MINUTE_MS, LONGEST_PAUSE_MS);

type Run = { deps: Deps; at: string; hurry: () => boolean; kinds: JobHandlers; failed: number; given_up: number };

/** One that fails is tried again later, further apart each time, so that it keeps nothing else waiting. */
const putOff = async ({ deps, at }: Run, item: DueItem, error: unknown): Promise<'failed' | 'given up'> => {
  const attempts = (item.due_attempts ?? 0) + 1;
  const fields = { type: item.type, company_id: parseCompanyId(item.pk), attempts };
  if (attempts < MOST_ATTEMPTS) {
    log.error('due work failed', error, fields);
    await postponeDue(deps.table, item, later(at, pauseAfter(attempts)), attempts);
    return 'failed';
  }
  log.error('due work given up', error, fields);
  await giveUpDue(deps.table, item, at, attempts, error instanceof Error ? error.name : 'Error');
  return 'given up';
};

const settle = async (run: Run, item: DueItem) => {
  try {
    const settleKind = run.kinds.get(item.type);
    if (!settleKind) throw new Error(`No job knows what to do with ${item.type}.`);
    const tools = { ...run.deps, at: run.at, hurry: run.hurry };
    await settleKind(tools, parseCompanyId(item.pk), item);
  } catch (error) {
    if ((await putOff(run, item, error)) === 'given up') run.given_up += 1;
    run.failed += 1;
  }
};

/**
 * Does what is due, the oldest first. Found by the due index, settled by conditional writes, so two runs at once do it once. The everyday
 * work goes on while a shard holds more and there is time; what stays due after it was settled then goes on a minute later, behind what
 * waits, and so does what the time of the function does not reach. The run fails at its end when something failed, so that somebody looks.
 */
export const runDueJobs = async (kinds: JobHandlers, queue?: typeof LONG_RUNNING_QUEUE, limit?: TimeLimit) => {
  const deps = baseDeps();
  const hurry = () => limit !== undefined && limit.getRemainingTimeInMillis() < LAST_MS;
  const run: Run = { deps, at: deps.now(), hurry, kinds, failed: 0, given_up: 0 };
  const end = later(run.at, BUDGET_MS);
  const settled = new Set<string>();
  for (;;) {
    const found = await findDue(deps.table, run.at, queue);
    for (const item of found.items) {
      if (hurry()) break;
      const seen = `${item.pk} ${item.due_sk}`;
      if (settled.has(seen)) await postponeDue(deps.table, item, later(run.at, MINUTE_MS));
      else await settle(run, item);
      settled.add(seen);
    }
    if (!found.more || queue || hurry() || deps.now() > end) break;
  }
  const { failed, given_up } = run;
  const items = settled.size;
  if (items) log.info('due work', { items, failed, given_up });
  if (failed) throw new Error(`${failed} of ${items} due items failed.`);
  return { items };
};

import type { DynamoDBStreamEvent } from 'aws-lambda';
import { lambdaEvent } from './lambda-records';
import { streamReader } from './stream-reader';

const BUSY_MS = 25;
const IDLE_MS = 100;
const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;

/** Where the place reached in the stream is kept between two runs. */
export type Checkpoint = { load(): string | undefined; save(place: string): void };
/** Rings after so many milliseconds, unless what it returns is called before. */
export type Timer = (ring: () => void, ms: number) => () => void;
type Options = {
  endpoint: string;
  table: string;
  checkpoint: Checkpoint;
  deliver: (batch: DynamoDBStreamEvent) => Promise<void>;
  /** Hears, before the next records are delivered, that some before them were lost; they wait until it is dealt with. */
  onGap: () => Promise<void>;
  /** The time, in epoch milliseconds. */
  now?: () => number;
  timer?: Timer;
};

/** AWS keeps a stream for a day as well. */
const KEPT_SECONDS = 24 * 60 * 60;
/** Older records are thrown away after so many, and once at the beginning. */
const FORGET_AFTER = 5_000;

const clockTimer: Timer = (ring, ms) => {
  const running = setTimeout(ring, ms);
  return () => clearTimeout(running);
};

/** A pause that can be cut short; a call that comes before the pause counts for the next one. */
const alarm = (timer: Timer) => {
  let called = false;
  let wake: (() => void) | undefined;
  return {
    call: () => {
      called = true;
      wake?.();
    },
    pause: async (ms: number) => {
      if (!called) {
        let cancel: (() => void) | undefined;
        await new Promise<void>((resolve) => {
          wake = resolve;
          cancel = timer(resolve, ms);
        });
        cancel?.();
        wake = undefined;
      }
      called = false;
    },
  };
};

/**
 * Reads the table's stream and hands it on in order, as Lambda does. A batch that fails is handed on again, later and later; the place
 * reached is kept, so that after a restart nothing is missed (at least once). `nudge` says that something was just written.
 */
export const pollStream = async ({
  endpoint,
  table,
  checkpoint,
  deliver,
  onGap,
  now = Date.now,
  timer = clockTimer,
}: Options) => {
  const reader = await streamReader(endpoint, table, checkpoint.load());
  const { call, pause } = alarm(timer);
  let stopped = false;
  let failures = 0;
  let sinceForgotten = FORGET_AFTER;

  const forget = async (delivered: number) => {
    sinceForgotten += delivered;
    if (sinceForgotten < FORGET_AFTER) return;
    await reader.forget(Math.floor(now() / 1000) - KEPT_SECONDS);
    sinceForgotten = 0;
  };
  const step = async (): Promise<number> => {
    const records = await reader.next();
    if (records.length === 0) return IDLE_MS;
    if (reader.hasGap()) await onGap();
    await deliver(lambdaEvent(reader.arn, records));
    checkpoint.save(await reader.done());
    failures = 0;
    await forget(records.length);
    return BUSY_MS;
  };
  const afterFailure = (error: unknown): number => {
    const wait = Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
    failures += 1;
    if (!stopped) console.error(`The stream was not delivered and will be tried again in ${wait} ms.`, error);
    return wait;
  };
  const run = async () => {
    while (!stopped) await pause(await step().catch(afterFailure));
  };
  const finished = run();
  return {
    nudge: () => {
      if (failures === 0) call();
    },
    stop: async () => {
      stopped = true;
      call();
      await finished;
      reader.close();
    },
  };
};

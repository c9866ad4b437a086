import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { recordCapacity } from './capacity-meter';
import type { Table } from './client';
import { expandWrites } from './expand-writes';
import { MAX_ITEM_BYTES, MAX_TRANSACTION_BYTES, MAX_TRANSACTION_ITEMS, measureItemBytes, TooLarge } from './limits';
import { findHiddenWrite } from './scope';
import type { Write } from './write';

/** Which step was refused, and the record as it stands, where the step asked for it. */
export type Refused = {
  ok: false;
  /** Its place among all that was written, what followed the writes among them. */
  index: number;
  write: Write;
  current: Record<string, unknown> | undefined;
  /** The step concerns what the writer does not see. */
  hidden?: true;
};

const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 15;
const LONGEST_PAUSE_MS = 2000;
const CONFLICT = 'TransactionConflict';
const PASSING = new Set([CONFLICT, 'ThrottlingError', 'ProvisionedThroughputExceeded']);

export { TransactionCanceledException };
/** Whether what cancelled a transaction passes by itself, such as a neighbour's: nothing but that kept it from being written. */
export const isPassing = ({ CancellationReasons: reasons = [] }: TransactionCanceledException): boolean =>
  reasons.some(({ Code = 'None' }) => PASSING.has(Code)) &&
  reasons.every(({ Code = 'None' }) => Code === 'None' || PASSING.has(Code));

/** The bytes of a write and of what follows it, as a transaction is limited by them. */
export const measureWriteBytes = ({ item, follows = [] }: Write): number =>
  [item, ...follows.map((one) => one.item)].reduce(
    (sum, one) => sum + measureItemBytes(one.Put?.Item ?? one.Update?.ExpressionAttributeValues ?? {}),
    0,
  );
/** How many places of a transaction a write takes with what follows it. */
export const countSteps = ({ follows = [] }: Write): number => 1 + follows.length;

const checkLimits = (writes: readonly Write[]) => {
  if (writes.length > MAX_TRANSACTION_ITEMS) throw new TooLarge('transaction');
  const sizes = writes.map(measureWriteBytes);
  if (sizes.some((s) => s > MAX_ITEM_BYTES)) throw new TooLarge('item');
  if (sizes.reduce((a, b) => a + b, 0) > MAX_TRANSACTION_BYTES) throw new TooLarge('transaction');
};

/**
 * A pause in milliseconds, longer after each try that met a neighbour's. It follows how long a try takes: where that is long, neighbours that
 * waited for less would only meet again.
 */
const drawPause = (attempt: number, tryMs: number): number => {
  const longest = Math.min(Math.max(FIRST_PAUSE_MS, Math.ceil(tryMs)) * 2 ** attempt, LONGEST_PAUSE_MS);
  return randomInt(Math.floor(longest / 2), longest);
};

/** How a transaction ended. */
export type Outcome = { ok: true } | Refused;

const refused = (writes: readonly Write[], index: number, current?: Record<string, unknown>): Refused => ({
  ok: false,
  index,
  write: writes[index] as Write,
  current,
});

const attempted = async (table: Table, wanted: readonly Write[]): Promise<Outcome> => {
  let writes = wanted;
  for (let attempt = 1; ; attempt++) {
    const begun = performance.now();
    try {
      const answer = await table.db.send(
        new TransactWriteCommand({ TransactItems: writes.map((w) => w.item), ReturnConsumedCapacity: 'TOTAL' }),
      );
      recordCapacity('writes', answer.ConsumedCapacity);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      recordCapacity('writes', undefined);
      const reasons = error.CancellationReasons ?? [];
      const index = reasons.findIndex((r) => r.Code === 'ConditionalCheckFailed');
      if (index >= 0) {
        const item = reasons[index]?.Item;
        return refused(writes, index, item && unmarshall(item));
      }
      const lost = reasons.findIndex((r, place) => r.Code === CONFLICT && writes[place]?.refuseOnConflict);
      if (lost >= 0) return refused(writes, lost);
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
      writes = writes.map((one, place) => (reasons[place]?.Code === CONFLICT ? (one.elsewhere?.() ?? one) : one));
      await wait(drawPause(attempt, performance.now() - begun));
    }
  }
};

/**
 * All of the writes or none. A condition that does not hold is an answer; a conflict with a neighbour's transaction is tried again, further
 * apart each time, unless its write refuses then; anything else throws.
 */
export const transact = async (table: Table, wanted: readonly Write[]): Promise<Outcome> => {
  const writes = expandWrites(table, wanted);
  if (writes.length === 0) return { ok: true };
  checkLimits(writes);
  const hidden = await findHiddenWrite(table, writes);
  if (hidden !== undefined) return { ...refused(writes, hidden), hidden: true };
  return attempted(table, writes);
};

/** Writes of which none depends on another, as many at once as a transaction holds. Safe to repeat when it breaks off. */
export const transactInTurns = async (table: Table, writes: readonly Write[]): Promise<void> => {
  const all = expandWrites(table, writes);
  for (let at = 0; at < all.length; at += MAX_TRANSACTION_ITEMS)
    await transact(table, all.slice(at, at + MAX_TRANSACTION_ITEMS));
};

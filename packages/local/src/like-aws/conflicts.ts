import { randomInt } from 'node:crypto';
import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { Between } from '../intercept-clients';

/** One in twenty transactions meets another one. */
const SHARE = 0.05;
const CONFLICT = { Code: 'TransactionConflict', Message: 'Transaction is ongoing for the item' };

/** Refuses some transactions as DynamoDB does when another one has hold of an item: nothing is written, and it may be tried again. */
export const conflicts =
  (chance: () => number = Math.random): Between =>
  (command, input) => {
    if (command !== 'TransactWriteItems' || chance() >= SHARE) return undefined;
    const { TransactItems } = input as { TransactItems: readonly unknown[] };
    const met = randomInt(TransactItems.length);
    return new TransactionCanceledException({
      message: 'Transaction cancelled, please refer cancellation reasons for specific reasons [TransactionConflict]',
      CancellationReasons: TransactItems.map((_, place) => (place === met ? CONFLICT : { Code: 'None' })),
      $metadata: { httpStatusCode: 400 },
    });
  };

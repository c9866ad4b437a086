import { appendFileSync } from 'node:fs';
import type { DynamoDBStreamEvent } from 'aws-lambda';

const MOST_ATTEMPTS = 5;
type Deliver = (batch: DynamoDBStreamEvent) => Promise<void>;

/** Gives a batch that keeps failing up after five attempts, as the deployed stream does, and keeps it in a file: one bad event must not hold up the rest. */
export const withDeadLetters = (deliver: Deliver, file: string): Deliver => {
  let failing: string | undefined;
  let failures = 0;
  return async (batch) => {
    const first = batch.Records[0]?.eventID;
    try {
      await deliver(batch);
    } catch (error) {
      failures = first === failing ? failures + 1 : 1;
      failing = first;
      if (failures < MOST_ATTEMPTS) throw error;
      appendFileSync(file, `${JSON.stringify(batch)}\n`);
      console.error(`A part of the stream was given up after ${MOST_ATTEMPTS} attempts and kept in ${file}.`, error);
    }
  };
};

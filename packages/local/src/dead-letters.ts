import { appendFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { DynamoDBStreamEvent } from 'aws-lambda';

const MOST_ATTEMPTS = 5;
type Batch = DynamoDBStreamEvent;
type Deliver = (batch: Batch) => Promise<void>;

const lineOf = (batch: Batch) => `${JSON.stringify(batch)}\n`;
/** A line that a crash cut off was not kept yet: the stream hands its change on again. */
const batchOf = (line: string): Batch[] => {
  try {
    return [JSON.parse(line) as Batch];
  } catch {
    return [];
  }
};
const keptIn = (file: string): Batch[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(batchOf) : [];

/** The changes of a batch that cannot be delivered even alone, each as a batch of its own, with the reason. */
const failingAlone = async (deliver: Deliver, { Records }: Batch) => {
  const failing: { batch: Batch; reason: unknown }[] = [];
  for (const record of Records) {
    const batch = { Records: [record] };
    await deliver(batch).catch((reason: unknown) => failing.push({ batch, reason }));
  }
  return failing;
};

/**
 * What a failing stream leaves behind. A batch is handed on five times, then change by change, which is where the deployed stream gets
 * by halving; a change that fails even so is kept in a file, so that it holds up nothing else.
 */
export const deadLetters = (deliver: Deliver, file: string) => {
  let failing: string | undefined;
  let failures = 0;
  const giveUp = async (batch: Batch) => {
    for (const { batch: change, reason } of await failingAlone(deliver, batch)) {
      appendFileSync(file, lineOf(change));
      console.error(`A change was given up after ${MOST_ATTEMPTS} attempts and kept in ${file}.`, reason);
    }
  };
  return {
    deliver: async (batch: Batch): Promise<void> => {
      const first = batch.Records[0]?.eventID;
      try {
        await deliver(batch);
      } catch (error) {
        failures = first === failing ? failures + 1 : 1;
        failing = first;
        if (failures < MOST_ATTEMPTS) throw error;
        await giveUp(batch);
      }
    },
    /**
     * Hands on once more what was given up before, and keeps what fails again; consumers take a change twice as once. To be called
     * before anything is delivered. Returns how many changes wait still.
     */
    retry: async (): Promise<number> => {
      const still: Batch[] = [];
      for (const batch of keptIn(file))
        for (const { batch: change } of await failingAlone(deliver, batch)) still.push(change);
      if (still.length === 0) {
        rmSync(file, { force: true });
        return 0;
      }
      writeFileSync(`${file}.new`, still.map(lineOf).join(''));
      renameSync(`${file}.new`, file);
      return still.length;
    },
  };
};

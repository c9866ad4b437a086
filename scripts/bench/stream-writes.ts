import { readFileSync } from 'node:fs';
import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { enginesOn, startTestEngine, type TestEngine } from '@wayline/local/database/test-engine';

const BETWEEN = 20_000;
const BATCH = 25;
const MEASURED = 500;
/** What a write may cost the engine beside one to an empty stream; without the index of stream-table.sql, four times as much. */
const MOST_TIMES = 2;

export type StreamWriteFigures = { before: number; after: number };

/** What the engine has worked so far, in clock ticks; what else the machine does, does not count. */
const worked = ({ file }: TestEngine): number => {
  const [pid] = enginesOn(file);
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(stat[11]) + Number(stat[12]);
};
const workOfWrites = async (engine: TestEngine, round: string): Promise<number> => {
  const from = worked(engine);
  for (let i = 0; i < MEASURED; i += 1) await engine.put(`${round}-${i}`);
  return worked(engine) - from;
};
const fill = async ({ client, table }: TestEngine) => {
  for (let from = 0; from < BETWEEN; from += BATCH) {
    const puts = Array.from({ length: BATCH }, (_, i) => {
      const id = { S: `item-${from + i}` };
      return { PutRequest: { Item: { pk: id, sk: id } } };
    });
    await client().send(new BatchWriteItemCommand({ RequestItems: { [table]: puts } }));
  }
};

/** What writes cost the engine whose stream is empty, and full: it finds the newest record by an index of ours. */
export const measureStreamWrites = async (): Promise<StreamWriteFigures> => {
  const engine = await startTestEngine();
  try {
    const before = await workOfWrites(engine, 'before');
    await fill(engine);
    return { before, after: await workOfWrites(engine, 'after') };
  } finally {
    await engine.stop();
  }
};

const timesOf = ({ before, after }: StreamWriteFigures) => after / Math.max(1, before);

export const printStreamWrites = (figures: StreamWriteFigures) =>
  console.log(
    `\n${MEASURED} writes after ${BETWEEN.toLocaleString('en-US')} others: ${timesOf(figures).toFixed(2)}x of what the first cost the engine (${figures.after} and ${figures.before} ticks; at most ${MOST_TIMES}x)`,
  );

export const streamWriteComplaints = (figures: StreamWriteFigures): string[] =>
  timesOf(figures) > MOST_TIMES
    ? [`a write costs the engine ${timesOf(figures).toFixed(2)}x once its stream is full`]
    : [];

import { readFileSync } from 'node:fs';
import { BatchWriteItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enginesOn, startTestEngine, type TestEngine } from './test-engine';

const BETWEEN = 10_000;
const BATCH = 25;
const MEASURED = 300;
let e: TestEngine;
beforeAll(async () => {
  e = await startTestEngine();
});
afterAll(() => e.stop());

/** What the engine has worked so far, in clock ticks; what else the machine does, does not count. */
const worked = (): number => {
  const [pid] = enginesOn(e.file);
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return Number(stat[11]) + Number(stat[12]);
};

const workOfWrites = async (round: string): Promise<number> => {
  const before = worked();
  for (let i = 0; i < MEASURED; i += 1) await e.put(`${round}-${i}`);
  return worked() - before;
};

const fill = async () => {
  for (let from = 0; from < BETWEEN; from += BATCH) {
    const items = Array.from({ length: BATCH }, (_, i) => ({ S: `item-${from + i}` }));
    const puts = items.map((id) => ({ PutRequest: { Item: { pk: id, sk: id } } }));
    await e.client().send(new BatchWriteItemCommand({ RequestItems: { [e.table]: puts } }));
  }
};

it('costs the engine as much to write after 10,000 streamed items as before', async () => {
  const before = await workOfWrites('before');
  await fill();
  expect((await workOfWrites('after')) / before).toBeLessThan(2.5);
}, 120_000);

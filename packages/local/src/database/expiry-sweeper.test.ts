import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSweeper, sweepExpired } from './expiry-sweeper';
import { startTestEngine, type TestEngine } from './test-engine';

let e: TestEngine;
beforeAll(async () => {
  e = await startTestEngine();
});
afterAll(() => e.stop());

const left = async () =>
  (await e.client().send(new ScanCommand({ TableName: e.table }))).Items?.map((i) => i.pk?.S).sort() ?? [];
const ttl = (seconds: number) => ({ ttl: { N: String(seconds) } });

it('deletes what has outlived its time, and nothing else', async () => {
  await e.put('over', ttl(999));
  await e.put('now', ttl(1000));
  await e.put('later', ttl(1001));
  await e.put('for-ever');
  expect(await sweepExpired(new DynamoDBClient({ endpoint: e.endpoint() }), e.table, () => 1000)).toBe(1);
  expect(await left()).toEqual(['for-ever', 'later', 'now']);
});

it('sweeps at its start by the clock it is given', async () => {
  const sweeper = startSweeper(e.endpoint(), e.table, () => 2_000_000);
  await expect.poll(left).toEqual(['for-ever']);
  await sweeper.stop();
});

it('goes through the table in small pages, rests between them, and ends when it is told to', async () => {
  for (let n = 0; n < 250; n++) await e.put(`over-${n}`, ttl(1));
  const client = new DynamoDBClient({ endpoint: e.endpoint() });
  let rests = 0;
  const twice = async () => (++rests < 2 ? ('go on' as const) : ('stop' as const));
  const first = await sweepExpired(client, e.table, () => 1000, twice);
  expect(first).toBeLessThan(250);
  expect(first + (await sweepExpired(client, e.table, () => 1000))).toBe(250);
  expect(rests).toBe(2);
  expect(await left()).toEqual(['for-ever']);
});

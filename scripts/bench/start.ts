import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type CompanyId, idMaker } from '@wayline/core/base/ids';
import { openTable } from '@wayline/core/store/client';
import { migrationMark } from '@wayline/local/data-dir';
import { startDatabase } from '@wayline/local/database/engine';
import { fileCheckpoint } from '@wayline/local/database/file-checkpoint';
import { streamReader } from '@wayline/local/database/stream-reader';
import { signIn } from '@wayline/local/durability/advisor';
import { demoComplete } from '@wayline/local/durability/demo-moments';
import { startProcess } from '@wayline/local/durability/product-process';
import { TABLE_NAME } from '@wayline/local/environment';
import { freePort } from '@wayline/local/free-port';
import { seedTrips } from './seed';
import { timed } from './timing';

const TRIPS = 15_000;
const BUDGET_MS = 4_000;
const ROUNDS = 3;

type Held = { company: Parameters<typeof seedTrips>[1]; trips: number };

/** The demo company, and how many trips it holds. */
const heldBy = async (origin: string): Promise<Held> => {
  const { call } = await signIn(origin);
  const [{ user }, { total }] = await Promise.all([call('misc.shell.get', {}), call('trips.list', {})]);
  return { company: { id: user.usercompany.id as CompanyId, user: { id: user.id } }, trips: total };
};

/** What was put there is nobody's news: the stream is gone on with behind it. */
const skipNews = async (endpoint: string, dataDir: string) => {
  const checkpoint = fileCheckpoint(path.join(dataDir, 'stream-position'));
  const reader = await streamReader(endpoint, TABLE_NAME, checkpoint.load());
  while ((await reader.next()).length > 0) checkpoint.save(await reader.done());
  reader.close();
};

/** Puts trips into the demo company of a product that has ended. */
const grow = async (dataDir: string, { company }: Pick<Held, 'company'>) => {
  const database = await startDatabase({ file: path.join(dataDir, 'table.db') });
  Object.assign(process.env, { AWS_REGION: 'eu-west-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' });
  process.env.AWS_ENDPOINT_URL_DYNAMODB = database.endpoint;
  const table = openTable(TABLE_NAME);
  const newId = idMaker(Date.now, (n) => randomBytes(n));
  const recorder = { send: table.db.send.bind(table.db) as (command: unknown) => Promise<unknown> };
  await seedTrips({ table, newId, recorder }, company, TRIPS);
  await skipNews(database.endpoint, dataDir);
  table.db.destroy();
  await database.stop();
};

/** The first page as a person sees it at once: signed in, the newest trips, the number of all. Returns milliseconds. */
const firstPage = (origin: string, trips: number): Promise<number> =>
  timed(async () => {
    const { call } = await signIn(origin);
    const [, page] = await Promise.all([call('misc.shell.get', {}), call('trips.list', {})]);
    assert.equal(page.total, trips);
    assert.equal(page.trips.length, 100);
  });

const seconds = (times: readonly number[]) => times.map((ms) => `${(ms / 1000).toFixed(1)} s`).join(', ');

const dataDir = mkdtempSync(path.join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'wayline-start-'));
const begin = async () => startProcess(dataDir, await freePort());

/** Starts in turn, `before` ahead of each. The best of them counts: a busy machine only adds. */
const starts = async (what: string, trips: number, before: () => void): Promise<number> => {
  const [times, pages]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    before();
    const product = await begin();
    times.push(await timed(() => product.ready));
    pages.push(await firstPage(await product.ready, trips));
    await product.stop();
  }
  console.log(`  ${what.padEnd(28)} ready after ${seconds(times)}; first page right ${seconds(pages)} later`);
  return Math.min(...times);
};

try {
  const first = await begin();
  await demoComplete(await first.ready);
  const held = await heldBy(await first.ready);
  await first.stop();
  await grow(dataDir, held);
  const trips = held.trips + TRIPS;
  console.log(`A start with ${trips.toLocaleString('en-US')} trips (at most ${BUDGET_MS / 1000} s, the best counts)`);
  const best = [
    await starts('as it was stopped', trips, () => {}),
    await starts('with data of another version', trips, () => migrationMark(dataDir).begun('another version')),
  ];
  console.log(`  load of the machine: ${loadavg()[0]?.toFixed(1)}`);
  process.exitCode = Math.max(...best) > BUDGET_MS ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

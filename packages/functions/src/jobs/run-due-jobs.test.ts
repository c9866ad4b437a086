import { LinkExpiries } from '@wayline/core/areas/trip/itinerary/link-expiry.records';
import type { CompanyId } from '@wayline/core/base/ids';
import { listDeadLetters, retryDeadLetters } from '@wayline/core/store/due';
import { withJobLease } from '@wayline/core/store/job-lease';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { transact } from '@wayline/core/store/transact';
import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { defineJob, type JobHandlers } from '../kernel/job';
import { runDueJobs } from './run-due-jobs';

const MINUTE = 60_000;

let world: World;
let company: CompanyId;
beforeAll(async () => {
  world = await startWorld();
  company = world.people.advisor.company_id;
});
beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  clock.waylineClockOffset = 0;
  vi.restoreAllMocks();
});
afterAll(() => world.stop());

const past = () => new Date(Date.now() - MINUTE).toISOString();
const wait = (token_hash: string, expires_at = past()) =>
  transact(world.table, [tenantDb(world.table, company).insert(LinkExpiries, { token_hash, expires_at })]);
const remove = (token_hash: string) =>
  transact(world.table, [tenantDb(world.table, company).remove(LinkExpiries, { token_hash })]);

/** Ends links, but for those that are told to fail. */
const endsAllBut = (fails: (hash: string) => boolean) => {
  const tried: string[] = [];
  const kinds: JobHandlers = new Map([
    defineJob(LinkExpiries, async (_tools, _company, { token_hash }) => {
      tried.push(token_hash);
      if (fails(token_hash)) throw new Error('never');
      await remove(token_hash);
    }),
  ]);
  return { kinds, tried };
};

/** More than one page of a shard: hashes that end alike wait in one. */
const inOneShard = (name: string) => Array.from({ length: 30 }, (_, n) => `${name}-${n}-aa`);
const LONG_AGO = '2020-01-01T00:00:00.000Z';

it('settles what is due behind more than a page of work that fails', async () => {
  const poison = inOneShard('poison');
  await Promise.all(poison.map((hash) => wait(hash, LONG_AGO)));
  await wait('good-aa');
  const { kinds, tried } = endsAllBut((hash) => hash.startsWith('poison'));
  await expect(runDueJobs(kinds)).rejects.toThrow('30 of 31');
  expect(tried).toContain('good-aa');
  expect(await runDueJobs(kinds)).toEqual({ items: 0 });
  await Promise.all(poison.map(remove));
});

it('tries what fails again later and later, then leaves it to a person, who has it tried again', async () => {
  await wait('stubborn');
  const { kinds, tried } = endsAllBut(() => true);
  const runAt = (minutes: number) => {
    clock.waylineClockOffset = minutes * MINUTE;
    return runDueJobs(kinds);
  };
  let minutes = 1;
  for (const pause of [2, 4, 8, 16, 32, 64, 128, 256, 360]) {
    await expect(runAt(minutes)).rejects.toThrow('1 of 1');
    expect(await runAt(minutes + pause - 1)).toEqual({ items: 0 });
    minutes += pause + 1;
  }
  await expect(runAt(minutes)).rejects.toThrow('1 of 1');
  expect(await runAt(minutes + 48 * 60)).toEqual({ items: 0 });
  expect(tried).toHaveLength(10);
  expect(await listDeadLetters(world.table)).toMatchObject([
    { type: 'link_expiry', attempts: 10, error: 'Error', failed_at: expect.any(String) },
  ]);
  const now = new Date(Date.now() + (minutes + 60) * MINUTE).toISOString();
  expect(await retryDeadLetters(world.table, now)).toBe(1);
  clock.waylineClockOffset = (minutes + 61) * MINUTE;
  expect(await runDueJobs(endsAllBut(() => false).kinds)).toEqual({ items: 1 });
  expect(await listDeadLetters(world.table)).toEqual([]);
});

it('comes back later to what stays due, and lets what waits behind it go first', async () => {
  const slow = inOneShard('slow');
  await Promise.all(slow.map((hash) => wait(hash, LONG_AGO)));
  await wait('quick-aa');
  const tried: string[] = [];
  const kinds: JobHandlers = new Map([
    defineJob(LinkExpiries, async (_tools, _company, { token_hash }) => {
      tried.push(token_hash);
      if (token_hash === 'quick-aa') await remove(token_hash);
    }),
  ]);
  await runDueJobs(kinds);
  expect(tried).toContain('quick-aa');
  clock.waylineClockOffset = 2 * MINUTE;
  tried.length = 0;
  await runDueJobs(kinds);
  expect(new Set(tried)).toEqual(new Set(slow));
  await Promise.all(slow.map(remove));
});

it('begins nothing that the time of its function does not reach, and leaves it to the next run', async () => {
  await wait('first-aa', LONG_AGO);
  await wait('second-aa');
  const { kinds, tried } = endsAllBut(() => false);
  const limit = { getRemainingTimeInMillis: () => (tried.length > 0 ? 0 : MINUTE) };
  expect(await runDueJobs(kinds, undefined, limit)).toEqual({ items: 1 });
  expect(tried).toEqual(['first-aa']);
  expect(await runDueJobs(kinds)).toEqual({ items: 1 });
  expect(tried).toEqual(['first-aa', 'second-aa']);
});

it('puts off what no job knows, and blocks nothing by it', async () => {
  await wait('unknown');
  await expect(runDueJobs(new Map())).rejects.toThrow('1 of 1');
  expect(await runDueJobs(new Map())).toEqual({ items: 0 });
  await remove('unknown');
});

it('lets one run at a time have a job, and the next one once it is over or has run out', async () => {
  const lease = (minutes: number) => ({
    job: 'test',
    holder: `run-${minutes}`,
    now: new Date(Date.parse('2031-05-01T00:00:00.000Z') + minutes * MINUTE).toISOString(),
    forMs: 5 * MINUTE,
  });
  const inner: unknown[] = [];
  const ran = await withJobLease(world.table, lease(0), async () => {
    inner.push(await withJobLease(world.table, lease(1), async () => 'overlap'));
    inner.push(await withJobLease(world.table, lease(6), async () => 'after it ran out'));
    return 'done';
  });
  expect([ran, ...inner]).toEqual(['done', undefined, 'after it ran out']);
  expect(await withJobLease(world.table, lease(2), async () => 'free')).toBe('free');
});

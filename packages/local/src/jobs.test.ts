import { standStill } from '@wayline/core/testing/still-clock';
import { afterEach, expect, it, vi } from 'vitest';
import type { Handlers } from './gateway/handlers';
import { migrateInBackground, schedule, streamConsumers, timeUntilEnd } from './jobs';

const handlersOf = (of: Handlers['of']): Handlers => ({ of, version: (name) => `${name}-1`, stop: async () => {} });

afterEach(standStill);

const inserted = (type: string) => ({ eventName: 'INSERT' as const, dynamodb: { NewImage: { type: { S: type } } } });

it('gives each consumer what it is to hear, also when the other fails, and says that one failed', async () => {
  const given: unknown[] = [];
  const of = async (name: string) => async (batch: unknown) => {
    given.push([name, batch]);
    if (name === 'jobs/deliver-events') throw new Error('never');
  };
  const [event, client, mail, answer] = ['event', 'client', 'mail', 'answer'].map(inserted);
  const Records = [event, client, mail, answer].flatMap((record) => record ?? []);
  await expect(streamConsumers(handlersOf(of))({ Records })).rejects.toThrow('never');
  expect(given.sort()).toEqual([
    ['jobs/deliver-events', { Records: [event, client] }],
    ['jobs/send-mail', { Records: [mail] }],
  ]);
  given.length = 0;
  await streamConsumers(handlersOf(of))({ Records: [inserted('answer')] });
  expect(given).toEqual([]);
});

it('runs what is scheduled one after the other, and does not queue it up behind a run that takes long', async () => {
  vi.useFakeTimers();
  let runs = 0;
  let finish = () => {};
  const of = async (name: string) => async () => {
    if (name !== 'jobs/long-work') return;
    runs += 1;
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const jobs = schedule(handlersOf(of));
  await vi.advanceTimersByTimeAsync(100_000);
  expect(runs).toBe(1);
  const asked = jobs.run();
  finish();
  await expect.poll(() => runs).toBe(2);
  finish();
  await asked;
  await jobs.stop();
});

it('runs what takes long also when what is due fails', async () => {
  const ran: string[] = [];
  const of = async (name: string) => async () => {
    ran.push(name);
    if (name === 'jobs/due-work') throw new Error('never');
  };
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const jobs = schedule(handlersOf(of));
  await jobs.run();
  await jobs.stop();
  expect(ran.sort()).toEqual(['jobs/due-work', 'jobs/long-work']);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

it('migrates data of another version once, and that of its own never', async () => {
  const ran: string[] = [];
  const handlers = handlersOf(async (name) => async () => ran.push(name));
  let by = 'jobs/long-work-0';
  const mark = {
    isBy: (version: string) => by === version,
    begun: (version: string) => {
      by = version;
    },
  };
  await migrateInBackground(handlers, mark).done();
  expect(ran).toEqual(['jobs/after-deployment', 'jobs/long-work']);
  await migrateInBackground(handlers, mark).done();
  expect(ran).toHaveLength(2);
});

it('lets no long work keep the product from its end', async () => {
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const inTheMiddle = async (_event: unknown, limit?: unknown) => {
    begun();
    const { getRemainingTimeInMillis } = limit as ReturnType<typeof timeUntilEnd>['limit'];
    while (getRemainingTimeInMillis() > 0) await new Promise(setImmediate);
  };
  const handlers = handlersOf(async (name) => (name === 'jobs/long-work' ? inTheMiddle : async () => undefined));
  const time = timeUntilEnd();
  const migration = migrateInBackground(handlers, { isBy: () => false, begun: () => {} }, time.limit);
  await hasBegun;
  time.end();
  await migration.done();
});

import { afterEach, expect, it, vi } from 'vitest';
import { schedule, streamConsumers } from './jobs';

afterEach(() => {
  vi.useRealTimers();
});

it('gives each consumer the batch, also when the other fails, and says that one failed', async () => {
  const given: string[] = [];
  const of = async (name: string) => async () => {
    given.push(name);
    if (name === 'jobs/deliver-events') throw new Error('never');
  };
  await expect(streamConsumers({ of, stop: async () => {} })({ Records: [] })).rejects.toThrow('never');
  expect(given.sort()).toEqual(['jobs/deliver-events', 'jobs/send-mail']);
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
  const jobs = schedule({ of, stop: async () => {} });
  await vi.advanceTimersByTimeAsync(100_000);
  expect(runs).toBe(1);
  const asked = jobs.run();
  finish();
  await vi.waitFor(() => expect(runs).toBe(2));
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
  const jobs = schedule({ of, stop: async () => {} });
  await jobs.run();
  await jobs.stop();
  expect(ran.sort()).toEqual(['jobs/due-work', 'jobs/long-work']);
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

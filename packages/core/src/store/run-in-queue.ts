import type { Table } from './client';

const queues = new WeakMap<Table, Map<string, Promise<void>>>();

const queuesFor = (table: Table) => {
  const known = queues.get(table) ?? new Map<string, Promise<void>>();
  queues.set(table, known);
  return known;
};

/**
 * Runs what a process does under one name one after another, in the order asked; a failure is the caller's own and blocks no one. Other
 * processes know nothing of the queue, so it saves conflicts and is no lock. Who waits in two queues must ask for them in one order.
 */
export const runInQueue = <T>(table: Table, name: string, run: () => Promise<T>): Promise<T> => {
  const waiting = queuesFor(table);
  const outcome = (waiting.get(name) ?? Promise.resolve()).then(run);
  const settle = () => {
    if (waiting.get(name) === settled) waiting.delete(name);
  };
  const settled: Promise<void> = outcome.then(settle, settle);
  waiting.set(name, settled);
  return outcome;
};

import { AsyncLocalStorage } from 'node:async_hooks';

/** What one request cost the table: round trips, and read and write units as the table reports them. */
export type CapacityMeter = { trips: number; reads: number; writes: number };
type Consumed = { CapacityUnits?: number | undefined; ReadCapacityUnits?: number; WriteCapacityUnits?: number };

const current = new AsyncLocalStorage<CapacityMeter>();

export const withCapacityMeter = <T>(run: (ledger: CapacityMeter) => Promise<T>): Promise<T> => {
  const ledger: CapacityMeter = { trips: 0, reads: 0, writes: 0 };
  return current.run(ledger, () => run(ledger));
};

/** Adds one round trip to the running request's ledger. */
export const recordCapacity = (kind: 'reads' | 'writes', consumed: Consumed | Consumed[] | undefined) => {
  const ledger = current.getStore();
  if (!ledger) return;
  ledger.trips += 1;
  for (const c of [consumed].flat()) ledger[kind] += c?.CapacityUnits ?? 0;
};

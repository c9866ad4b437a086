import { randomBytes } from 'node:crypto';
import { idMaker } from '@wayline/core/base/ids';
import type { Adapter } from '@wayline/core/contract/contract';
import { openTable } from '@wayline/core/store/client';
import type { Deps } from '@wayline/core/store/deps';
import type { FieldEncryption } from '@wayline/core/store/field-encryption';
import { setting } from './environment';

/** What an adapter can do, by its name in a contract. The file that makes one, in the folder of its area, adds it, so that the kernel knows no area. */
export interface Adapters {
  seal: FieldEncryption;
}
export type AdaptersOf<A extends readonly Adapter[] | undefined> = A extends readonly Adapter[]
  ? Pick<Adapters, A[number]>
  : unknown;
/** Makers, not adapters, so that nothing is opened before the first request. */
export type AdapterMakers<A extends readonly Adapter[] | undefined> = A extends readonly Adapter[]
  ? { [N in A[number]]: () => Adapters[N] }
  : Record<string, never>;

/** Moved by local mode and by tests, so that a day can pass in a moment; zero when deployed. */
const clockOffset = () => Number((globalThis as { waylineClockOffset?: number }).waylineClockOffset ?? 0);
const nowMs = () => Date.now() + clockOffset();
const now = () => new Date(nowMs()).toISOString();

let base: Deps | undefined;
/** Built once per cold start. */
export const baseDeps = (): Deps => {
  base ??= {
    table: openTable(setting('TABLE_NAME'), { now }),
    now,
    newId: idMaker(nowMs, (n) => randomBytes(n)),
  };
  return base;
};

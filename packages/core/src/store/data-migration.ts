import * as z from 'zod';
import { Instant } from '../base/values';
import type { Table } from './client';
import { LONG_RUNNING_QUEUE, record, type ValueOf } from './record';
import { reindex } from './reindex';
import { SYSTEM_TENANT } from './system-tenant';
import { tenantDb } from './tenant-db';
import { transact } from './transact';

/** The upkeep after a deployment, while it is under way: when it began, and how far through the table it has come. */
export const DataMigrations = record({
  name: 'upkeep',
  schema: z.object({ begun_at: Instant, from: z.object({ pk: z.string(), sk: z.string() }).optional() }),
  key: [],
  partition: () => ['UPKEEP'],
  sort: () => ['UPKEEP'],
  due: (upkeep) => upkeep.begun_at,
  queue: LONG_RUNNING_QUEUE,
});

/** Begins to bring older data up to date; one that is under way begins anew, for what this version wants of it. */
export const startDataMigration = (table: Table, now: string) =>
  transact(table, [tenantDb(table, SYSTEM_TENANT).put(DataMigrations, { begun_at: now })]);

type Stint = NonNullable<Parameters<typeof reindex>[2]>;
/** Goes on with the upkeep for as long as it may, and notes where the next run goes on, or that it is done; nothing is noted of one that has begun anew meanwhile. */
export const continueDataMigration = async (
  table: Table,
  upkeep: ValueOf<typeof DataMigrations>,
  records: Parameters<typeof reindex>[1],
  stint: Omit<Stint, 'from'>,
) => {
  const done = await reindex(table, records, { ...stint, from: upkeep.from });
  const db = tenantDb(table, SYSTEM_TENANT);
  const { begun_at } = upkeep;
  await transact(table, [
    done.next
      ? db.updateIf(DataMigrations, {}, { set: { from: done.next }, expected: { begun_at } })
      : db.deleteIfUnchanged(DataMigrations, upkeep, ['begun_at']),
  ]);
  return done;
};

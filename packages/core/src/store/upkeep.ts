import * as z from 'zod';
import { Instant } from '../kernel/values';
import type { Table } from './client';
import { HOUSE } from './house';
import { LONG_LANE, record, type ValueOf } from './record';
import { reindex } from './reindex';
import { transact } from './transact';
import { writesFor } from './write';

/** The upkeep after a deployment, while it is under way: when it began, and how far through the table it has come. */
export const Upkeeps = record({
  name: 'upkeep',
  schema: z.object({ begun_at: Instant, from: z.object({ pk: z.string(), sk: z.string() }).optional() }),
  key: [],
  partition: () => ['UPKEEP'],
  sort: () => ['UPKEEP'],
  due: (upkeep) => upkeep.begun_at,
  lane: LONG_LANE,
});

/** Begins to bring older data up to date; one that is under way begins anew, for what this version wants of it. */
export const beginUpkeep = (table: Table, now: string) =>
  transact(table, [writesFor(table, HOUSE).put(Upkeeps, { begun_at: now })]);

type Stint = NonNullable<Parameters<typeof reindex>[2]>;
/** Goes on with the upkeep for as long as it may, and notes where the next run goes on, or that it is done; nothing is noted of one that has begun anew meanwhile. */
export const continueUpkeep = async (
  table: Table,
  upkeep: ValueOf<typeof Upkeeps>,
  records: Parameters<typeof reindex>[1],
  stint: Omit<Stint, 'from'>,
) => {
  const done = await reindex(table, records, { ...stint, from: upkeep.from });
  const w = writesFor(table, HOUSE);
  const { begun_at } = upkeep;
  await transact(table, [
    done.next
      ? w.adjust(Upkeeps, {}, { set: { from: done.next }, still: { begun_at } })
      : w.take(Upkeeps, upkeep, ['begun_at']),
  ]);
  return done;
};

import * as z from 'zod';
import { later } from '../base/later';
import { Instant } from '../base/values';
import type { Table } from './client';
import { record } from './record';
import { SYSTEM_TENANT } from './system-tenant';
import { tenantDb } from './tenant-db';
import { transact } from './transact';

/** That a job runs now, until when at the latest, and by which run. */
export const JobLeases = record({
  name: 'job_lease',
  schema: z.object({ job: z.string(), holder: z.string(), until: Instant }),
  key: ['job'],
  partition: () => ['JOB_LEASES'],
  sort: ({ job }) => [job],
});

type Lease = { job: string; holder: string; now: string; forMs: number };

/** Whether this run may go ahead: no other run of the job holds the lease, or the one that did ran out without giving it back. */
const acquire = async (table: Table, { job, holder, now, forMs }: Lease): Promise<boolean> => {
  const db = tenantDb(table, SYSTEM_TENANT);
  const held = await db.get(JobLeases, { job }, true);
  if (held && held.until > now) return false;
  const lease = { job, holder, until: later(now, forMs) };
  const { until, ...taken } = lease;
  const write = held
    ? db.updateIf(
        JobLeases,
        { job },
        { set: { ...taken, until }, expected: { holder: held.holder, until: held.until } },
      )
    : db.insert(JobLeases, lease);
  return (await transact(table, [write])).ok;
};

/**
 * Runs a job unless it runs already: a schedule starts the next run while one that takes long goes on. Gives the lease back at the end;
 * one that was killed blocks the job for `forMs` milliseconds, no longer. Returns undefined where another run has it.
 */
export const withJobLease = async <T>(table: Table, lease: Lease, run: () => Promise<T>): Promise<T | undefined> => {
  if (!(await acquire(table, lease))) return undefined;
  const { job, holder, now, forMs } = lease;
  try {
    return await run();
  } finally {
    await transact(table, [
      tenantDb(table, SYSTEM_TENANT).deleteIfUnchanged(JobLeases, { job, holder, until: later(now, forMs) }, [
        'holder',
      ]),
    ]);
  }
};

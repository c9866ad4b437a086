import { withJobLease } from '@wayline/core/store/job-lease';
import { LONG_RUNNING_QUEUE } from '@wayline/core/store/record';
import { baseDeps } from '../kernel/deps';
import { LONG_RUNNING_JOBS } from './long-running-jobs';
import { runDueJobs, type TimeLimit } from './run-due-jobs';

/** The function has 300 s; what was killed there has ended by then. */
const LEASE_MS = 310_000;

/** Every minute: what takes long and comes seldom, a piece of it in each run, one run at a time. */
export const handler = async (_event?: unknown, limit?: TimeLimit) => {
  const { table, now, newId } = baseDeps();
  const lease = { job: 'long-work', holder: newId('event'), now: now(), forMs: LEASE_MS };
  return (
    (await withJobLease(table, lease, () => runDueJobs(LONG_RUNNING_JOBS, LONG_RUNNING_QUEUE, limit))) ?? { items: 0 }
  );
};

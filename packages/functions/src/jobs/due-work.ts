import { runDueJobs, type TimeLimit } from './run-due-jobs';
import { SCHEDULED_JOBS } from './scheduled-jobs';

/** Every minute: what is due, but for what takes long. */
export const handler = (_event?: unknown, limit?: TimeLimit) => runDueJobs(SCHEDULED_JOBS, undefined, limit);

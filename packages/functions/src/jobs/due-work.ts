import { DUE_KINDS } from './due-kinds';
import { runDue, type TimeLimit } from './run-due';

/** Every minute: what is due, but for what takes long. */
export const handler = (_event?: unknown, limit?: TimeLimit) => runDue(DUE_KINDS, undefined, limit);

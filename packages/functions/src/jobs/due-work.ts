import { DUE_KINDS } from './due-kinds';
import { runDue } from './run-due';

/** Every minute: what is due, but for what takes long. */
export const handler = () => runDue(DUE_KINDS);

import { LONG_LANE } from '@wayline/core/store/record';
import { LONG_KINDS } from './long-kinds';
import { runDue } from './run-due';

/** Every minute: what takes long and comes seldom, a piece of it in each run. */
export const handler = () => runDue(LONG_KINDS, LONG_LANE);

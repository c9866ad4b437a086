import type { Migrations } from '../../store/reindex';
import { AccountClosures, DataExports, Offboardings } from './account-closure.records';

/** What takes long and comes seldom waits apart since it has a job of its own. */
export const CLOSURE_MIGRATIONS: Migrations = {
  rescheduled: [{ def: AccountClosures }, { def: DataExports }, { def: Offboardings }],
};

import type { AreaRecords } from '../../store/area-records';
import { AccountClosures, DataExports, Offboardings } from './account-closure.records';

/** What takes long and comes seldom waits apart since it has a job of its own. */
export const CLOSURE_RECORDS: AreaRecords = {
  rescheduled: [{ def: AccountClosures }, { def: DataExports }, { def: Offboardings }],
};

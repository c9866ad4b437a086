import type { CompanyId, NewId } from '../base/ids';
import type { Table } from './client';
import type { CommitContext } from './commit';

/** Every side effect a use case may have; the others, such as files or mail, it names beside these. */
export type Deps = { table: Table; now: () => string; newId: NewId };

/** What a commit is made under: whose table it writes, as whom, for which request. */
export const commitContext = (
  deps: Deps,
  by: { company: CompanyId; actor_id: string; actor_name?: string; request_id: string },
): CommitContext => ({ ...by, table: deps.table, now: deps.now(), newId: deps.newId });

import type { Committer } from '../store/commit';
import type { Deps } from '../store/deps';
import type { TenantDb } from '../store/tenant-db';
import type { Actor } from './actor';

/** What a use case is given where somebody signed in asks for it: who, their company's part of the table, `Tools` besides what all have, and how it commits. */
export type SignedCall<Tools = unknown> = { actor: Actor; db: TenantDb; deps: Deps & Tools; commit: Committer };

import type { Actor } from '../../../access/actor';
import type { Deps } from '../../../store/deps';
import type { TenantDb } from '../../../store/tenant-db';

/** Who records money: somebody who is signed in, or, where a client paid online, Wayline in their name. */
export type Recorder<Tools = unknown> = {
  actor: Pick<Actor, 'company' | 'name'> & { user_id: string };
  db: TenantDb;
  deps: Deps & Tools;
};

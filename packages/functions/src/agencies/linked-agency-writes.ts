import type { Actor } from '@wayline/core/access/actor';
import type { CompanyId } from '@wayline/core/base/ids';
import { Audits } from '@wayline/core/store/commit';
import type { Deps } from '@wayline/core/store/deps';
import { type DomainEvent, eventWrite } from '@wayline/core/store/domain-event';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type { Write } from '@wayline/core/store/write';

type By = { actor: Pick<Actor, 'user_id' | 'name'>; request_id: string; action: string };

/** What the other company keeps of a change that a commit of this one makes in it: an audit line of its own, and the fact as it concerns it. */
export const linkedAgencyWrites = (
  { table, newId, now }: Deps,
  other: CompanyId,
  { actor: { user_id: actor_id, name: actor_name }, ...by }: By,
  event: DomainEvent,
): Write[] => {
  const db = tenantDb(table, other);
  const at = now();
  return [
    db.insert(Audits, { ...by, actor_id, id: newId('audit'), subject: other, at }),
    eventWrite(db, event, { newId, now: at, actor_id, actor_name }),
  ];
};

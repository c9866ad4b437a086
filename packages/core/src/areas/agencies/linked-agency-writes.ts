import type { Actor } from '../../access/actor';
import { Audits } from '../../store/audits';
import type { Deps } from '../../store/deps';
import type { DomainEvent } from '../../store/domain-event';
import { eventWrite } from '../../store/outbox';
import type { TenantDb } from '../../store/tenant-db';
import type { Write } from '../../store/write';

type By = { actor: Pick<Actor, 'user_id' | 'name'>; request_id: string; action: string };

/** What the other company keeps of a change that a commit of this one makes in it: an audit line of its own, and the fact as it concerns it. */
export const linkedAgencyWrites = (
  db: TenantDb,
  { newId, now }: Deps,
  { actor: { user_id: actor_id, name: actor_name }, ...by }: By,
  event: DomainEvent,
): Write[] => {
  const at = now();
  return [
    db.insert(Audits, { ...by, actor_id, id: newId('audit'), subject: db.company, at }),
    eventWrite(db, event, { newId, now: at, actor_id, actor_name }),
  ];
};

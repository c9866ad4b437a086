import type { Actor } from '@wayline/core/access/actor';
import type { CompanyId } from '@wayline/core/base/ids';
import { Audits } from '@wayline/core/store/commit';
import { type DomainEvent, eventWrite } from '@wayline/core/store/domain-event';
import { type Write, writesFor } from '@wayline/core/store/write';
import type { Deps } from '../kernel/deps';

type By = { actor: Pick<Actor, 'user_id' | 'name'>; request_id: string; action: string };

/** What the other company keeps of a change that a commit of this one makes in it: an audit line of its own, and the fact as it concerns it. */
export const linkedAgencyWrites = (
  { table, newId, now }: Deps,
  other: CompanyId,
  { actor: { user_id: actor_id, name: actor_name }, ...by }: By,
  event: DomainEvent,
): Write[] => {
  const w = writesFor(table, other);
  const at = now();
  return [
    w.insert(Audits, { ...by, actor_id, id: newId('audit'), subject: other, at }),
    eventWrite(w, event, { newId, now: at, actor_id, actor_name }),
  ];
};

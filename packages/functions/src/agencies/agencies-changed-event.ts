import type { CompanyId, UserId } from '@wayline/core/base/ids';
import { Audits, Events } from '@wayline/core/store/commit';
import { type Write, writesFor } from '@wayline/core/store/write';
import type { Deps } from '../kernel/deps';

/** Whoever has the agencies of this company on screen reads them again. */
export const agenciesChangedEvent = (company: CompanyId) => ({
  kind: 'settings_updated' as const,
  channels: [`company.${company}`],
  entity_id: 'agencies',
});

type Told = {
  action: string;
  actor_id: string;
  request_id: string;
  /** What stands behind somebody's bell there. */
  news?: { notify: UserId[]; title: string; body: string; link: string };
};

/** What the other company keeps of a change that a commit of this one makes in it: an audit line of its own, and news for its pages. */
export const notifyLinkedAgency = (deps: Deps, other: CompanyId, { news, ...by }: Told): Write[] => {
  const w = writesFor(deps.table, other);
  const at = deps.now();
  return [
    w.insert(Audits, { ...by, id: deps.newId('audit'), subject: other, at }),
    w.insert(Events, {
      id: deps.newId('event'),
      company_id: other,
      ...agenciesChangedEvent(other),
      notify: [],
      ...news,
      actor_id: by.actor_id,
      created_at: at,
    }),
  ];
};

import { commitUnchanged } from '../../access/commit-unchanged';
import type { SignedCall } from '../../access/signed-call';
import { type Result, refuse } from '../../base/result';
import { retryOnConflict } from '../../store/retry-on-conflict';
import type { Write } from '../../store/write';
import type { Client } from './client';
import { clientsChanged } from './client.events';
import { Clients } from './client.records';
import type { ClientId } from './client-id';

type Outcome = { changed: ClientId[]; unchanged: ClientId[] };
type Plan = {
  ids: readonly ClientId[];
  /** What it is called in the history of each. */
  action: string;
  /** A client as they become; undefined for one who is so already, or whom it does not concern. */
  change: (client: Client, now: string) => Partial<Client> | undefined;
  /** What else becomes of those who are changed, by their ids, and what is written beside them. */
  further?: (
    clients: readonly Client[],
  ) => Promise<{ fields: ReadonlyMap<ClientId, Partial<Client>>; writes: Write[] }>;
};

/**
 * Does the same to several clients in one transaction; who is gone or is so already is told apart and keeps the others from nothing. Refuses
 * `record.missing` when none is there.
 */
export const changeClients = (
  { actor, db, deps, commit }: SignedCall,
  { ids, action, change, further }: Plan,
): Promise<Result<Outcome>> =>
  retryOnConflict(async () => {
    const wanted = [...new Set(ids)];
    const found = await db.getMany(wanted.map((id) => ({ def: Clients, key: { id } })));
    if (!found.some(Boolean)) return refuse('record.missing');
    const now = deps.now();
    const planned = found.flatMap((before) => {
      const fields = before && change(before, now);
      return before && fields ? [{ before, fields }] : [];
    });
    const changed = planned.map(({ before }) => before.id);
    const answer = { changed, unchanged: wanted.filter((id) => !changed.includes(id)) };
    if (changed.length === 0) return commitUnchanged({ actor, commit }, `${action}.unchanged`, answer);
    const more = await further?.(planned.map(({ before }) => before));
    const saved = planned.map(({ before, fields }) =>
      db.save(Clients, before, { ...before, ...fields, ...more?.fields.get(before.id) }),
    );
    return commit({
      writes: [...saved, ...(more?.writes ?? [])],
      audit: { action },
      events: [clientsChanged({ ids: changed })],
      answer,
    });
  });

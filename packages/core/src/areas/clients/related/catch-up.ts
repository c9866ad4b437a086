import { type TenantDb, withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import type { Client } from '../client';
import type { ClientId } from '../client-id';
import { followMerges } from '../merge/follow-merges';
import { ClientMerges } from '../merge/merge.records';
import { Households } from './related.records';

type CaughtUp = { fields: Pick<Client, 'travel_companions' | 'household_id'>; writes: Write[] };
type Naming = Pick<Client, 'id' | 'travel_companions'>;
type Sides = { client_id: ClientId; other_id: ClientId };

/** Companions who are somebody else by now, as whom each is named, and the merges that made them so. */
const followCompanions = async (db: TenantDb, { id, travel_companions }: Naming) => {
  const ids = [...new Set(travel_companions.flatMap(({ individual_id }) => individual_id ?? []))];
  const followed = await Promise.all(ids.map(async (one) => ({ one, ...(await followMerges(db, one)) })));
  const named = new Set(ids);
  const renamed = new Map<ClientId, ClientId>();
  const merges: Sides[] = [];
  for (const { one, client, passed } of followed) {
    if (!client || passed.length === 0 || named.has(client.id) || [client.id, ...passed].includes(id)) continue;
    named.add(client.id);
    renamed.set(one, client.id);
    const later = [...passed.slice(1), client.id];
    for (const [i, other_id] of passed.entries()) merges.push({ client_id: later[i] ?? client.id, other_id });
  }
  const companions = travel_companions.map((one) => ({
    ...one,
    ...(one.individual_id && { individual_id: renamed.get(one.individual_id) ?? one.individual_id }),
  }));
  return { companions, merges };
};

/** The companions that a profile had once, as it would name them now. */
export const namedNow = async (db: TenantDb, once: Naming): Promise<Client['travel_companions']> =>
  (await followCompanions(withoutScope(db), once)).companions;

/**
 * What a client who comes back from the trash has missed: a companion who was merged away is the profile that was kept, as for everybody who named
 * them then, and an undo of that merge knows it; a household that ended is nobody's.
 */
export const catchUp = async (db: TenantDb, client: Client): Promise<CaughtUp> => {
  const all = withoutScope(db);
  const { household_id } = client;
  const [{ companions, merges }, household] = await Promise.all([
    followCompanions(all, client),
    household_id && db.get(Households, { id: household_id }, true),
  ]);
  const found = await Promise.all(merges.map((key) => all.get(ClientMerges, key, true)));
  return {
    fields: {
      household_id: household ? household_id : undefined,
      travel_companions: companions,
    },
    writes: found.flatMap((merge) =>
      merge && !merge.undone_at && !merge.moved_companions.includes(client.id)
        ? [db.change(ClientMerges, merge, { ...merge, moved_companions: [...merge.moved_companions, client.id] })]
        : [],
    ),
  };
};

import { type TenantDb, withoutScope } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import type { Client } from '../client';
import type { ClientId } from '../client-id';
import { followMerges } from '../merge/follow-merges';
import { ClientMerges } from '../merge/merge.records';
import { Households } from './related.records';

type Missed = Pick<Client, 'travel_companions' | 'household_id'>;
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

const missedBy = async (db: TenantDb, client: Client): Promise<{ fields: Missed; merges: Sides[] }> => {
  const { household_id } = client;
  const [{ companions, merges }, household] = await Promise.all([
    followCompanions(withoutScope(db), client),
    household_id && db.get(Households, { id: household_id }, true),
  ]);
  return { fields: { household_id: household ? household_id : undefined, travel_companions: companions }, merges };
};

/**
 * What clients who come back from the trash together have missed, of each by their id: a companion who was merged away is the profile that was kept,
 * as for everybody who named them then, and an undo of that merge knows it; a household that ended is nobody's. One merge is written once.
 */
export const catchUp = async (
  db: TenantDb,
  clients: readonly Client[],
): Promise<{ fields: ReadonlyMap<ClientId, Missed>; writes: Write[] }> => {
  const missed = await Promise.all(clients.map(async (client) => ({ client, ...(await missedBy(db, client)) })));
  const moved = new Map<string, { key: Sides; ids: ClientId[] }>();
  for (const { client, merges } of missed)
    for (const key of merges) {
      const name = `${key.client_id} ${key.other_id}`;
      const one = moved.get(name) ?? { key, ids: [] };
      moved.set(name, { key, ids: [...one.ids, client.id] });
    }
  const writes = await Promise.all(
    [...moved.values()].map(async ({ key, ids }) => {
      const merge = await withoutScope(db).get(ClientMerges, key, true);
      const more = merge && !merge.undone_at ? ids.filter((id) => !merge.moved_companions.includes(id)) : [];
      if (!merge || more.length === 0) return [];
      return [db.change(ClientMerges, merge, { ...merge, moved_companions: [...merge.moved_companions, ...more] })];
    }),
  );
  return { fields: new Map(missed.map(({ client, fields }) => [client.id, fields])), writes: writes.flat() };
};

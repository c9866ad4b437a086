import { sameValue } from '../../../base/merge';
import type { TenantDb } from '../../../store/tenant-db';
import { transactDecided } from '../../../store/transact-decided';
import type { Client } from '../client';
import { Clients } from '../client.records';
import type { ClientId } from '../client-id';
import { RelatedClients, relatedTo } from './related.records';

type Companions = Client['travel_companions'];

/** The clients who name somebody as a companion, as they are. */
const readNaming = async (db: TenantDb, companion: ClientId): Promise<Client[]> => {
  const { rows } = await db.readPartition(relatedTo(companion), { rows: RelatedClients }, { consistent: true });
  const ids = [...new Set(rows.map(({ client_id }) => client_id))];
  const found = await db.getMany(
    ids.map((id) => ({ def: Clients, key: { id } })),
    true,
  );
  return found.filter((client) => client !== undefined);
};

const names = ({ travel_companions }: Client, id: ClientId) =>
  travel_companions.some(({ individual_id }) => individual_id === id);

/** Those who name `from` and not yet `to`, and so are to name `to` after a merge. */
export const listToRename = async (db: TenantDb, { from, to }: { from: ClientId; to: ClientId }): Promise<ClientId[]> =>
  (await readNaming(db, from)).filter((client) => client.id !== to && !names(client, to)).map(({ id }) => id);

/** Gives a client other companions, whatever else is saved of them meanwhile. */
const changeCompanions = (db: TenantDb, id: ClientId, change: (all: Companions) => Companions): Promise<void> =>
  transactDecided(db, async () => {
    const client = await db.get(Clients, { id }, true);
    if (!client) return [];
    const travel_companions = change(client.travel_companions);
    return sameValue(travel_companions, client.travel_companions)
      ? []
      : [db.change(Clients, client, { ...client, travel_companions })];
  });

/** Makes clients name another companion where they name `from`. Safe to repeat: who does so already stays as they are. */
export const renameCompanion = async (
  db: TenantDb,
  ids: readonly ClientId[],
  { from, to }: { from: ClientId; to: ClientId },
): Promise<void> => {
  for (const id of ids)
    await changeCompanions(db, id, (all) =>
      all.map((one) => (one.individual_id === from ? { ...one, individual_id: to } : one)),
    );
};

/** Takes somebody who is forgotten for good off the profiles that name them. */
export const forgetCompanion = async (db: TenantDb, companion: ClientId): Promise<void> => {
  for (const { id } of await readNaming(db, companion))
    await changeCompanions(db, id, (all) => all.filter(({ individual_id }) => individual_id !== companion));
};

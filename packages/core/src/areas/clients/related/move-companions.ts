import type { TenantDb } from '../../../store/tenant-db';
import type { Client } from '../client';
import { Clients } from '../client.records';
import type { ClientId } from '../client-id';
import { RelatedClients, relatedTo } from './related.records';

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

/** Makes clients name another companion where they name `from`. Safe to repeat: who does so already stays as they are. */
export const renameCompanion = async (
  db: TenantDb,
  ids: readonly ClientId[],
  { from, to }: { from: ClientId; to: ClientId },
): Promise<void> => {
  const found = await db.getMany(
    ids.map((id) => ({ def: Clients, key: { id } })),
    true,
  );
  for (const client of found) {
    if (!client || !names(client, from)) continue;
    const travel_companions = client.travel_companions.map((one) =>
      one.individual_id === from ? { ...one, individual_id: to } : one,
    );
    await db.transact([db.change(Clients, client, { ...client, travel_companions, version: client.version + 1 })]);
  }
};

/** Takes somebody who is forgotten for good off the profiles that name them. */
export const forgetCompanion = async (db: TenantDb, companion: ClientId): Promise<void> => {
  for (const client of await readNaming(db, companion)) {
    const travel_companions = client.travel_companions.filter(({ individual_id }) => individual_id !== companion);
    await db.transact([db.change(Clients, client, { ...client, travel_companions, version: client.version + 1 })]);
  }
};

import { getItems } from '../../store/read';
import { toRowKey } from '../../store/search/search-changes';
import { type TenantDb, withoutScope } from '../../store/tenant-db';
import { Clients } from './client.records';
import type { ClientId } from './client-id';
import { CLIENT_INDEX, getAccountSerial } from './client-search.index';

export type AddedClient = { id: ClientId; ind_code: string };

const keyOf = (db: TenantDb, client: AddedClient) => toRowKey(CLIENT_INDEX, db.company, getAccountSerial(client) ?? 0);

/** Those of these clients whom searches do not find yet, because the stream has not come to them. */
export const listUnfound = async (db: TenantDb, added: readonly AddedClient[]): Promise<AddedClient[]> => {
  const whole = withoutScope(db);
  const find = await getItems(
    whole.table,
    added.map((client) => keyOf(whole, client)),
  );
  return added.filter((client) => !find(keyOf(whole, client)));
};

/** Those of these clients who are there still: who was deleted for good meanwhile is never found again. */
export const listRemaining = async (db: TenantDb, added: readonly AddedClient[]): Promise<AddedClient[]> => {
  const clients = await withoutScope(db).getMany(
    added.map(({ id }) => ({ def: Clients, key: { id } })),
    true,
  );
  return added.filter((_client, i) => clients[i] !== undefined);
};

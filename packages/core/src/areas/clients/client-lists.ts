import { listPages, wholeList } from '../../store/full-page';
import { ListCounters } from '../../store/list-counter';
import type { TenantDb } from '../../store/tenant-db';
import type { Client } from './client';
import { CLIENT_LIST, ClientRows, Clients, DELETED_CLIENT_LIST } from './client.records';
import type { ClientId } from './client-id';

/** The ids of all clients of a company, also of those in the trash. */
export const listClientIds = async (db: TenantDb): Promise<ClientId[]> => {
  const lists = await Promise.all(
    [CLIENT_LIST, DELETED_CLIENT_LIST].map((list) => wholeList((cursor) => db.listRows(list, ClientRows, { cursor }))),
  );
  return lists.flat().map(({ id }) => id);
};

/** How many clients a company has, without those in the trash. */
export const countClients = async (db: TenantDb): Promise<number> =>
  (await db.get(ListCounters, { name: CLIENT_LIST[0] }))?.n ?? 0;

/** Every client of a company as they are at that moment, also those in the trash, some at a time. */
export async function* everyClient(db: TenantDb): AsyncGenerator<Client[]> {
  for (const list of [CLIENT_LIST, DELETED_CLIENT_LIST])
    for await (const rows of listPages((cursor) => db.listRows(list, ClientRows, { cursor, limit: 100 }))) {
      const found = await db.getMany(
        rows.map(({ id }) => ({ def: Clients, key: { id } })),
        true,
      );
      yield found.filter((client) => client !== undefined);
    }
}

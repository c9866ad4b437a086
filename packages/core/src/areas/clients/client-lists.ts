import { everyRecord } from '../../store/every-record';
import { wholeList } from '../../store/full-page';
import { ListCounters } from '../../store/list-counter';
import type { TenantDb } from '../../store/tenant-db';
import type { Client } from './client';
import { CLIENT_LIST, ClientRows, Clients, DELETED_CLIENT_LIST } from './client.records';
import type { ClientId, HouseholdId } from './client-id';
import { HOUSEHOLDS, Households } from './related/related.records';

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
export const everyClient = (db: TenantDb): AsyncGenerator<Client[]> =>
  everyRecord(db, { def: Clients, lists: [CLIENT_LIST, DELETED_CLIENT_LIST], rows: ClientRows });

/** The ids of all households of a company. */
export const listHouseholdIds = async (db: TenantDb): Promise<HouseholdId[]> =>
  (await wholeList((cursor) => db.listPartition(Households, { partition: HOUSEHOLDS }, { cursor }))).map(
    ({ id }) => id,
  );

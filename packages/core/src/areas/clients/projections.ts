import { CLIENT_SCOPE } from '../../access/client-scope';
import { membershipsProjection } from '../../access/memberships-projection';
import { listPages } from '../../store/full-page';
import type { Projection } from '../../store/projection';
import { searchProjection } from '../../store/search/search.projection';
import type { TenantDb } from '../../store/tenant-db';
import { viewProjection } from '../../store/view-projection';
import type { Client } from './client';
import { Clients } from './client.records';
import { ClientId } from './client-id';
import { everyClient, listClientIds, listHouseholdIds } from './client-lists';
import { CLIENT_INDEX } from './client-search.index';
import { ClientDays, getClientDaysPartition } from './dashboard/client-days.records';
import { ClientMatchKeys, MATCH_KEYS } from './duplicates/match-key.records';
import { HouseholdMembers, ofHousehold, RelatedClients, relatedTo } from './related/related.records';

const known = (db: TenantDb, client: Client) => ({
  item: client,
  unchanged: db.checkUnchanged(Clients, client, ['version']),
});

export const CLIENT_PROJECTIONS: readonly Projection[] = [
  searchProjection(
    { name: 'client-search', about: 'the words and filters that clients are found by, with their rows' },
    CLIENT_INDEX,
    async function* (db) {
      for await (const records of everyClient(db)) yield { records, parent: undefined };
    },
  ),
  membershipsProjection(
    { name: 'client-memberships', about: 'which clients each user advises or has added' },
    {
      kind: CLIENT_SCOPE,
      every: async function* (db) {
        for await (const clients of everyClient(db)) yield clients.map((client) => known(db, client));
      },
      find: async (db, subject_id) => {
        const client = await db.get(Clients, { id: ClientId.parse(subject_id) }, true);
        return client && known(db, client);
      },
    },
  ),
  viewProjection({
    name: 'client-days',
    about: 'the birthdays and occasions of clients by the day of the year',
    def: Clients,
    row: ClientDays,
    records: everyClient,
    stored: async function* (db) {
      for (let month = 1; month <= 12; month++) {
        const at = { partition: getClientDaysPartition(String(month).padStart(2, '0')) };
        yield* listPages((cursor) => db.listPartition(ClientDays, at, { cursor }));
      }
    },
    recordOf: ({ client_id }) => ({ id: String(client_id) }),
  }),
  viewProjection({
    name: 'client-keys',
    about: 'the keys by which the same person is found twice among clients',
    def: Clients,
    row: ClientMatchKeys,
    records: everyClient,
    stored: (db) => listPages((cursor) => db.listPartition(ClientMatchKeys, { partition: MATCH_KEYS }, { cursor })),
    recordOf: ({ client_id }) => ({ id: String(client_id) }),
  }),
  viewProjection({
    name: 'household-members',
    about: 'which clients belong to each household',
    def: Clients,
    row: HouseholdMembers,
    records: everyClient,
    stored: async function* (db) {
      for (const id of await listHouseholdIds(db))
        yield* listPages((cursor) => db.listPartition(HouseholdMembers, { partition: ofHousehold(id) }, { cursor }));
    },
    recordOf: ({ client_id }) => ({ id: String(client_id) }),
  }),
  viewProjection({
    name: 'related-clients',
    about: 'which clients name each client as a companion',
    def: Clients,
    row: RelatedClients,
    records: everyClient,
    stored: async function* (db) {
      for (const id of await listClientIds(db))
        yield* listPages((cursor) => db.listPartition(RelatedClients, { partition: relatedTo(id) }, { cursor }));
    },
    recordOf: ({ client_id }) => ({ id: String(client_id) }),
  }),
];

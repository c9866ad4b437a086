import type { TenantDb } from '../../../store/tenant-db';
import { Clients } from '../client.records';
import type { ClientId } from '../client-id';
import { type ComparedPerson, comparePeople, DUPLICATE_GRADES } from './compare-people';
import { type Duplicate, DuplicateClient } from './duplicate';
import { ClientMatchKeys, DistinctClients, MATCH_KEYS, toPairKey } from './match-key.records';
import { formatMatchKey, listMatchKeys } from './match-keys';

const MOST_FOR_A_KEY = 20;
const MOST = 20;

/**
 * Whoever may be this person, the surest first: one wave for those who share anything, one for them. `id` is the profile that it is about, where
 * there is one; who was said to be somebody else is not named. Source: R-SHELL-257.
 */
export const findDuplicates = async (db: TenantDb, person: ComparedPerson, id?: ClientId): Promise<Duplicate[]> => {
  const pages = await Promise.all(
    listMatchKeys(person).map((key) =>
      db.listPartition(
        ClientMatchKeys,
        { partition: MATCH_KEYS, prefix: `${formatMatchKey(key)}#` },
        { limit: MOST_FOR_A_KEY },
      ),
    ),
  );
  const ids = [...new Set(pages.flatMap(({ items }) => items.map(({ client_id }) => client_id)))].filter(
    (one) => one !== id,
  );
  const [clients, distinct] = await Promise.all([
    db.getMany(ids.map((one) => ({ def: Clients, key: { id: one } }))),
    id ? db.getMany(ids.map((one) => ({ def: DistinctClients, key: toPairKey(id, one) }))) : [],
  ]);
  return clients
    .flatMap((client, i): Duplicate[] => {
      const likeness = client && !client.deleted_at && !distinct[i] ? comparePeople(person, client) : undefined;
      return client && likeness ? [{ client: DuplicateClient.parse(client), ...likeness }] : [];
    })
    .sort((a, b) => DUPLICATE_GRADES.indexOf(a.grade) - DUPLICATE_GRADES.indexOf(b.grade))
    .slice(0, MOST);
};

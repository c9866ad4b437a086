import type { TenantDb } from '../../../store/tenant-db';
import { Clients } from '../client.records';
import type { ClientId, HouseholdId } from '../client-id';
import {
  type Household,
  HouseholdMembers,
  Households,
  ofHousehold,
  RelatedClients,
  relatedTo,
} from './related.records';

/** A household with those of its members whom the reader sees. A payer who was merged into another member is that member. */
export const readHousehold = async (db: TenantDb, id: HouseholdId, consistent = false) => {
  const [household, { members }] = await Promise.all([
    db.get(Households, { id }, consistent),
    db.readPartition(ofHousehold(id), { members: HouseholdMembers }, { consistent }),
  ]);
  return household && { household: await withPayer(db, household, members), members };
};

const withPayer = async (
  db: TenantDb,
  { payer_id, ...household }: Household,
  members: readonly { client_id: ClientId }[],
): Promise<Household> => {
  const isMember = (id: ClientId | undefined) => id !== undefined && members.some(({ client_id }) => client_id === id);
  if (!payer_id || isMember(payer_id)) return { ...household, payer_id };
  const merged = (await db.get(Clients, { id: payer_id }))?.merged_into;
  return { ...household, payer_id: isMember(merged) ? merged : undefined };
};

/** Who belongs to a client, as far as the reader sees them; undefined for a client who is not there. */
export const readRelated = async (db: TenantDb, id: ClientId) => {
  const [client, { named_by }] = await Promise.all([
    db.get(Clients, { id }),
    db.readPartition(relatedTo(id), { named_by: RelatedClients }),
  ]);
  if (!client) return undefined;
  const ids = [...new Set(client.travel_companions.flatMap(({ individual_id }) => individual_id ?? []))];
  const [companions, household] = await Promise.all([
    db.getMany(ids.map((one) => ({ def: Clients, key: { id: one } }))),
    client.household_id && readHousehold(db, client.household_id),
  ]);
  return {
    companions: companions.flatMap((one) =>
      one && !one.deleted_at
        ? [{ client_id: one.id, first_name: one.first_name, last_name: one.last_name, ind_code: one.ind_code }]
        : [],
    ),
    named_by,
    household: household || undefined,
  };
};

import * as z from 'zod';
import { Instant, Name, Version } from '../../../base/values';
import { record } from '../../../store/record';
import type { Client } from '../client';
import { ClientId, HouseholdId } from '../client-id';
import { PROFILE_LISTS } from '../profile-parts';

/** How many people live in a household at most: as many clients as are changed at once. */
export const MAX_HOUSEHOLD_MEMBERS = 10;

const {
  description: _description,
  from_date: _from,
  to_date: _to,
  ...ADDRESS
} = PROFILE_LISTS.addresses.unwrap().element.shape;

/** What is entered of a household. `payer_id` is one of its members, who pays for the others. */
export const HouseholdDraft = z.object({
  name: Name,
  address: z.object(ADDRESS).default({}),
  payer_id: ClientId.optional(),
});

/** People who live at one address and are paid for together. Who they are is said by each of them. */
export const Household = HouseholdDraft.extend({
  id: HouseholdId,
  created_at: Instant,
  updated_at: Instant,
  version: Version,
});
export type Household = z.infer<typeof Household>;

export const HOUSEHOLDS = ['HOUSEHOLDS'] as const;
/** Who belongs to a household. */
export const ofHousehold = (id: string) => ['HOUSEHOLD', id] as const;
export const Households = record({
  name: 'household',
  schema: Household,
  key: ['id'],
  partition: () => HOUSEHOLDS,
  sort: (k) => [k.id],
  label: ({ name }) => name,
});

const NAMED = { first_name: z.string(), last_name: z.string(), ind_code: z.string() };
type Named = Pick<Client, 'id' | 'first_name' | 'last_name' | 'ind_code'>;
const toNamed = ({ id, first_name, last_name, ind_code }: Named) => ({
  client_id: id,
  first_name,
  last_name,
  ind_code,
});

/** That a client belongs to a household, with their name as it is. */
export const HouseholdMembers = record({
  name: 'household_member',
  schema: z.object({ household_id: HouseholdId, client_id: ClientId, ...NAMED }),
  key: ['household_id', 'client_id'],
  partition: (k) => ofHousehold(k.household_id),
  sort: (k) => [k.client_id],
});
export type HouseholdMember = z.infer<typeof HouseholdMembers.schema>;

export const toHouseholdMembers = (client: Client): HouseholdMember[] =>
  client.household_id && !client.deleted_at ? [{ household_id: client.household_id, ...toNamed(client) }] : [];

/**
 * Where it is said which clients name somebody as their companion. It is theirs and not the companion's, so that whoever edits them need not see
 * the companion: of the companion's id only the part that makes it no name of a client.
 */
export const relatedTo = (companion: string) => ['RELATED', companion.slice(companion.indexOf('_') + 1)] as const;

/** The other side of a companion: the client who names them, and as what. */
export const RelatedClients = record({
  name: 'related_client',
  schema: z.object({ companion_id: ClientId, client_id: ClientId, ...NAMED, relation_id: z.string() }),
  key: ['companion_id', 'client_id', 'relation_id'],
  partition: (k) => relatedTo(k.companion_id),
  sort: (k) => [k.client_id, k.relation_id],
});
export type RelatedClient = z.infer<typeof RelatedClients.schema>;

/** Whom a client names as companions, each as often as they have another relation; none of one in the trash. */
export const toRelatedClients = (client: Client): RelatedClient[] => {
  if (client.deleted_at) return [];
  const rows = client.travel_companions.flatMap(({ individual_id, relation_id = '' }) =>
    individual_id && individual_id !== client.id
      ? [{ companion_id: individual_id, relation_id, ...toNamed(client) }]
      : [],
  );
  return [...new Map(rows.map((row) => [`${row.companion_id} ${row.relation_id}`, row])).values()];
};

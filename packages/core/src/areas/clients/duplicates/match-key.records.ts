import * as z from 'zod';
import { Instant } from '../../../base/values';
import { record } from '../../../store/record';
import { ClientId } from '../client-id';

export const MATCH_KEYS = ['CLIENT_KEYS'] as const;

/**
 * What a client is found again by, beside whoever shares it: those who may be one person lie next to each other. Who is in the trash keeps theirs,
 * so that deleting many at once writes none of these.
 */
export const ClientMatchKeys = record({
  name: 'client_match_key',
  schema: z.object({ kind: z.string(), hash: z.string(), client_id: ClientId }),
  key: ['kind', 'hash', 'client_id'],
  partition: () => MATCH_KEYS,
  sort: (k) => [k.kind, k.hash, k.client_id],
});
export type ClientMatchKey = z.infer<typeof ClientMatchKeys.schema>;

/** That somebody looked at two profiles and said that they are two people. It lies with the older of them, whose id comes first. */
export const DistinctClients = record({
  name: 'distinct_clients',
  schema: z.object({ client_id: ClientId, other_id: ClientId, said_by: z.string(), said_at: Instant }),
  key: ['client_id', 'other_id'],
  partition: (k) => ['CLIENT', k.client_id],
  sort: (k) => ['DISTINCT', k.other_id],
});

/** The key of what is said of two clients, in whichever order they are named. */
export const toPairKey = (one: ClientId, other: ClientId) => {
  const [client_id, other_id] = one < other ? [one, other] : [other, one];
  return { client_id, other_id };
};

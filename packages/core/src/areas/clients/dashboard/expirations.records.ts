import * as z from 'zod';
import { Day } from '../../../base/values';
import { record } from '../../../store/record';
import { ClientId, TravelDocumentId } from '../client-id';
import { DOCUMENT_KINDS } from '../travel-document';

/** That a travel document of a client is good until a day. */
export const Expiration = z.object({
  client_id: ClientId,
  id: TravelDocumentId,
  kind: z.enum(DOCUMENT_KINDS),
  country: z.string().optional(),
  expiration: Day,
});
export type Expiration = z.infer<typeof Expiration>;

export const getExpirationsPartition = (year: string) => ['EXPIRATIONS', year] as const;

/** Travel documents by the day on which they expire, a partition for a year. */
export const Expirations = record({
  name: 'expiration',
  schema: Expiration,
  key: ['expiration', 'client_id', 'id'],
  partition: (k) => getExpirationsPartition(k.expiration.slice(0, 4)),
  sort: (k) => [k.expiration, k.client_id, k.id],
});

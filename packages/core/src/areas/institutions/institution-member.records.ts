import * as z from 'zod';
import { record } from '../../store/record';
import { InstitutionId } from './institution-id';

/**
 * Where it is said to which institutions a client belongs. It is the institution's, so that whoever edits that need not see the client: of the
 * client's id only the part that makes it no name of a client.
 */
export const toMemberKey = (client: string): string => client.slice(client.indexOf('_') + 1);
export const institutionsOf = (client: string) => ['INSTITUTIONS_OF', toMemberKey(client)] as const;

/** That a client belongs to an institution. It stays while the institution is in the trash, so that deleting many at once writes none of these. */
export const InstitutionMembers = record({
  name: 'institution_member',
  schema: z.object({ member: z.string(), institution_id: InstitutionId }),
  key: ['member', 'institution_id'],
  partition: (k) => institutionsOf(`_${k.member}`),
  sort: (k) => [k.institution_id],
});

import { PEOPLE } from '../../access/people.records';
import { lookupKey } from '../../store/keys';
import { record } from '../../store/record';
import { Invitation } from './invite';

/** One for each address, so that of two administrators who invite the same person one is told so. */
export const Invitations = record({
  name: 'invitation',
  schema: Invitation,
  key: ['email'],
  partition: () => PEOPLE,
  sort: (k) => ['INVITE', k.email],
  lookups: ({ token_hash, email }, company_id) => [{ key: invitationLookupKey(token_hash), to: { company_id, email } }],
});

/** How an invitation is found by its link, before the company is known. */
export const invitationLookupKey = (hash: string) => lookupKey('INVITE', hash);

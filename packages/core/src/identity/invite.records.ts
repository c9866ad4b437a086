import { pointerKey } from '../store/keys';
import { record } from '../store/record';
import { Invitation } from './invite';
import { PEOPLE } from './people.records';

/** One for each address, so that of two administrators who invite the same person one is told so. */
export const Invitations = record({
  name: 'invitation',
  schema: Invitation,
  key: ['email'],
  partition: () => PEOPLE,
  sort: (k) => ['INVITE', k.email],
});

/** How an invitation is found by its link, before the company is known. */
export const invitationPointer = (hash: string) => pointerKey('INVITE', hash);

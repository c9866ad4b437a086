import { removeUsers } from '@wayline/core/areas/people/remove-users';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';

export const handler = endpoint(usersContracts['users.single-delete'], (call) => removeUsers(call, [call.input.id]), {
  identity: identityAdapter,
});

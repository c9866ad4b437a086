import { mapUsers } from '@wayline/core/areas/people/map-users';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.pcc-mapping'], (call) =>
  mapUsers(call, new Map(call.input.mappings.map(({ user_id, pcc }) => [user_id, { pcc }]))),
);

import { changeStatuses } from '@wayline/core/areas/people/change-statuses';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from './identity-adapter';

export const handler = endpoint(
  usersContracts['users.change-status'],
  (call) => changeStatuses(call, call.input.ids, call.input.status),
  { identity: identityAdapter },
);

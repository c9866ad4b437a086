import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { endpoint } from '../kernel/endpoint';
import { identityAdapter } from '../kernel/identity-adapter';
import { changeStatuses } from './change-statuses';

export const handler = endpoint(
  usersContracts['users.change-status'],
  (call) => changeStatuses(call, call.input.ids, call.input.status),
  { identity: identityAdapter },
);

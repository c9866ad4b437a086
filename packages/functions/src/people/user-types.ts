import { USER_TYPES } from '@wayline/core/areas/people/users';
import { usersContracts } from '@wayline/core/areas/people/users.contract';
import { ok } from '@wayline/core/base/result';
import { endpoint } from '../kernel/endpoint';

export const handler = endpoint(usersContracts['users.types.list'], () =>
  Promise.resolve(ok({ user_types: USER_TYPES.map((type) => ({ ...type })) })),
);

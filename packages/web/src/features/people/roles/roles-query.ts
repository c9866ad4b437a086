import { queryOptions } from '@tanstack/react-query';
import { UserId } from '@wayline/core/base/ids';
import { type CallOutput, call } from '../../../lib/api';

export type Role = CallOutput<'users.roles'>['roles'][number];

/** The roles of the company; with a colleague, that one too. What changes users makes it old. */
export const rolesQuery = (user?: string) =>
  queryOptions({
    queryKey: ['users', 'roles', user ?? 'all'] as const,
    queryFn: ({ signal }) =>
      call('users.roles', user === undefined ? {} : { user_id: UserId.parse(user) }, { signal, onMissing: 'stay' }),
  });

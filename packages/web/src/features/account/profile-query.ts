import { queryOptions } from '@tanstack/react-query';
import type { CallOutput } from '../../lib/api';
import { call } from '../../lib/api';

export type Profile = CallOutput<'users.profile-sub-resources'>['profile'];

/** What is kept of the signed-in user; an event of the people of the company makes it old. */
export const profileQuery = queryOptions({
  queryKey: ['users', 'profile'],
  queryFn: async ({ signal }) => (await call('users.profile-sub-resources', {}, { signal, onMissing: 'stay' })).profile,
});

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { matchesUser } from '@wayline/core/areas/people/users';
import type { UserId } from '@wayline/core/base/ids';
import { type CallOutput, call } from '../../../lib/api';
import type { FetchRows } from '../../../ui/table/table-types';

export type ListedUser = CallOutput<'users.list'>['users'][number];
export type UserDetails = CallOutput<'users.details.get'>;
export type Invitation = CallOutput<'users.invitations.list'>['invitations'][number];
export type HostAgencies = CallOutput<'users.host-agencies.list'>;
export type Teams = CallOutput<'users.teams'>;
export type Mappings = CallOutput<'users.mappings.get'>;

/** Who matches a search, of all users of the company: it has no more than one page takes. */
export const fetchUsers: FetchRows<ListedUser> = async ({ search, signal }) => {
  const { users } = await call('users.list', {}, { signal });
  const matching = search ? users.filter((user) => matchesUser(user, search)) : users;
  return { rows: matching, total: users.length, filtered: matching.length };
};

export const userQueries = {
  details: (id: string) =>
    queryOptions({
      queryKey: ['users', 'details', id] as const,
      queryFn: ({ signal }) => call('users.details.get', { id: id as UserId }, { signal, onMissing: 'stay' }),
    }),
  invitations: () =>
    queryOptions({
      queryKey: ['users', 'invitations'] as const,
      queryFn: ({ signal }) => call('users.invitations.list', {}, { signal }),
    }),
  hostAgencies: () =>
    queryOptions({
      queryKey: ['users', 'host-agencies'] as const,
      queryFn: ({ signal }) => call('users.host-agencies.list', {}, { signal }),
    }),
  teams: () =>
    queryOptions({
      queryKey: ['users', 'teams'] as const,
      queryFn: ({ signal }) => call('users.teams', {}, { signal }),
    }),
  mappings: () =>
    queryOptions({
      queryKey: ['users', 'mappings'] as const,
      queryFn: ({ signal }) => call('users.mappings.get', {}, { signal }),
    }),
  access: () =>
    queryOptions({
      queryKey: ['users', 'access'] as const,
      queryFn: ({ signal }) => call('users.access.list', {}, { signal }),
    }),
};

/** Reads everything again that shows users, but for the profiles of those who are `gone`: there is nothing to read of them. */
export const useRefreshUsers = () => {
  const client = useQueryClient();
  return (gone: readonly string[] = []) =>
    client.invalidateQueries({
      predicate: ({ queryKey: [area, what, id] }) =>
        (area === 'users' && !(what === 'details' && gone.includes(String(id)))) ||
        (area === 'table' && what === 'users'),
    });
};

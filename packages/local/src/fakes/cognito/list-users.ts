import type { Input } from '../input';
import type { PoolUser } from './pool-user';
import { invalidParameter } from './refusals';
import type { UserPool } from './user-pool';
import { toListedUser } from './user-view';

const PAGE = 60;
const FILTER = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/;
const SEARCHABLE = [
  'username',
  'sub',
  'email',
  'name',
  'given_name',
  'family_name',
  'phone_number',
  'cognito:user_status',
  'status',
];

const fieldOf = (user: PoolUser, name: string): string => {
  if (name === 'username' || name === 'sub') return user.sub;
  if (name === 'cognito:user_status') return user.status;
  if (name === 'status') return user.enabled ? 'Enabled' : 'Disabled';
  return user.attributes[name] ?? '';
};

const matcher = (filter: string | undefined): ((user: PoolUser) => boolean) => {
  if (!filter) return () => true;
  const [, name = '', operator, value = ''] = FILTER.exec(filter) ?? [];
  if (!SEARCHABLE.includes(name)) throw invalidParameter('Error while parsing filter.');
  return (user) => (operator === '=' ? fieldOf(user, name) === value : fieldOf(user, name).startsWith(value));
};

/** ListUsers: by one filter, in pages of at most 60. */
export const listUsers = (pool: UserPool, input: Input) => {
  const limit = Math.min(input.number('Limit') ?? PAGE, PAGE);
  const after = input.maybe('PaginationToken') ?? '';
  const found = pool
    .all()
    .filter(matcher(input.maybe('Filter')))
    .sort((a, b) => (a.sub < b.sub ? -1 : 1));
  const rest = found.filter((user) => user.sub > after);
  const page = rest.slice(0, limit);
  return { Users: page.map(toListedUser), ...(rest.length > limit && { PaginationToken: page.at(-1)?.sub }) };
};

import { HStack, Text } from '@chakra-ui/react';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { InitialsAvatar } from '../../../ui/initials-avatar';
import { StatusBadge } from '../../../ui/status-badge';
import type { Column } from '../../../ui/table/table-types';
import type { ListedUser } from './users-queries';

export const UserStatus = ({ status }: { status: boolean }) => (
  <StatusBadge tone={status ? 'success' : 'neutral'}>{status ? 'Active' : 'Inactive'}</StatusBadge>
);
export const Presence = ({ online }: { online: boolean }) => (
  <StatusBadge tone={online ? 'accent' : 'neutral'}>{online ? 'Online' : 'Offline'}</StatusBadge>
);
/** "Online", the day they were last there, or that they never were. */
export const seenWords = ({ online, last_seen_at }: Pick<ListedUser, 'online' | 'last_seen_at'>): string =>
  online ? 'Now' : formatDate(last_seen_at) || 'Never';

/** The columns of internal users as the spec names them, and after them what an administrator asks next. Source: R-ACC-035. */
export const USER_COLUMNS: readonly Column<ListedUser>[] = [
  {
    key: 'name',
    label: 'Name',
    width: 180,
    grow: true,
    always: true,
    show: ({ name, avatar_img, is_owner, status }) => (
      <HStack gap="2">
        <InitialsAvatar name={name} picture={avatar_img} size={24} decorative />
        {name}
        {is_owner && (
          <Text as="span" color="fg.muted">
            Owner
          </Text>
        )}
        {!status && <UserStatus status={status} />}
      </HStack>
    ),
    text: ({ name }) => name,
    sortBy: ({ name }) => name,
    link: ({ id }) => PATHS.users({ user: id }),
  },
  { key: 'email', label: 'Email', width: 220, sortBy: (user) => user.email },
  { key: 'job_title', label: 'Job Title', width: 140, sortBy: (user) => user.job_title },
  { key: 'user_type', label: 'User Type', width: 160, sortBy: (user) => user.user_type },
  { key: 'ic_account_type', label: 'IC Account Type', width: 130, sortBy: (user) => user.ic_account_type },
  { key: 'team_name', label: 'Team Name', width: 130, sortBy: (user) => user.team_name },
  { key: 'role', label: 'Role', width: 150, sortBy: (user) => user.role },
  {
    key: 'status',
    label: 'Status',
    width: 90,
    show: ({ status }) => <UserStatus status={status} />,
    text: ({ status }) => (status ? 'Active' : 'Inactive'),
    sortBy: ({ status }) => (status ? 0 : 1),
  },
  {
    key: 'online',
    label: 'Online',
    width: 90,
    show: ({ online }) => <Presence online={online} />,
    text: ({ online }) => (online ? 'Online' : 'Offline'),
    sortBy: ({ online }) => (online ? 0 : 1),
  },
  {
    key: 'last_seen_at',
    label: 'Last seen',
    width: 100,
    show: seenWords,
    text: seenWords,
    sortBy: ({ last_seen_at }) => last_seen_at,
  },
  {
    key: 'created_at',
    label: 'Joined',
    width: 100,
    show: ({ created_at }) => formatDate(created_at),
    sortBy: ({ created_at }) => created_at,
  },
  { key: 'pcc', label: 'PCC', width: 80, hidden: true, sortBy: (user) => user.pcc },
  { key: 'sub_agency_name', label: 'Sub-agency', width: 140, hidden: true, sortBy: (user) => user.sub_agency_name },
];

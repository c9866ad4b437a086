import { chakra, Flex } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../app/paths';

export const USER_TABS = ['users', 'invitations', 'host-agencies', 'sub-agencies'] as const;
export type UserTab = (typeof USER_TABS)[number];
export const tabIn = (text: string | null): UserTab => USER_TABS.find((tab) => tab === text) ?? 'users';

const NAMES: Record<UserTab, string> = {
  users: 'Users',
  invitations: 'Invitations',
  'host-agencies': 'Host agencies',
  'sub-agencies': 'Sub-agencies',
};
const Tab = chakra(Link);

/** The parts of the users page, the open one marked. */
export const UsersTabs = ({ open }: { open: UserTab }) => (
  <Flex as="nav" aria-label="Users" gap="1" borderBottomWidth="1px" mb="4" overflowX="auto">
    {USER_TABS.map((tab) => (
      <Tab
        key={tab}
        to={PATHS.users({ tab: tab === 'users' ? undefined : tab })}
        aria-current={tab === open ? 'page' : undefined}
        px="3"
        py="2"
        whiteSpace="nowrap"
        color="fg.muted"
        borderBottomWidth="2px"
        borderColor="transparent"
        _currentPage={{ color: 'fg', borderColor: 'sea.solid', fontWeight: '600' }}
      >
        {NAMES[tab]}
      </Tab>
    ))}
  </Flex>
);

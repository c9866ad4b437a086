import { Box, Flex, HStack, Text } from '@chakra-ui/react';
import { InitialsAvatar } from '../../../../ui/initials-avatar';
import { RouterLink } from '../../../../ui/router-link';
import { Presence, UserStatus } from '../user-columns';
import type { ListedUser } from '../users-queries';

/** A user on a phone. */
export const UserCard = ({ user, to }: { user: ListedUser; to: string }) => (
  <Flex gap="3" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <InitialsAvatar name={user.name} picture={user.avatar_img} size={36} decorative />
    <Box flex="1" minW="0">
      <RouterLink to={to} fontWeight="600" truncate>
        {user.name}
      </RouterLink>
      <Text color="fg.muted" textStyle="small" truncate>
        {user.email}
      </Text>
      <Text textStyle="small">
        {[user.is_owner ? 'Owner' : user.role, user.user_type, user.team_name].filter(Boolean).join(' · ')}
      </Text>
      <HStack gap="2" mt="1">
        <UserStatus status={user.status} />
        <Presence online={user.online} />
      </HStack>
    </Box>
  </Flex>
);

import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { InitialsAvatar } from '../../../../ui/initials-avatar';
import type { Mappings } from '../users-queries';

type MappedUser = Mappings['users'][number];
type Props = { label: string; users: readonly MappedUser[]; children: (user: MappedUser) => ReactNode };

/** Users, each with the one thing that is said of them. */
export const MappingList = ({ label, users, children }: Props) => (
  <Flex
    as="ul"
    direction="column"
    listStyleType="none"
    aria-label={label}
    borderWidth="1px"
    borderRadius="l3"
    bg="bg.panel"
    divideY="1px"
  >
    {users.map((user) => (
      <Flex key={user.id} as="li" align="center" gap="3" px="3" py="2" wrap="wrap">
        <InitialsAvatar name={user.name} size={28} decorative />
        <Box flex="1" minW="180px">
          <Text fontWeight="600">{user.name}</Text>
          <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
            {user.role} · {user.email}
          </Text>
        </Box>
        <Box width={{ base: '100%', sm: '220px' }}>{children(user)}</Box>
      </Flex>
    ))}
  </Flex>
);

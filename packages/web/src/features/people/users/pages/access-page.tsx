import { Box, chakra, Flex, HStack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { PERMISSION_AREAS, permissionsIn } from '@wayline/core/access/role-areas';
import type { CallOutput } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { useSignedInUser } from '../../../../lib/session';
import { usePage } from '../../../../navigation/use-page';
import { ErrorState } from '../../../../ui/error-state';
import { InitialsAvatar } from '../../../../ui/initials-avatar';
import { PageHeader } from '../../../../ui/page-header';
import { RouterButton } from '../../../../ui/router-button';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { UserStatus } from '../user-columns';
import { userQueries } from '../users-queries';

type Account = CallOutput<'users.access.list'>['users'][number];

const heldWords = ({ permissions }: Account) =>
  permissions.length === PERMISSIONS.length
    ? 'Can do everything'
    : `Can do ${permissions.length} of ${PERMISSIONS.length} things`;

const Held = ({ account }: { account: Account }) => (
  <chakra.details textStyle="small" mt="2">
    <chakra.summary cursor="pointer" color="fg.muted">
      {heldWords(account)}
    </chakra.summary>
    <chakra.dl mt="2" display="grid" gap="1">
      {PERMISSION_AREAS.map((area) => ({
        area,
        held: permissionsIn(area).filter((permission) => account.permissions.includes(permission)),
      }))
        .filter(({ held }) => held.length > 0)
        .map(({ area, held }) => (
          <Box key={area.title}>
            <chakra.dt fontWeight="600">{area.title}</chakra.dt>
            <chakra.dd color="fg.muted">{held.join(', ')}</chakra.dd>
          </Box>
        ))}
    </chakra.dl>
  </chakra.details>
);

/** The accounts a Master Admin may open: what each user may do, and the way to their profile and role. Source: G-020, R-SHELL-216. */
export const AccessPage = () => {
  usePage({ title: 'Accounts you can open' });
  const { data, error, refetch } = useQuery(userQueries.access());
  const { id: self } = useSignedInUser();
  return (
    <Box maxW="56rem">
      <PageHeader
        title="Accounts you can open"
        count={data?.users.length}
        subtitle="Everyone in your company and what they can do. You can open their profile and role, but no one can act as someone else."
      />
      <Flex as="ul" direction="column" gap="2" listStyleType="none" aria-label="Accounts">
        {data?.users.map((account) => (
          <Flex key={account.id} as="li" gap="3" borderWidth="1px" borderRadius="l3" bg="bg.panel" p="3" wrap="wrap">
            <InitialsAvatar name={account.name} size={36} decorative />
            <Box flex="1" minW="220px">
              <HStack gap="2" wrap="wrap">
                <Text fontWeight="600">{account.name}</Text>
                <UserStatus status={account.status} />
              </HStack>
              <Text color="fg.muted" textStyle="small" overflowWrap="anywhere">
                {account.is_owner ? 'Owner' : account.role} · {account.email}
              </Text>
              <Held account={account} />
            </Box>
            <HStack gap="2" alignSelf="flex-start">
              <RouterButton
                to={PATHS.users({ user: account.id })}
                size="xs"
                variant="outline"
                aria-label={`${account.name}’s profile`}
              >
                Profile
              </RouterButton>
              {!account.is_owner && account.id !== self && (
                <RouterButton
                  to={PATHS.assignRole(account.id)}
                  size="xs"
                  variant="outline"
                  aria-label={`${account.name}’s role`}
                >
                  Role
                </RouterButton>
              )}
            </HStack>
          </Flex>
        ))}
      </Flex>
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Delayed>
          <CardsSkeleton />
        </Delayed>
      )}
    </Box>
  );
};

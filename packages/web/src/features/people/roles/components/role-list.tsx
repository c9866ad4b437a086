import { Box, chakra, HStack, Text } from '@chakra-ui/react';
import { PERMISSIONS } from '@wayline/core/access/permissions';
import { countOf } from '@wayline/core/base/plural';
import { PATHS } from '../../../../lib/paths';
import { RouterLink } from '../../../../ui/router-link';
import { StatusBadge } from '../../../../ui/status-badge';
import type { Role } from '../roles-query';
import { VISIBILITY_WORDS } from '../visibility-words';

const NAMED = 4;
const kindOf = ({ starts_with, version }: Role) => {
  if (!starts_with) return <StatusBadge tone="info">Custom</StatusBadge>;
  return version > 0 ? <StatusBadge tone="warning">Edited</StatusBadge> : null;
};
const holdersOf = ({ holders }: Role): string => {
  if (holders.length === 0) return 'No one';
  const names = holders.slice(0, NAMED).map(({ name }) => name);
  const more = holders.length > NAMED ? ` and ${holders.length - NAMED} more` : '';
  return `${countOf(holders.length, 'person', 'people')}: ${names.join(', ')}${more}`;
};

/** The roles of the company with who holds each. `open` makes each a way to its editor. */
export const RoleList = ({ roles, open }: { roles: readonly Role[]; open: boolean }) => (
  <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="l3" bg="bg.panel">
    {roles.map((role) => (
      <HStack key={role.name} as="li" gap="4" px="4" py="3" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
        <Box flex="1" minW="0">
          <HStack gap="2" wrap="wrap">
            {open ? (
              <RouterLink to={PATHS.roles(role.name)} overflowWrap="anywhere">
                {role.name}
              </RouterLink>
            ) : (
              <Text fontWeight="600" overflowWrap="anywhere">
                {role.name}
              </Text>
            )}
            {kindOf(role)}
          </HStack>
          {role.description && (
            <Text textStyle="small" overflowWrap="anywhere">
              {role.description}
            </Text>
          )}
          <Text textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {holdersOf(role)}
          </Text>
          {role.visibility !== 'all' && (
            <Text textStyle="small" color="fg.muted">
              {VISIBILITY_WORDS[role.visibility]}
            </Text>
          )}
        </Box>
        <Text textStyle="figures" color="fg.muted" whiteSpace="nowrap">
          {role.permissions.length} of {PERMISSIONS.length}
        </Text>
      </HStack>
    ))}
  </chakra.ul>
);

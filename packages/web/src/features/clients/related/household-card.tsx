import { Box, Button, chakra, HStack, Text } from '@chakra-ui/react';
import { clientName } from '@wayline/core/areas/clients/client';
import { Home } from 'lucide-react';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import { StatusBadge } from '../../../ui/status-badge';
import type { ClientRecord } from '../client-query';
import type { HouseholdOfClient } from './related-query';

type Props = { client: ClientRecord; found: HouseholdOfClient; onEdit: (() => void) | undefined };

const toLines = ({ address }: HouseholdOfClient['household']): string[] =>
  [
    [address.area, address.suite].filter(Boolean).join(', '),
    [address.city_name, address.state_name, address.zip_code].filter(Boolean).join(', '),
    address.country_name ?? '',
  ].filter(Boolean);

/** Who lives together, where, and who pays. */
export const HouseholdCard = ({ client, found: { household, members }, onEdit }: Props) => (
  <Box p="3" borderWidth="1px" borderRadius="l2">
    <HStack justify="space-between" gap="2">
      <HStack gap="2" minW="0">
        <Home size={16} aria-hidden />
        <Text fontWeight="600" truncate dir="auto">
          {household.name}
        </Text>
      </HStack>
      {onEdit && (
        <Button size="xs" variant="ghost" onClick={onEdit}>
          Edit household
        </Button>
      )}
    </HStack>
    {toLines(household).map((line) => (
      <Text key={line} color="fg.muted" dir="auto">
        {line}
      </Text>
    ))}
    <chakra.ul listStyleType="none" mt="2" aria-label={`Members of ${household.name}`}>
      {members.map((member) => (
        <HStack as="li" key={member.client_id} gap="2" py="0.5">
          {member.client_id === client.id ? (
            <Text>{clientName(member)}</Text>
          ) : (
            <RouterLink to={PATHS.client(member.client_id)}>{clientName(member)}</RouterLink>
          )}
          {household.payer_id === member.client_id && <StatusBadge tone="info">Pays</StatusBadge>}
        </HStack>
      ))}
    </chakra.ul>
  </Box>
);

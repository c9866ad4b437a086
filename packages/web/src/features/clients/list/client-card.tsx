import { Box, Flex, Text } from '@chakra-ui/react';
import { type ClientMoneyRow, clientName } from '@wayline/core/areas/clients/client';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { InitialsAvatar } from '../../../ui/initials-avatar';
import { ClientStatusBadge } from '../client-status-badge';

/** A client of the list on a phone; the whole card opens the profile. */
export const ClientCard = ({ client }: { client: ClientMoneyRow }) => (
  <Flex asChild gap="3" align="center" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <Link to={PATHS.client(client.id)}>
      <InitialsAvatar name={clientName(client)} size={36} decorative />
      <Box flex="1" minW="0">
        <Flex justify="space-between" gap="2">
          <Text fontWeight="600" dir="auto" truncate>
            {clientName(client)}
          </Text>
          {client.client_status !== 'active' && <ClientStatusBadge status={client.client_status} />}
        </Flex>
        <Text color="fg.muted" textStyle="small" truncate>
          {[client.ind_code, client.emails[0] ?? client.phone, client.trips > 0 && countOf(client.trips, 'trip')]
            .filter(Boolean)
            .join(' · ')}
        </Text>
        {client.balance_due?.some(({ minor }) => minor > 0) && (
          <Text textStyle="small">Owes {client.balance_due.map((one) => formatMoney(one)).join(' + ')}</Text>
        )}
      </Box>
    </Link>
  </Flex>
);

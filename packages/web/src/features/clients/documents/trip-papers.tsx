import { chakra, HStack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { call } from '../../../lib/api';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { RouterLink } from '../../../ui/router-link';
import { clientQuery } from '../client-query';

const STYLES = {
  problem: { icon: CircleAlert, color: 'fg.error' },
  warning: { icon: TriangleAlert, color: 'fg.warning' },
  note: { icon: Info, color: 'fg.muted' },
} as const;

/** What has to be seen to in the papers of a client before the next trips that they are on. */
export const TripPapers = ({ clientId }: { clientId: ClientId }) => {
  const { data } = useQuery({
    queryKey: [...clientQuery(clientId).queryKey, 'papers'] as const,
    queryFn: ({ signal }) => call('trips.client-papers.list', { client_id: clientId }, { signal, onMissing: 'stay' }),
  });
  const trips = data?.trips.filter(({ findings }) => findings.length > 0) ?? [];
  if (trips.length === 0) return null;
  return (
    <chakra.ul listStyleType="none" aria-label="For the next trips" mb="3" display="grid" gap="3">
      {trips.map(({ id, trip_name, start_date, findings }) => (
        <li key={id}>
          <Text fontWeight="600" overflowWrap="anywhere">
            <RouterLink to={PATHS.planner(id)}>{trip_name}</RouterLink>
            {start_date && `, ${formatDate(start_date)}`}
          </Text>
          {findings.map(({ severity, say }) => {
            const { icon: Icon, color } = STYLES[severity];
            return (
              <HStack key={say} align="start" gap="1.5" color={color}>
                <Icon size={16} aria-hidden style={{ flexShrink: 0, marginTop: 3 }} />
                <Text overflowWrap="anywhere">{say}</Text>
              </HStack>
            );
          })}
        </li>
      ))}
    </chakra.ul>
  );
};

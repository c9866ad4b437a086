import { chakra, Text } from '@chakra-ui/react';
import type { TripRow } from '@wayline/core/trips/trip';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { StatusBadge } from '../../../ui/status-badge';

/** The trips opened last by anybody of the company, newest first. */
export const RecentTrips = ({ trips }: { trips: readonly TripRow[] }) => (
  <chakra.ul
    listStyleType="none"
    css={{
      '& a': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '3',
        py: '2.5',
        borderRadius: 'l1',
        focusVisibleRing: 'outside',
        _hover: { '& .name': { textDecoration: 'underline' } },
      },
      '& > li + li': { borderTopWidth: '1px', borderColor: 'border.muted' },
    }}
  >
    {trips.map(({ id, trip_name, code, lead_traveler, trip_status }) => (
      <li key={id}>
        <Link to={PATHS.planner(id)}>
          <chakra.span minW="0">
            <Text className="name" fontWeight="500" truncate>
              {trip_name}
            </Text>
            <Text textStyle="small" color="fg.muted" truncate>
              {[code, lead_traveler].filter(Boolean).join(' · ')}
            </Text>
          </chakra.span>
          <StatusBadge tone={trip_status === 'CANCELLED' ? 'error' : 'neutral'}>{trip_status}</StatusBadge>
        </Link>
      </li>
    ))}
  </chakra.ul>
);

import { chakra, Text } from '@chakra-ui/react';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { Link } from 'react-router-dom';
import { PATHS } from '../../../lib/paths';
import { TripStatusBadge } from '../../../ui/trip-status-badge';

/** The newest trips of the company. */
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
          <TripStatusBadge status={trip_status} />
        </Link>
      </li>
    ))}
  </chakra.ul>
);

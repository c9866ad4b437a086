import { Flex, Text } from '@chakra-ui/react';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { Link } from 'react-router-dom';
import { formatDate } from '../../../../lib/format';
import { PATHS } from '../../../../lib/paths';
import { StatusBadge } from '../../../../ui/status-badge';
import { TripStatusBadge } from '../../../../ui/trip-status-badge';

/** A trip of the list on a phone; the whole card opens it. */
export const TripCard = ({ trip }: { trip: TripRow }) => (
  <Flex asChild direction="column" gap="1" p="3" mb="2" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <Link to={PATHS.planner(trip.id)}>
      <Flex justify="space-between" gap="2">
        <Text fontWeight="600" dir="auto" truncate>
          {trip.trip_name}
        </Text>
        {trip.archived_at ? <StatusBadge>Archived</StatusBadge> : <TripStatusBadge status={trip.trip_status} />}
      </Flex>
      <Text color="fg.muted" textStyle="small">
        {[
          trip.code,
          trip.lead_traveler,
          trip.start_date && `${formatDate(trip.start_date)} to ${formatDate(trip.end_date)}`,
          `${trip.trip_pax} pax`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Link>
  </Flex>
);

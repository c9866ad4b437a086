import { Flex, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import type { CallOutput } from '../../lib/api';
import { formatDate } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { StatusBadge } from '../../ui/status-badge';
import { TripStatusBadge } from '../../ui/trip-status-badge';

type Row = CallOutput<'trips.client-trips.list'>['trips'][number];

const daysOf = ({ start_date, end_date }: Row): string => {
  if (!start_date) return 'No dates yet';
  return end_date ? `${formatDate(start_date)} to ${formatDate(end_date)}` : formatDate(start_date);
};

/** A trip on a client's profile; all of it opens the trip. */
export const ClientTripCard = ({ trip }: { trip: Row }) => (
  <Flex asChild direction="column" gap="1" p="3" borderWidth="1px" borderRadius="l2" bg="bg.panel">
    <Link to={PATHS.planner(trip.id)}>
      <Flex justify="space-between" gap="2">
        <Text fontWeight="600" dir="auto" truncate>
          {trip.trip_name}
        </Text>
        {trip.archived_at ? <StatusBadge>Archived</StatusBadge> : <TripStatusBadge status={trip.trip_status} />}
      </Flex>
      <Text color="fg.muted" textStyle="small">
        {[trip.code, daysOf(trip), trip.trip_destinations.join(', '), `${trip.trip_pax} pax`]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </Link>
  </Flex>
);

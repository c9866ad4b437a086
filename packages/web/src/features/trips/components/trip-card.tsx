import { Flex, Text } from '@chakra-ui/react';
import { showDate } from '@wayline/core/kernel/days';
import type { TripRow } from '@wayline/core/trips/trip';
import { StatusBadge } from '../../../ui/status-badge';

/** A trip of the list on a phone. */
export const TripCard = ({ trip }: { trip: TripRow }) => (
  <Flex direction="column" gap="1">
    <Flex justify="space-between" gap="2">
      <Text fontWeight="600" dir="auto" truncate>
        {trip.trip_name}
      </Text>
      <StatusBadge tone="neutral">{trip.trip_status}</StatusBadge>
    </Flex>
    <Text color="fg.muted" textStyle="small">
      {[
        trip.code,
        trip.lead_traveler,
        trip.start_date && `${showDate(trip.start_date)} to ${showDate(trip.end_date)}`,
        `${trip.trip_pax} pax`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  </Flex>
);

import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { Trip } from '@wayline/core/trips/trip';
import { tripLength } from '@wayline/core/trips/trip-dates';
import { useState } from 'react';
import { useAllowed } from '../../../lib/use-may';
import { countOf } from '../../../ui/count-of';
import { StatusBadge } from '../../../ui/status-badge';
import { dayTitle } from './day-title';
import { TripDatesDialog } from './trip-dates-dialog';

type Props = { trip: Trip; onChanged: () => Promise<unknown>; children?: React.ReactNode };

/** The trip in one strip: who, when, state, and what to do next. */
export const TripHeader = ({ trip, onChanged, children }: Props) => {
  const [dating, setDating] = useState(false);
  const allowed = useAllowed('Edit Trips', 'edit trips');
  const length = tripLength(trip);
  const dates = trip.start_date
    ? [dayTitle(trip.start_date).date, trip.end_date ? dayTitle(trip.end_date).date : 'open'].join(' to ')
    : 'No dates yet';
  return (
    <Flex as="header" justify="space-between" align="start" gap="4" wrap="wrap" mb="5">
      <Flex direction="column" gap="1" minW="0">
        <Flex gap="3" align="center" wrap="wrap">
          <Heading as="h1" textStyle="title" dir="auto">
            {trip.trip_name}
          </Heading>
          <StatusBadge tone="neutral">{trip.trip_status}</StatusBadge>
        </Flex>
        <Text color="fg.muted">
          {trip.code} · {trip.lead_traveler ?? 'No lead traveler yet'} · {trip.trip_pax} pax · {dates}
          {length && ` · ${countOf(length.nights, 'night')}`}
        </Text>
      </Flex>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={allowed(() => setDating(true))}>
          Set dates
        </Button>
        {children}
      </Flex>
      {dating && <TripDatesDialog trip={trip} onClose={() => setDating(false)} onSaved={onChanged} />}
    </Flex>
  );
};

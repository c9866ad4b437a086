import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '../../../app/paths';
import { call } from '../../../lib/api';
import { useAllowed } from '../../../lib/use-may';
import { notifyError } from '../../../ui/notify-error';
import { RouterLink } from '../../../ui/router-link';
import type { PlannedTrip } from '../use-trip';

/** The client itineraries of a trip, and the way to a new one. */
export const ItineraryLinks = ({ whole }: { whole: PlannedTrip }) => {
  const go = useNavigate();
  const { trip, itineraries } = whole;
  const allowed = useAllowed('Edit Client Itinerary', 'edit client itineraries');
  const create = useMutation({
    mutationFn: () => call('trips.ti.create', { tripId: trip.id, ti_name: trip.trip_name }),
    onSuccess: ({ itinerary }) => go(PATHS.itinerary(trip.id, itinerary.id)),
    onError: notifyError,
  });
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="itineraries-title">
      <Flex justify="space-between" align="center">
        <Heading as="h2" id="itineraries-title" textStyle="section">
          Client itinerary
        </Heading>
        <Button size="xs" variant="outline" loading={create.isPending} onClick={allowed(() => create.mutate())}>
          New itinerary
        </Button>
      </Flex>
      {itineraries.length === 0 && <Text color="fg.muted">Publish the days as a page for your client.</Text>}
      {itineraries.map((itinerary) => (
        <Text key={itinerary.id}>
          <RouterLink to={PATHS.itinerary(trip.id, itinerary.id)}>{itinerary.ti_name}</RouterLink>
          <Text as="span" color="fg.muted" textStyle="small">
            {itinerary.published_version ? ` · published, version ${itinerary.published_version}` : ' · not published'}
          </Text>
        </Text>
      ))}
    </Flex>
  );
};

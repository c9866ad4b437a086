import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { notify } from '../../../ui/toaster';
import type { PlannedTrip } from '../use-trip';

/** The client itineraries of a trip, and the way to a new one. */
export const ItineraryLinks = ({ whole }: { whole: PlannedTrip }) => {
  const go = useNavigate();
  const { trip, itineraries } = whole;
  const create = useMutation({
    mutationFn: () => call('trips.ti.create', { tripId: trip.id, ti_name: trip.trip_name }),
    onSuccess: ({ itinerary }) => go(`/trips/${trip.id}/ti/${itinerary.id}`),
    onError: (error) => notify({ kind: 'error', title: error.message }),
  });
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="itineraries-title">
      <Flex justify="space-between" align="center">
        <Heading as="h2" id="itineraries-title" size="sm">
          Client itinerary
        </Heading>
        <Button size="xs" variant="outline" loading={create.isPending} onClick={() => create.mutate()}>
          New itinerary
        </Button>
      </Flex>
      {itineraries.length === 0 && <Text color="fg.muted">Publish the days as a page for your client.</Text>}
      {itineraries.map((itinerary) => (
        <Text key={itinerary.id}>
          <Link to={`/trips/${trip.id}/ti/${itinerary.id}`}>{itinerary.ti_name}</Link>
          <Text as="span" color="fg.muted" fontSize="sm">
            {itinerary.published_version ? ` · published, version ${itinerary.published_version}` : ' · not published'}
          </Text>
        </Text>
      ))}
    </Flex>
  );
};

import { chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { isPastTrip } from '@wayline/core/areas/trip/trips/people/client-trips';
import { countOf } from '@wayline/core/base/plural';
import { Luggage } from 'lucide-react';
import { useId } from 'react';
import { type CallOutput, call } from '../../lib/api';
import { PATHS } from '../../lib/paths';
import { todayHere } from '../../lib/today';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { IfPermitted } from '../../ui/if-permitted';
import { RouterButton } from '../../ui/router-button';
import { CardsSkeleton } from '../../ui/skeletons';
import { ClientTripCard } from './client-trip-card';

type Row = CallOutput<'trips.client-trips.list'>['trips'][number];

/** The trips of a client; what changes a trip makes them old. */
export const clientTripsQuery = (client_id: ClientId) =>
  queryOptions({
    queryKey: ['trips', 'of-client', client_id] as const,
    queryFn: ({ signal }) => call('trips.client-trips.list', { client_id }, { signal }),
  });

const Part = ({ title, trips }: { title: string; trips: readonly Row[] }) => {
  const titleId = useId();
  if (trips.length === 0) return null;
  return (
    <chakra.section aria-labelledby={titleId}>
      <Heading as="h3" id={titleId} textStyle="section" mb="2">
        {title}
      </Heading>
      <Stack as="ul" listStyleType="none" gap="2">
        {trips.map((trip) => (
          <li key={`${trip.id} ${trip.traveler_id}`}>
            <ClientTripCard trip={trip} />
          </li>
        ))}
      </Stack>
    </chakra.section>
  );
};

/** The trips that a client is on: what is to come, and what is over. */
export const ClientTrips = ({ clientId }: { clientId: ClientId }) => {
  const { data, error, refetch } = useQuery(clientTripsQuery(clientId));
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton cards={2} />;
  const begin = (
    <IfPermitted permission="Edit Trips">
      <RouterButton size="sm" to={PATHS.tripCreate({ client: clientId })}>
        New trip
      </RouterButton>
    </IfPermitted>
  );
  if (data.trips.length === 0 && data.hidden === 0)
    return (
      <EmptyState
        icon={Luggage}
        title="No trips yet"
        text="Start a trip with this client as the lead traveler."
        action={begin}
      />
    );
  const today = todayHere();
  return (
    <Stack gap="5">
      <Flex justify="flex-end">{begin}</Flex>
      <Part title="Upcoming" trips={data.trips.filter((trip) => !isPastTrip(trip, today))} />
      <Part title="Past" trips={data.trips.filter((trip) => isPastTrip(trip, today))} />
      {data.hidden > 0 && (
        <Text color="fg.muted">
          {`This client is on ${countOf(data.hidden, 'more trip')} you don’t have access to.`}
        </Text>
      )}
    </Stack>
  );
};

import { Button, Flex, Heading, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { FileId, TripId } from '@wayline/core/base/ids';
import { Plus } from 'lucide-react';
import { itineraryQueries } from '../itinerary-queries';

type Props = { tripId: TripId; taken: readonly { id: FileId }[]; onTake: (id: FileId) => void };

/** Files of the trip that are for the client and not among the documents yet, each one press away. Source: R-TRIP-068. */
export const TripFileChoice = ({ tripId, taken, onTake }: Props) => {
  const { data } = useQuery(itineraryQueries.tripFiles(tripId));
  const offered = (data?.files ?? []).filter(
    ({ id, key }) => key !== 'Internal' && !taken.some((one) => one.id === id),
  );
  if (offered.length === 0) return null;
  return (
    <Flex as="section" direction="column" gap="2" mt="5" aria-labelledby="trip-files-title">
      <Heading as="h2" id="trip-files-title" textStyle="section">
        From the trip’s files
      </Heading>
      <Text color="fg.muted">Photos, and files marked for the client.</Text>
      <Flex gap="2" wrap="wrap">
        {offered.map(({ id, name }) => (
          <Button key={id} size="xs" variant="outline" aria-label={`Add ${name}`} onClick={() => onTake(id)}>
            <Plus size={14} aria-hidden /> {name}
          </Button>
        ))}
      </Flex>
    </Flex>
  );
};

import { Box, Button, Flex, Heading, Text } from '@chakra-ui/react';
import { formatDate } from '../../../../lib/format';
import { PATHS } from '../../../../lib/paths';
import { IfPermitted } from '../../../../ui/if-permitted';
import { RouterLink } from '../../../../ui/router-link';
import { ItineraryState } from '../../itinerary/components/itinerary-state';
import { REVIEW } from '../../itinerary/review';
import { useNewItinerary } from '../../itinerary/use-new-itinerary';
import { useUnpublishedChanges } from '../../itinerary/use-unpublished-changes';
import type { PlannedTrip } from '../use-trip';

/** The client itineraries of a trip with how each stands, and the way to a new one. */
export const ItineraryLinks = ({ whole }: { whole: PlannedTrip }) => {
  const { trip, itineraries } = whole;
  const changes = useUnpublishedChanges(
    trip.id,
    itineraries.some(({ published_version }) => published_version > 0),
  );
  const { begin, dialog } = useNewItinerary(trip.id, trip.trip_name);
  return (
    <Flex as="section" direction="column" gap="2" aria-labelledby="itineraries-title">
      <Flex justify="space-between" align="center">
        <Heading as="h2" id="itineraries-title" textStyle="section">
          Client itinerary
        </Heading>
        <IfPermitted permission="Edit Client Itinerary">
          <Button size="xs" variant="outline" onClick={begin}>
            New itinerary
          </Button>
        </IfPermitted>
      </Flex>
      {itineraries.length === 0 && <Text color="fg.muted">Share the trip day by day on a page for your client.</Text>}
      {itineraries.length > 0 && (
        <Box as="ul" listStyleType="none" aria-labelledby="itineraries-title">
          {itineraries.map(({ id, ti_name, published_version, published_at }) => (
            <Flex as="li" key={id} columnGap="3" py="1" align="baseline" justify="space-between" wrap="wrap">
              <Box flex="1 1 8rem" minW="0" overflowWrap="anywhere" dir="auto">
                <RouterLink to={PATHS.itinerary(trip.id, id)}>{ti_name}</RouterLink>
                {published_at && (
                  <Text as="span" display="block" color="fg.muted" textStyle="small">
                    Last published {formatDate(published_at)}
                  </Text>
                )}
              </Box>
              <ItineraryState
                version={published_version}
                changes={changes.get(id)}
                review={<RouterLink to={`${PATHS.itinerary(trip.id, id)}?${REVIEW}`}>Review and publish</RouterLink>}
              />
            </Flex>
          ))}
        </Box>
      )}
      {dialog}
    </Flex>
  );
};

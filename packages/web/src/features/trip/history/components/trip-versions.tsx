import { Heading, Stack } from '@chakra-ui/react';
import { Files } from 'lucide-react';
import { EmptyState } from '../../../../ui/empty-state';
import type { PlannedTrip } from '../../trips/use-trip';
import { VersionList } from './version-list';

type Props = { itineraries: PlannedTrip['itineraries']; onChanged: () => Promise<unknown> };

/** What was published of each itinerary of a trip. */
export const TripVersions = ({ itineraries, onChanged }: Props) => {
  const published = itineraries.filter(({ published_version }) => published_version > 0);
  if (published.length === 0)
    return (
      <EmptyState
        icon={Files}
        title="No published versions yet"
        text="Each time you publish an itinerary, that version is saved here so you can compare it with today’s."
      />
    );
  return (
    <Stack gap="6">
      {published.map((itinerary) => (
        <Stack key={itinerary.id} as="section" gap="1" aria-label={itinerary.ti_name}>
          <Heading as="h3" fontSize="sm" fontWeight="600" dir="auto">
            {itinerary.ti_name}
          </Heading>
          <VersionList itinerary={itinerary} onChanged={onChanged} />
        </Stack>
      ))}
    </Stack>
  );
};

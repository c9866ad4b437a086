import { Flex } from '@chakra-ui/react';
import { TripFacts } from '../details/trip-facts';
import { TripFiles } from '../details/trip-files';
import { TripNote } from '../details/trip-note';
import { TripReminders } from '../reminders/trip-reminders';
import type { PlannedTrip } from '../use-trip';
import { ItineraryLinks } from './itinerary-links';
import { TravelerList } from './traveler-list';

type Props = { whole: PlannedTrip; onChanged: () => Promise<unknown> };

/** What stands beside the days of a trip: its people, its client itineraries, what was agreed, its reminders, its notes and its files. */
export const TripAside = ({ whole, onChanged }: Props) => (
  <Flex as="aside" direction="column" gap="6" aria-label="About this trip">
    <TravelerList whole={whole} onChanged={onChanged} />
    <ItineraryLinks whole={whole} />
    <TripFacts trip={whole.trip} />
    <TripReminders whole={whole} onChanged={onChanged} />
    <TripNote whole={whole} onChanged={onChanged} />
    <TripFiles whole={whole} />
  </Flex>
);

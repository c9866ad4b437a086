import { Box, Flex, Text } from '@chakra-ui/react';
import type { DayEvent } from '@wayline/core/areas/trip/itinerary/event';
import { Flag } from 'lucide-react';
import { formatTime } from '../../../../lib/format';

/** An event among the entries of a day: quieter than what is booked, because nothing hangs on it. */
export const EventLine = ({ event }: { event: DayEvent }) => {
  const { event_title, startTime, places, note } = event;
  return (
    <Flex gap="3" align="baseline" px="3" py="2" borderRadius="l2" bg="bg.muted" data-testid={`event-${event.id}`}>
      <Text textStyle="figures" color="fg.muted" minW="5rem" whiteSpace="nowrap">
        {formatTime(startTime || undefined) || 'Any time'}
      </Text>
      <Box color="fg.muted" alignSelf="center" flexShrink={0}>
        <Flag size={14} aria-label="Event" />
      </Box>
      <Box minW="0">
        <Text dir="auto" overflowWrap="anywhere">
          {event_title}
        </Text>
        <Text dir="auto" color="fg.muted" textStyle="small" overflowWrap="anywhere">
          {[places[0]?.name, note].filter(Boolean).join(' · ')}
        </Text>
      </Box>
    </Flex>
  );
};

import { Flex, Link, Text } from '@chakra-ui/react';
import type { ItineraryDay } from '@wayline/core/itinerary/assemble-days';
import { dayTitle } from './day-title';

/** The days at a glance: how full each is, and which night has no bed. */
export const DayRail = ({ days }: { days: readonly ItineraryDay[] }) => (
  <Flex as="nav" aria-label="Days" direction="column" gap="1" position="sticky" top="16" hideBelow="lg">
    {days.map((day, index) => {
      const bed = day.entries.some(
        (e) => e.kind === 'checkin' || e.kind === 'overnight' || e.kind === 'leg' || e.kind === 'port',
      );
      const night = index < days.length - 1 && !day.outside;
      const { weekday, date } = dayTitle(day.date);
      return (
        <Link
          key={day.date}
          href={`#day-${day.date}`}
          display="block"
          px="2"
          py="1"
          borderRadius="md"
          _hover={{ bg: 'bg.muted', textDecoration: 'none' }}
        >
          <Text fontSize="sm" fontWeight="600">
            {date.split(',')[0]}
          </Text>
          <Text fontSize="xs" color={night && !bed ? 'fg.warning' : 'fg.muted'}>
            {weekday.slice(0, 3)} · {day.entries.length || 'free'}
            {night && !bed ? ' · no bed' : ''}
          </Text>
        </Link>
      );
    })}
  </Flex>
);

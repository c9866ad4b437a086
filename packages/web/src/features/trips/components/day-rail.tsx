import { Flex, Link, Text } from '@chakra-ui/react';
import type { ItineraryDay } from '@wayline/core/itinerary/assemble-days';
import { needsBed } from '../night-bed';
import { dayTitle } from './day-title';

/** The days at a glance: how full each is, and which night has no bed. */
export const DayRail = ({ days }: { days: readonly ItineraryDay[] }) => (
  <Flex
    as="nav"
    aria-label="Days"
    direction="column"
    gap="1"
    position="sticky"
    top="16"
    maxH="calc(100dvh - 80px)"
    overflowY="auto"
    hideBelow="lg"
  >
    {days.map((day, index) => {
      const bedless = needsBed(day, index === days.length - 1);
      const { weekday, date } = dayTitle(day.date);
      return (
        <Link
          key={day.date}
          href={`#day-${day.date}`}
          display="block"
          flexShrink="0"
          px="2"
          py="1"
          borderRadius="l2"
          focusVisibleRing="inside"
          _hover={{ bg: 'bg.muted', textDecoration: 'none' }}
        >
          <Text fontWeight="600">{date.split(',')[0]}</Text>
          <Text textStyle="small" color={bedless ? 'fg.warning' : 'fg.muted'}>
            {weekday.slice(0, 3)} · {day.entries.length || 'free'}
            {bedless ? ' · no bed' : ''}
          </Text>
        </Link>
      );
    })}
  </Flex>
);

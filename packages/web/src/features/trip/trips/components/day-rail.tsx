import { Flex, Link, Text } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { ItineraryDay } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { bedlessNights } from '@wayline/core/areas/trip/trip-check/nights';
import { useMemo } from 'react';
import { dayTitle } from '../../../../lib/day-words';

type Props = { days: readonly ItineraryDay[]; bookings: readonly Booking[] };

/** The nights without a bed; the last day of the trip and days outside of it need none. */
const useBedless = ({ days, bookings }: Props) =>
  useMemo(() => {
    const inside = days.filter(({ outside }) => !outside);
    return new Set(bedlessNights({ start_date: inside[0]?.date, end_date: inside.at(-1)?.date, bookings }));
  }, [days, bookings]);

/** The days at a glance: how full each is, and which night has no bed. */
export const DayRail = ({ days, bookings }: Props) => {
  const noBed = useBedless({ days, bookings });
  return (
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
      {days.map((day) => {
        const bedless = noBed.has(day.date);
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
              {bedless ? ' · no lodging' : ''}
            </Text>
          </Link>
        );
      })}
    </Flex>
  );
};

import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ItineraryDay } from '@wayline/core/areas/trip/itinerary/assemble-days';
import { BOOKING_TYPES } from '@wayline/core/base/booking-types';
import { dayTitle } from '../../../../lib/day-words';
import { typeName } from '../../../../lib/type-name';
import { BookingIcon } from '../../../../ui/booking-icon';
import { ReservationStatus } from '../../bookings/components/reservation-status';
import { useBookingTypes } from '../../bookings/use-booking-types';
import { entryKey } from '../components/entry-key';
import { entryNote, entryTimes } from '../components/entry-words';

/** The services of one day by their kind, in the order of the pickers, with what they say of themselves and their status. */
export const DayServices = ({ day }: { day: ItineraryDay }) => {
  const { weekday, date } = dayTitle(day.date);
  const { types } = useBookingTypes();
  const kinds = [...new Set([...types, ...BOOKING_TYPES])]
    .map((kind) => ({
      kind,
      entries: day.entries.filter(({ booking_type }) => booking_type === kind),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Box as="section" aria-label={date} borderWidth="1px" borderRadius="l3" bg="bg.panel" p="4">
      <Flex gap="3" align="baseline" wrap="wrap" mb="2">
        <Heading as="h2" textStyle="section">
          {day.outside ? weekday : `Day ${day.day}`}
        </Heading>
        <Text color="fg.muted">{day.outside ? date : `${weekday}, ${date}`}</Text>
      </Flex>
      {kinds.length === 0 && <Text color="fg.muted">No services on this day.</Text>}
      {kinds.map(({ kind, entries }) => (
        <Box key={kind} mt="3">
          <Flex gap="2" align="center" color="fg.muted" textStyle="small" fontWeight="600">
            <BookingIcon type={kind} decorative />
            <Heading as="h3" textStyle="small">
              {typeName(kind)}
            </Heading>
          </Flex>
          {entries.map((entry) => (
            <Flex key={entryKey(entry)} justify="space-between" align="center" gap="3" py="1.5" wrap="wrap">
              <Box minW="0">
                <Text dir="auto">{entry.title}</Text>
                <Text color="fg.muted" textStyle="small">
                  {[entryTimes(entry), entryNote(entry)].filter(Boolean).join(' · ')}
                </Text>
              </Box>
              <ReservationStatus status={entry.status} />
            </Flex>
          ))}
        </Box>
      ))}
    </Box>
  );
};

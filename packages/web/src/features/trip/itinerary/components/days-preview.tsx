import { Box, Flex, Text } from '@chakra-ui/react';
import type { PublishedItinerary } from '@wayline/core/areas/trip/itinerary/published';
import { dayTitle } from '../../../../lib/day-words';
import { formatTime } from '../../../../lib/format';
import { BookingIcon } from '../../../../ui/booking-icon';

type Props = { preview: PublishedItinerary };

/** The days as they would be published now, in short. */
export const DaysPreview = ({ preview }: Props) => (
  <Flex direction="column" gap="5" borderWidth="1px" borderRadius="l3" p="5" bg="bg.panel">
    {preview.days.length === 0 && <Text color="fg.muted">The days appear once the trip has dates or bookings.</Text>}
    {preview.days.map((day) => (
      <Box key={day.date}>
        <Text fontWeight="600">
          Day {day.day} · {dayTitle(day.date).weekday}, {dayTitle(day.date).date}
        </Text>
        {day.entries.map((entry, i) => (
          <Flex key={`${entry.booking_id}-${entry.kind}-${String(i)}`} gap="2" py="1" align="center">
            <BookingIcon type={entry.booking_type} size={16} />
            <Text w="5rem" color="fg.muted" textStyle="small">
              {formatTime(entry.time)}
            </Text>
            <Text dir="auto" textDecoration={entry.is_cancelled ? 'line-through' : undefined}>
              {entry.title}
            </Text>
          </Flex>
        ))}
      </Box>
    ))}
  </Flex>
);

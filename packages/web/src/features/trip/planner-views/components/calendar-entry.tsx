import { chakra, Text } from '@chakra-ui/react';
import type { DayEntry } from '@wayline/core/areas/trip/itinerary/day-entry';
import { usePermission } from '../../../../lib/use-permission';
import { BOOKING_KINDS } from '../../../../ui/booking-kind';
import { entryNote, entryTimes } from '../../trips/components/entry-words';
import { PLANNER_MARKS } from '../../trips/planner-focus';

type Props = { entry: DayEntry; onOpen: (bookingId: string) => void };

/** An entry in a square of the calendar: its picture, and on wide screens its name; all of it is read out. */
export const CalendarEntry = ({ entry, onOpen }: Props) => {
  const { hue, icon: Icon } = BOOKING_KINDS[entry.booking_type];
  const words = [entryTimes(entry), entry.title, entryNote(entry)].filter(Boolean).join(', ');
  return (
    <chakra.button
      type="button"
      {...{ [PLANNER_MARKS.booking]: entry.booking_id, [PLANNER_MARKS.opener]: '' }}
      aria-label={words}
      title={words}
      disabled={!usePermission('Edit Reservations')}
      onClick={() => onOpen(entry.booking_id)}
      display="flex"
      alignItems="center"
      justifyContent={{ base: 'center', md: 'start' }}
      gap="1"
      minW="0"
      minH="6"
      px="1"
      py="0.5"
      borderRadius="l1"
      cursor="pointer"
      focusVisibleRing="inside"
      bg={`booking.${hue}.subtle`}
      color={`booking.${hue}.fg`}
      textDecoration={entry.is_cancelled ? 'line-through' : undefined}
    >
      <Icon size={12} aria-hidden style={{ flexShrink: 0 }} />
      <Text as="span" truncate textStyle="small" hideBelow="md" dir="auto">
        {entry.title}
      </Text>
    </chakra.button>
  );
};

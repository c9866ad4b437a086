import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ItineraryDay } from '@wayline/core/areas/trip/itinerary/assemble-days';
import type { DayEntry } from '@wayline/core/areas/trip/itinerary/day-entry';
import { orderedDay } from '@wayline/core/areas/trip/itinerary/ordered-day';
import { CalendarDays } from 'lucide-react';
import { dayTitle } from '../../../../lib/day-words';
import { EmptyState } from '../../../../ui/empty-state';
import { EventLine } from '../../itinerary/components/event-line';
import { entryKey } from '../components/entry-key';
import { entryNote, entryTimes } from '../components/entry-words';
import { TripFrame } from '../details/trip-frame';
import { plannerTab } from '../planner-tabs';
import { useDays } from '../use-days';
import type { PlannedTrip } from '../use-trip';

const TAB = plannerTab('DI');

const EntryLine = ({ entry }: { entry: DayEntry }) => (
  <Flex gap="4" mt="2" wrap={{ base: 'wrap', sm: 'nowrap' }}>
    <Text color="fg.muted" textStyle="figures" width="11rem" flexShrink={0} whiteSpace="nowrap">
      {entry.kind === 'overnight' ? 'Overnight' : entryTimes(entry) || 'Any time'}
    </Text>
    <Box minW="0">
      <Text dir="auto" textDecoration={entry.is_cancelled ? 'line-through' : undefined}>
        {entry.title}
      </Text>
      <Text color="fg.muted" textStyle="small">
        {entryNote(entry)}
      </Text>
    </Box>
  </Flex>
);

const Day = ({ day }: { day: ItineraryDay }) => {
  const { weekday, date } = dayTitle(day.date);
  return (
    <Box as="section" aria-label={date} py="4" borderTopWidth="1px">
      <Heading as="h2" textStyle="section">
        {day.outside ? date : `Day ${day.day}: ${weekday}, ${date}`}
      </Heading>
      {day.entries.length === 0 && !day.events && <Text color="fg.muted">At leisure.</Text>}
      {orderedDay(day).map((line) =>
        line.kind === 'event' ? (
          <Box key={line.event.id} mt="2">
            <EventLine event={line.event} />
          </Box>
        ) : (
          <EntryLine key={entryKey(line.entry)} entry={line.entry} />
        ),
      )}
    </Box>
  );
};

const Daily = ({ whole }: { whole: PlannedTrip }) => {
  const { days } = useDays(whole);
  return days.length === 0 ? (
    <EmptyState icon={CalendarDays} title="No days yet" text="Set the trip dates or add a booking first." />
  ) : (
    <Box maxW="48rem">
      {days.map((day) => (
        <Day key={day.date} day={day} />
      ))}
    </Box>
  );
};

/** The trip to read, day after day. Source: spec 2 §2 dailyitinerary. */
export const TripDailyPage = () => (
  <TripFrame title={TAB.label} says={TAB.says}>
    {(whole) => <Daily whole={whole} />}
  </TripFrame>
);

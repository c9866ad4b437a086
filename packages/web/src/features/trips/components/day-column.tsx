import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ItineraryDay } from '@wayline/core/itinerary/assemble-days';
import { useEffect, useRef, useState } from 'react';
import { DayEntryCard, type EntryActions } from './day-entry-card';
import { dayTitle } from './day-title';

type Props = {
  day: ItineraryDay;
  actions: EntryActions;
  onDrop: (bookingId: string, from: string, to: string) => void;
};

/** One day as a chapter of the planner: its date, its entries in order, and a place to drop a booking on. */
export const DayColumn = ({ day, actions, onDrop }: Props) => {
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!area.current) return undefined;
    return dropTargetForElements({
      element: area.current,
      canDrop: ({ source }) => typeof source.data.bookingId === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        if (source.data.date !== day.date) onDrop(String(source.data.bookingId), String(source.data.date), day.date);
      },
    });
  }, [day.date, onDrop]);
  const { weekday, date } = dayTitle(day.date);
  return (
    <Box
      as="section"
      ref={area}
      id={`day-${day.date}`}
      data-testid={`day-${day.date}`}
      aria-labelledby={`title-${day.date}`}
      borderRadius="md"
      outline={over ? '2px dashed' : undefined}
      outlineColor="sea.solid"
      outlineOffset="4px"
      py="3"
    >
      <Flex align="baseline" gap="3" mb="2">
        <Heading as="h2" id={`title-${day.date}`} size="md" fontWeight="600">
          {day.outside ? weekday : `Day ${day.day}`}
        </Heading>
        <Text color="fg.muted">{day.outside ? date : `${weekday}, ${date}`}</Text>
        {day.outside && (
          <Text color="fg.warning">{day.outside === 'before' ? 'before the trip' : 'after the trip'}</Text>
        )}
      </Flex>
      <Flex direction="column" gap="2">
        {day.entries.length === 0 && (
          <Text color="fg.muted" fontSize="sm">
            Nothing yet. Drop a booking here, or add one.
          </Text>
        )}
        {day.entries.map((entry) => (
          <DayEntryCard
            key={`${entry.booking_id}-${entry.kind}-${'leg_index' in entry ? entry.leg_index : ''}`}
            entry={entry}
            date={day.date}
            actions={actions}
          />
        ))}
      </Flex>
    </Box>
  );
};

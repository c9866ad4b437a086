import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Box, Flex, Heading, IconButton, Text } from '@chakra-ui/react';
import type { ItineraryDay } from '@wayline/core/itinerary/assemble-days';
import { orderedDay } from '@wayline/core/itinerary/ordered-day';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { EventLine } from '../../itinerary/components/event-line';
import { PLANNER_MARKS } from '../planner-focus';
import { DayEntryCard, type EntryActions } from './day-entry-card';
import { dayTitle } from './day-title';
import { entryKey } from './entry-key';

type Props = { day: ItineraryDay; actions: EntryActions; onAdd: (date: string) => void };

/** One day as a chapter of the planner: its date, its entries in order, and a place to drop a booking on. */
export const DayColumn = ({ day, actions, onAdd }: Props) => {
  const area = useRef<HTMLDivElement>(null);
  const [over, setOver] = useState(false);
  const { move } = actions;
  useEffect(() => {
    if (!area.current) return undefined;
    return dropTargetForElements({
      element: area.current,
      canDrop: ({ source }) => typeof source.data.bookingId === 'string',
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        if (source.data.date !== day.date) move(String(source.data.bookingId), String(source.data.date), day.date);
      },
    });
  }, [day.date, move]);
  const { weekday, date } = dayTitle(day.date);
  const title = day.outside ? weekday : `Day ${day.day}`;
  return (
    <Box
      as="section"
      ref={area}
      id={`day-${day.date}`}
      data-testid={`day-${day.date}`}
      {...{ [PLANNER_MARKS.day]: day.date }}
      aria-labelledby={`title-${day.date}`}
      borderRadius="l2"
      outline={over ? '2px dashed' : undefined}
      outlineColor="sea.solid"
      outlineOffset="4px"
      scrollMarginTop="64px"
      py="3"
    >
      <Flex align="center" gap="3" mb="2">
        <Flex align="baseline" gap="3" flex="1" minW="0" wrap="wrap">
          <Heading
            as="h2"
            id={`title-${day.date}`}
            textStyle="section"
            tabIndex={-1}
            scrollMarginTop="72px"
            borderRadius="l1"
            focusVisibleRing="outside"
          >
            {title}
          </Heading>
          <Text color="fg.muted">{day.outside ? date : `${weekday}, ${date}`}</Text>
          {day.outside && (
            <Text color="fg.warning">{day.outside === 'before' ? 'before the trip' : 'after the trip'}</Text>
          )}
        </Flex>
        <IconButton
          aria-label={`Add to ${day.outside ? date : title}`}
          title="Add a booking on this day"
          variant="ghost"
          size="xs"
          onClick={() => onAdd(day.date)}
        >
          <Plus size={16} aria-hidden />
        </IconButton>
      </Flex>
      <Flex direction="column" gap="2">
        {day.entries.length === 0 && !day.events && (
          <Text color="fg.muted">Nothing yet. Drop a booking here, or add one.</Text>
        )}
        {orderedDay(day).map((line) =>
          line.kind === 'event' ? (
            <EventLine key={line.event.id} event={line.event} />
          ) : (
            <DayEntryCard key={entryKey(line.entry)} entry={line.entry} date={day.date} actions={actions} />
          ),
        )}
      </Flex>
    </Box>
  );
};

import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { DayEntry } from '@wayline/core/itinerary/day-entry';
import { addDays } from '@wayline/core/kernel/days';
import { useEffect, useRef, useState } from 'react';
import { BookingIcon } from '../../../ui/booking-icon';
import { StatusBadge } from '../../../ui/status-badge';
import { PLANNER_MARKS } from '../planner-focus';
import { type EntryChoice, EntryMenu } from './entry-menu';
import { entryNote, entryTimes } from './entry-words';

export type EntryActions = {
  edit: (bookingId: string) => void;
  duplicate: (bookingId: string) => void;
  move: (bookingId: string, from: string, to: string) => void;
  remind: (bookingId: string) => void;
  remove: (bookingId: string) => void;
};
type Props = { entry: DayEntry; date: string; actions: EntryActions };

/** One entry of a day. Its title opens it; it is dragged to another day, or moved from its menu, which the keyboard reaches too. */
export const DayEntryCard = ({ entry, date, actions }: Props) => {
  const card = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState(false);
  const id = entry.booking_id;
  useEffect(() => {
    if (!card.current) return undefined;
    return draggable({
      element: card.current,
      getInitialData: () => ({ bookingId: id, date }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [id, date]);
  const run: Record<EntryChoice, () => void> = {
    edit: () => actions.edit(id),
    duplicate: () => actions.duplicate(id),
    earlier: () => actions.move(id, date, addDays(date, -1)),
    later: () => actions.move(id, date, addDays(date, 1)),
    remind: () => actions.remind(id),
    remove: () => actions.remove(id),
  };
  const choose = (choice: EntryChoice) => {
    // Where the focus goes back to from what the menu opens.
    card.current?.querySelector<HTMLElement>(`[${PLANNER_MARKS.opener}]`)?.focus();
    run[choice]();
  };
  const overnight = entry.kind === 'overnight';
  const times = entryTimes(entry);
  const note = entryNote(entry);
  return (
    <Flex
      ref={card}
      data-testid={`entry-${entry.kind}`}
      {...{ [PLANNER_MARKS.booking]: id }}
      gap="3"
      align="center"
      px="3"
      py={overnight ? '1' : '2'}
      bg={overnight ? 'bg.muted' : 'bg.panel'}
      borderWidth={overnight ? '0' : '1px'}
      borderRadius="l2"
      opacity={dragged ? 0.5 : 1}
      cursor="grab"
    >
      <Box boxSize={overnight ? undefined : '9'} w="9" textAlign="center" flexShrink="0">
        <BookingIcon type={entry.booking_type} size={overnight ? 16 : 20} />
      </Box>
      <Text w="11rem" flexShrink="0" textStyle="table" color="fg.muted" hideBelow="sm">
        {times}
      </Text>
      <Box flex="1" minW="0">
        <chakra.button
          type="button"
          {...{ [PLANNER_MARKS.opener]: '' }}
          onClick={run.edit}
          dir="auto"
          display="block"
          maxW="100%"
          truncate
          textAlign="start"
          fontWeight="600"
          textDecoration={entry.is_cancelled ? 'line-through' : undefined}
          borderRadius="l1"
          cursor="pointer"
          scrollMarginTop="72px"
          focusVisibleRing="outside"
          _hover={{ color: 'sea.fg' }}
        >
          {entry.title}
        </chakra.button>
        <Text textStyle="table" color="fg.muted" hideFrom="sm">
          {times}
        </Text>
        {note && (
          <Text textStyle="table" color="fg.muted" dir="auto">
            {note}
          </Text>
        )}
      </Box>
      {!overnight && (
        <Box hideBelow="md">
          <StatusBadge tone={entry.is_cancelled ? 'error' : 'neutral'}>
            {entry.is_cancelled ? 'Cancelled' : entry.status}
          </StatusBadge>
        </Box>
      )}
      <EntryMenu title={entry.title} onChoose={choose} />
    </Flex>
  );
};

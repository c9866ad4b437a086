import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { Box, Flex, IconButton, Menu, Portal, Text } from '@chakra-ui/react';
import type { DayEntry } from '@wayline/core/itinerary/day-entry';
import { addDays } from '@wayline/core/kernel/days';
import { EllipsisVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { BookingIcon } from '../../../ui/booking-icon';
import { StatusBadge } from '../../../ui/status-badge';
import { entryNote, entryTimes } from './entry-words';

export type EntryActions = {
  edit: (bookingId: string) => void;
  move: (bookingId: string, from: string, to: string) => void;
  remind: (bookingId: string) => void;
  remove: (bookingId: string) => void;
};
type Props = { entry: DayEntry; date: string; actions: EntryActions };

const MENU = [
  ['edit', 'Edit'],
  ['earlier', 'Move a day earlier'],
  ['later', 'Move a day later'],
  ['remind', 'Set a reminder'],
  ['remove', 'Delete'],
] as const;

/** One entry of a day. It is dragged to another day, or moved from its menu, which the keyboard reaches too. */
export const DayEntryCard = ({ entry, date, actions }: Props) => {
  const card = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState(false);
  useEffect(() => {
    if (!card.current) return undefined;
    return draggable({
      element: card.current,
      getInitialData: () => ({ bookingId: entry.booking_id, date }),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [entry.booking_id, date]);
  const choose = (value: string) => {
    if (value === 'edit') actions.edit(entry.booking_id);
    if (value === 'earlier') actions.move(entry.booking_id, date, addDays(date, -1));
    if (value === 'later') actions.move(entry.booking_id, date, addDays(date, 1));
    if (value === 'remind') actions.remind(entry.booking_id);
    if (value === 'remove') actions.remove(entry.booking_id);
  };
  const overnight = entry.kind === 'overnight';
  const times = entryTimes(entry);
  return (
    <Flex
      ref={card}
      data-testid={`entry-${entry.kind}`}
      gap="3"
      align="center"
      px="3"
      py={overnight ? '1' : '2'}
      bg={overnight ? 'bg.muted' : 'bg.panel'}
      borderWidth={overnight ? '0' : '1px'}
      borderRadius="md"
      opacity={dragged ? 0.5 : 1}
      cursor="grab"
    >
      <BookingIcon type={entry.booking_type} size={overnight ? 16 : 20} />
      <Text w="11rem" flexShrink="0" fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" hideBelow="sm">
        {times}
      </Text>
      <Box flex="1" minW="0">
        <Text fontWeight="600" truncate textDecoration={entry.is_cancelled ? 'line-through' : undefined} dir="auto">
          {entry.title}
        </Text>
        <Text fontSize="sm" color="fg.muted" hideFrom="sm">
          {times}
        </Text>
        <Text fontSize="sm" color="fg.muted" dir="auto">
          {entryNote(entry)}
        </Text>
      </Box>
      {!overnight && (
        <Box hideBelow="md">
          <StatusBadge tone={entry.is_cancelled ? 'error' : 'neutral'}>
            {entry.is_cancelled ? 'Cancelled' : entry.status}
          </StatusBadge>
        </Box>
      )}
      <Menu.Root onSelect={({ value }) => choose(value)} lazyMount>
        <Menu.Trigger asChild>
          <IconButton aria-label={`Actions for ${entry.title}`} variant="ghost" size="sm">
            <EllipsisVertical size={16} />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {MENU.map(([value, label]) => (
                <Menu.Item key={value} value={value} color={value === 'remove' ? 'fg.error' : undefined}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </Flex>
  );
};

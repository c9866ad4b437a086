import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { CLIENT_APPROVAL_LABELS } from '@wayline/core/bookings/types/status-labels';
import type { DayEntry } from '@wayline/core/itinerary/day-entry';
import { addDays } from '@wayline/core/kernel/days';
import { BookingIcon } from '../../../ui/booking-icon';
import { StatusBadge } from '../../../ui/status-badge';
import { PickBox } from '../../planner-views/components/pick-box';
import { useEntryHands } from '../../planner-views/use-entry-hands';
import type { Picked } from '../../planner-views/use-selection';
import { BookingPresence } from '../../presence/components/booking-presence';
import { PLANNER_MARKS } from '../planner-focus';
import { type EntryChoice, EntryMenu } from './entry-menu';
import { entryNote, entryTimes } from './entry-words';

export type EntryActions = {
  edit: (bookingId: string) => void;
  duplicate: (bookingId: string) => void;
  move: (bookingId: string, from: string, to: string) => void;
  remind: (bookingId: string) => void;
  /** Saves it to the library, to be used again in other trips. */
  keep?: (bookingId: string) => void;
  /** Opens the statuses of the reservation, the payment, the supplier and the client. */
  status: (bookingId: string) => void;
  /** Opens who shares its commission. */
  split?: (bookingId: string) => void;
  /** Opens the cancellation with the supplier. */
  cancel: (bookingId: string) => void;
  remove: (bookingId: string) => void;
  /** Picking several, for what is done to all of them at once. */
  pick?: (bookingId: string, how: Picked) => void;
  picked?: ReadonlySet<string>;
  /** Puts a booking without a time before another one of its day, or a step up or down. */
  reorder?: (date: string, bookingId: string, to: string | 1 | -1) => void;
};
/** Whether the place of an entry within its day is for people to choose. */
const isFree = (entry: DayEntry) => !entry.time && entry.kind !== 'overnight';
type Props = { entry: DayEntry; date: string; actions: EntryActions };

/** One entry of a day. Its title opens it; it is dragged to another day, or moved from its menu, which the keyboard reaches too. */
export const DayEntryCard = ({ entry, date, actions }: Props) => {
  const id = entry.booking_id;
  const { pick, picked } = actions;
  const { card, dragged, over, pressed, clicked } = useEntryHands({ id, date, free: isFree(entry), actions });
  const run: Record<EntryChoice, () => void> = {
    edit: () => actions.edit(id),
    duplicate: () => actions.duplicate(id),
    earlier: () => actions.move(id, date, addDays(date, -1)),
    later: () => actions.move(id, date, addDays(date, 1)),
    remind: () => actions.remind(id),
    select: () => pick?.(id, 'toggle'),
    keep: () => actions.keep?.(id),
    status: () => actions.status(id),
    split: () => actions.split?.(id),
    cancel: () => actions.cancel(id),
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
  const said = overnight || entry.client_approval === 'not_asked' ? undefined : entry.client_approval;
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
      onClickCapture={clicked}
      onKeyDown={pressed}
      {...(over && { borderTopColor: 'sea.solid', borderTopWidth: '2px' })}
      {...(picked?.has(id) && { borderColor: 'sea.solid', bg: 'sea.subtle' })}
    >
      <Box boxSize={overnight ? undefined : '9'} w="9" textAlign="center" flexShrink="0">
        {picked?.size && !overnight && pick ? (
          <PickBox title={entry.title} checked={picked.has(id)} onChange={() => pick(id, 'toggle')} />
        ) : (
          <BookingIcon type={entry.booking_type} size={overnight ? 16 : 20} />
        )}
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
          <Text textStyle="table" fontVariantNumeric="normal" color="fg.muted" dir="auto">
            {note}
          </Text>
        )}
        {!overnight && <BookingPresence booking={id} />}
        {said && (
          <Text textStyle="table" color={said === 'declined' ? 'fg.error' : 'fg.muted'}>
            {CLIENT_APPROVAL_LABELS[said]}
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

import { Button, Flex, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { call } from '../../../../lib/api';
import { shortDay } from '../../../../lib/day-words';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { IfPermitted } from '../../../../ui/if-permitted';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import { tripQueries } from '../trip-queries';
import { useUndoEntry } from './use-undo-entry';

type Props = { booking: Booking; from: string; onEdit: (id: string) => void };

/** A booking that was taken off its day, and the way back to it. */
export const UnscheduledBooking = ({ booking: { id, trip_id, title }, from, onEdit }: Props) => {
  const client = useQueryClient();
  const undoEntry = useUndoEntry(trip_id);
  const allowed = useGuardedAction('Edit Reservations', 'edit reservations');
  const mayEdit = usePermission('Edit Reservations');
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('trips.bookings.place', { trip_id, id, day: from }),
    onSuccess: ({ entry }) =>
      notify({ kind: 'success', title: `${title} is back on ${shortDay(from)}`, undo: () => void undoEntry(entry) }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: tripQueries.all() }),
  });
  return (
    <Flex gap="2" wrap="wrap">
      <Button
        flex="1 1 12rem"
        minW="0"
        variant="outline"
        justifyContent="start"
        disabled={!mayEdit}
        onClick={() => onEdit(id)}
      >
        <Text as="span" truncate dir="auto">
          {title}
        </Text>
      </Button>
      <IfPermitted permission="Edit Reservations">
        <Button variant="outline" loading={isPending} onClick={allowed(() => mutate())}>
          Put back on {shortDay(from)}
        </Button>
      </IfPermitted>
    </Flex>
  );
};

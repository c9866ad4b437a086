import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import { moveToDay } from '@wayline/core/areas/trip/itinerary/shift-booking';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { formatDate } from '../../../lib/format';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { getBookingBeforeMoves, getLastSavedBooking, type Move, moveToFirstDay } from './pending-moves';
import { listPendingMoves, PENDING_MOVE_MUTATION } from './use-pending-moves';

/** A booking as it was shown when it was taken up, and the days between which it is dragged. */
type Drag = { booking: Booking; from: string; to: string };
type Dragged = Move & Pick<Drag, 'from' | 'to'>;

const timedPart = ({ accommodation, destinations, transportations, cruise_days, general_booking }: Booking) => ({
  accommodation,
  destinations,
  transportations,
  cruise_days,
  general_booking,
});

/**
 * Moves a booking to another day: shown at once (`usePendingMoves`), put back visibly when refused, undone from the toast. The next move may
 * follow before this one is saved.
 */
export const useMoveBooking = (refresh: () => Promise<unknown>) => {
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...PENDING_MOVE_MUTATION,
    mutationFn: async ({ booking, first }: Dragged) => {
      const was = getLastSavedBooking(booking, listPendingMoves(client));
      const saved = await call('book.bookings.update', {
        ...timedPart(moveToFirstDay(was, first)),
        was: timedPart(was),
        id: was.id,
        trip_id: was.trip_id,
        version: was.version,
      });
      return [{ id: saved.booking.id, version: saved.booking.version, booking: saved.booking }];
    },
    onError: (error, { booking }) => {
      if (asApiError(error).code !== 'record.stale') return notifyError(error);
      return notify({
        kind: 'warning',
        title: `${booking.title} wasn't moved`,
        text: 'Someone else changed it. This is the latest version.',
      });
    },
    onSuccess: ([saved], { from, to }) => {
      if (!saved) return;
      const { booking } = saved;
      notify({
        kind: 'success',
        title: `${booking.title} moved to ${formatDate(to)}`,
        undo: () => move({ booking, from: to, to: from }),
      });
    },
    // The next one in turn does not wait for what is read anew.
    onSettled: () => void refresh(),
  });
  const move = ({ booking, from, to }: Drag) => {
    const span = bookingSpan(moveToDay(booking, from, to));
    if (!span) return;
    mutate({
      do: 'move',
      booking: getBookingBeforeMoves(booking, listPendingMoves(client)),
      first: span.first,
      from,
      to,
    });
  };
  return move;
};

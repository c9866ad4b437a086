import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/bookings/booking';
import { bookingSpan } from '@wayline/core/itinerary/booking-span';
import { moveToDay } from '@wayline/core/itinerary/shift-booking';
import { call } from '../../lib/api';
import { asApiError } from '../../lib/api-error';
import { showDate } from '../../lib/reading';
import { notifyError } from '../../ui/notify-error';
import { notify } from '../../ui/toaster';
import { asLeft, beforeMoves, beginningOn, type Move } from './placing';
import { PLACING, placingsOf } from './use-placings';

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
 * Moves a booking to another day: shown at once (`usePlacings`), put back visibly when refused, undone from the toast. The next move may
 * follow before this one is saved.
 */
export const useMoveBooking = (refresh: () => Promise<unknown>) => {
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...PLACING,
    mutationFn: async ({ booking, first }: Dragged) => {
      const was = asLeft(booking, placingsOf(client));
      const saved = await call('book.bookings.update', {
        ...timedPart(beginningOn(was, first)),
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
        title: `${booking.title} stays where it was`,
        text: 'Somebody else changed it. Here is how it stands now.',
      });
    },
    onSuccess: ([saved], { from, to }) => {
      if (!saved) return;
      const { booking } = saved;
      notify({
        kind: 'success',
        title: `${booking.title} moved to ${showDate(to)}`,
        undo: () => move({ booking, from: to, to: from }),
      });
    },
    // The next one in turn does not wait for what is read anew.
    onSettled: () => void refresh(),
  });
  const move = ({ booking, from, to }: Drag) => {
    const span = bookingSpan(moveToDay(booking, from, to));
    if (!span) return;
    mutate({ do: 'move', booking: beforeMoves(booking, placingsOf(client)), first: span.first, from, to });
  };
  return move;
};

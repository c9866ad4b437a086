import { useMutation } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/bookings/booking';
import { moveToDay } from '@wayline/core/itinerary/shift-booking';
import { call } from '../../lib/api';
import { asApiError } from '../../lib/api-error';
import { showDate } from '../../lib/reading';
import { notifyError } from '../../ui/notify-error';
import { notify } from '../../ui/toaster';

type Move = { booking: Booking; from: string; to: string };
type Tools = { showBooking: (booking: Booking) => () => void; refresh: () => Promise<void> };

const timedPart = ({ accommodation, destinations, transportations, cruise_days, general_booking }: Booking) => ({
  accommodation,
  destinations,
  transportations,
  cruise_days,
  general_booking,
});

/** Moves a booking to another day: shown at once, put back visibly when refused, undone from the toast. */
export const useMoveBooking = ({ showBooking, refresh }: Tools) => {
  const move = useMutation({
    mutationFn: ({ booking, from, to }: Move) => {
      const moved = moveToDay(booking, from, to);
      return call('book.bookings.update', {
        ...timedPart(moved),
        was: timedPart(booking),
        id: booking.id,
        trip_id: booking.trip_id,
        version: booking.version,
      });
    },
    onMutate: ({ booking, from, to }) => showBooking(moveToDay(booking, from, to)),
    onError: (error, { booking }, putBack) => {
      putBack?.();
      if (asApiError(error).code !== 'record.stale') return notifyError(error);
      return notify({
        kind: 'warning',
        title: `${booking.title} stays where it was`,
        text: 'Somebody else changed it. Here is how it stands now.',
      });
    },
    onSuccess: ({ booking }, { from, to }) => {
      notify({
        kind: 'success',
        title: `${booking.title} moved to ${showDate(to)}`,
        undo: () => move.mutate({ booking, from: to, to: from }),
      });
    },
    onSettled: refresh,
  });
  return move;
};

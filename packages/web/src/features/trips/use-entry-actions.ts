import type { Booking } from '@wayline/core/bookings/booking';
import { useMemo, useState } from 'react';
import { call } from '../../lib/api';
import { confirm, QUESTIONS } from '../../ui/confirm-dialog';
import { notify } from '../../ui/toaster';
import type { EntryActions } from './components/day-entry-card';
import { useMoveBooking } from './use-move-booking';
import type { PlannedTrip } from './use-trip';

type Open = { kind: 'edit'; booking?: Booking; day: string } | { kind: 'remind'; booking: Booking };
type Tools = {
  whole: PlannedTrip | undefined;
  refresh: () => Promise<void>;
  showBooking: (booking: Booking) => () => void;
};

/** What can be done with an entry of a day, and which dialog that opened. Source: R-TRIP-150, R-TRIP-200..202 for deleting. */
export const useEntryActions = ({ whole, refresh, showBooking }: Tools) => {
  const [open, setOpen] = useState<Open>();
  const { mutate: move } = useMoveBooking({ showBooking, refresh });
  return useMemo(() => {
    const find = (id: string) => whole?.bookings.find((b) => b.id === id);
    const drop = (id: string, from: string, to: string) => {
      const booking = find(id);
      if (booking) move({ booking, from, to });
    };
    const remove = async (id: string) => {
      const booking = find(id);
      if (!booking) return;
      if (!(await confirm(QUESTIONS.deleteBooking))) return;
      try {
        const { message } = await call('book.bookings.delete', { id: booking.id, trip_id: booking.trip_id });
        notify({ kind: 'success', title: message });
        await refresh();
      } catch {
        notify({ kind: 'error', title: 'Some Error occur in delete.' });
      }
    };
    const actions: EntryActions = {
      edit: (id) => setOpen({ kind: 'edit', booking: find(id), day: '' }),
      remind: (id) => {
        const booking = find(id);
        if (booking) setOpen({ kind: 'remind', booking });
      },
      move: drop,
      remove,
    };
    return { actions, open, setOpen, drop };
  }, [whole, refresh, move, open]);
};

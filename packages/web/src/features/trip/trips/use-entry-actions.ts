import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { Reminder } from '@wayline/core/areas/trip/reminders/reminder';
import type { BookingStart } from '@wayline/core/areas/trip/trip-check/finding';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { PATHS } from '../../../lib/paths';
import { useGuardedAction } from '../../../lib/use-permission';
import { confirm, QUESTIONS } from '../../../ui/confirm-dialog';
import { notifyDeleteError } from '../../../ui/notify-delete-error';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { toBookingCopy } from '../bookings/booking-copy';
import { useSaveToLibrary } from '../bookings/use-save-to-library';
import type { EntryActions } from './components/day-entry-card';
import { useMoveBooking } from './use-move-booking';
import type { PlannedTrip } from './use-trip';

export type OpenEntry =
  | { kind: 'edit'; booking?: Booking; day: string; start?: BookingStart | undefined }
  | { kind: 'status' | 'split'; booking: Booking }
  | { kind: 'remind'; booking: Booking; reminder?: Reminder | undefined };
type Tools = {
  whole: PlannedTrip | undefined;
  refresh: () => Promise<void>;
};

/** What can be done with an entry of a day by whom, and which dialog that opened. Source: R-TRIP-150, R-TRIP-200..202 for deleting. */
export const useEntryActions = ({ whole, refresh }: Tools) => {
  const [open, setOpen] = useState<OpenEntry>();
  const navigate = useNavigate();
  const move = useMoveBooking(refresh);
  const mayEdit = useGuardedAction('Edit Reservations', 'edit reservations');
  const mayRemind = useGuardedAction('Reminders', 'set reminders');
  const saveToLibrary = useSaveToLibrary();
  const maySee = useGuardedAction('View Trips', 'view trips');
  const mayDelete = useGuardedAction('Delete Reservations', 'delete reservations');

  const drop = async ({ id, trip_id }: Booking) => {
    const { message } = await call('book.bookings.delete', { id, trip_id });
    await refresh();
    return message;
  };
  const bringBack = async ({ id, trip_id, title }: Booking) => {
    await call('trips.bookings.deleted.restore', { id, trip_id });
    notify({ kind: 'success', title: `${title} restored` });
    await refresh();
  };
  const duplicate = async (booking: Booking) => {
    const { booking: made } = await call('book.bookings.create', toBookingCopy(booking));
    notify({
      kind: 'success',
      title: `${booking.title} duplicated`,
      undo: () => void drop(made).catch(notifyError),
    });
    await refresh();
  };
  const remove = async (booking: Booking) => {
    if (!(await confirm(QUESTIONS.deleteBooking))) return;
    try {
      notify({ kind: 'success', title: await drop(booking), undo: () => void bringBack(booking).catch(notifyError) });
    } catch (thrown) {
      notifyDeleteError(thrown);
    }
  };
  const withBooking = (allowed: typeof mayEdit, act: (booking: Booking) => void) => (id: string) => {
    const booking = whole?.bookings.find((b) => b.id === id);
    if (booking) allowed(() => act(booking))();
  };
  const actions: EntryActions = {
    edit: withBooking(mayEdit, (booking) => setOpen({ kind: 'edit', booking, day: '' })),
    duplicate: withBooking(mayEdit, (booking) => void duplicate(booking).catch(notifyError)),
    status: withBooking(mayEdit, (booking) => setOpen({ kind: 'status', booking })),
    cancel: withBooking(mayEdit, ({ id, trip_id }) => void navigate(PATHS.cancelBooking(trip_id, id))),
    remind: (id, reminder) => withBooking(mayRemind, (booking) => setOpen({ kind: 'remind', booking, reminder }))(id),
    split: withBooking(maySee, (booking) => setOpen({ kind: 'split', booking })),
    keep: withBooking((act) => act, saveToLibrary),
    taken: (id) => whole?.bookings.find((b) => b.id === id),
    move: (id, from, to, taken) => withBooking(mayEdit, (booking) => move({ booking: taken ?? booking, from, to }))(id),
    remove: withBooking(mayDelete, (booking) => void remove(booking)),
  };
  const add = (day: string, start?: BookingStart) => mayEdit(() => setOpen({ kind: 'edit', day, start }))();
  return { actions, add, open, close: () => setOpen(undefined) };
};

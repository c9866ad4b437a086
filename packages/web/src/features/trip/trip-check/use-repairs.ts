import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { BookingStart, Repair } from '@wayline/core/areas/trip/trip-check/finding';
import { getEditedFields } from '@wayline/core/base/merge';
import { call } from '../../../lib/api';
import { formatDate } from '../../../lib/format';
import { useGuardedAction } from '../../../lib/use-permission';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import type { EntryActions } from '../trips/components/day-entry-card';
import type { PlannedTrip } from '../trips/use-trip';
import { focusField } from './focus-field';

type Tools = {
  whole: PlannedTrip;
  actions: Pick<EntryActions, 'edit' | 'remove'>;
  onAdd: (date: string, start: BookingStart) => void;
  refresh: () => Promise<unknown>;
};
type Mendable = Pick<Booking, 'traveler_ids' | 'reservation_status'>;

/** Mends what a finding says, where one click is honest; otherwise opens the editor where it is mended. Both saves can be undone. */
export const useRepairs = ({ whole, actions, onAdd, refresh }: Tools) => {
  const mayDate = useGuardedAction('Edit Trips', 'edit trips');
  const mayEdit = useGuardedAction('Edit Reservations', 'edit reservations');
  const settle = (act: Promise<unknown>) => void act.catch(notifyError).finally(refresh);

  const save = async (id: string, change: Partial<Mendable>, done: string) => {
    const booking = whole.bookings.find((b) => b.id === id);
    if (!booking) return;
    // With what it was: a colleague may save the rest of the booking meanwhile.
    const put = (from: Booking, to: Partial<Mendable>) => {
      const { changes, was } = getEditedFields(from, to);
      return call('book.bookings.update', {
        ...changes,
        was,
        id: from.id,
        trip_id: from.trip_id,
        version: from.version,
      });
    };
    const { booking: saved } = await put(booking, change);
    const { was } = getEditedFields(booking, change);
    notify({ kind: 'success', title: done, undo: () => settle(put(saved, was)) });
  };
  const setDates = async ({ start_date, end_date }: { start_date: string; end_date: string }) => {
    const { message } = await call('trips.start-date.set', { trip_id: whole.trip.id, start_date, end_date });
    notify({ kind: 'success', title: message });
  };

  const addTask = async ({ title, due_day }: { title: string; due_day: string }) => {
    await call('trips.checklists.create', { id: whole.trip.id, title, due_day });
    notify({ kind: 'success', title: `Task added, due ${formatDate(due_day)}` });
  };

  const actOf = (repair: Repair): (() => void) => {
    switch (repair.do) {
      case 'set-dates':
        return mayDate(() => settle(setDates(repair)));
      case 'fill-travelers': {
        const { booking_id, traveler_ids } = repair;
        return mayEdit(() => settle(save(booking_id, { traveler_ids }, 'All travelers added')));
      }
      case 'mark-booked':
        return mayEdit(() => settle(save(repair.booking_id, { reservation_status: 'Booked' }, 'Marked as booked')));
      case 'edit-booking':
        return () => {
          if (repair.field) focusField(repair.field);
          actions.edit(repair.booking_id);
        };
      case 'remove-booking':
        return () => actions.remove(repair.booking_id);
      case 'add-booking':
        return () => onAdd(repair.date, repair.start);
      case 'add-task':
        return mayDate(() => settle(addTask(repair)));
    }
  };
  return (repair: Repair): void => actOf(repair)();
};

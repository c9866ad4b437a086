import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { call } from '../../../lib/api';
import { useGuardedAction, usePermission } from '../../../lib/use-permission';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';

/** As `DataTable` makes it of the table's name. */
export const LIBRARY_TABLE = ['table', 'library'] as const;

/** Saves a booking of a trip to the library, for whoever may; the toast takes it back for whoever may delete there. Source: R-SHELL-007, R-TRIP-157. */
export const useSaveToLibrary = () => {
  const client = useQueryClient();
  const allowed = useGuardedAction('Edit Library Reservations', 'edit library reservations');
  const mayTakeBack = usePermission('Delete Library Reservations');
  const refresh = () => client.invalidateQueries({ queryKey: LIBRARY_TABLE });
  const save = async ({ id, trip_id }: Booking) => {
    const { item } = await call('book.library.keep', { trip_id, booking_id: id });
    const takeBack = async () => {
      await call('book.library.delete', { id: item.id });
      await refresh();
    };
    notify({
      kind: 'success',
      title: `${item.title} saved to library`,
      text: 'Its confirmation number, payments and travelers are left out.',
      ...(mayTakeBack && { undo: () => void takeBack().catch(notifyError) }),
    });
    await refresh();
  };
  return (booking: Booking) => allowed(() => void save(booking).catch(notifyError))();
};

import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/bookings/booking';
import { call } from '../../lib/api';
import { useAllowed, useMay } from '../../lib/use-may';
import { notifyError } from '../../ui/notify-error';
import { notify } from '../../ui/toaster';
import { LIBRARY_TABLE } from './library-queries';

/** Saves a booking of a trip to the library, for whoever may; the toast takes it back for whoever may delete there. Source: R-SHELL-007, R-TRIP-157. */
export const useSaveToLibrary = () => {
  const client = useQueryClient();
  const allowed = useAllowed('Edit Library Reservations', 'edit library reservations');
  const mayTakeBack = useMay('Delete Library Reservations');
  const refresh = () => client.invalidateQueries({ queryKey: LIBRARY_TABLE });
  const save = async ({ id, trip_id }: Booking) => {
    const { item } = await call('book.library.keep', { trip_id, booking_id: id });
    const takeBack = async () => {
      await call('book.library.delete', { id: item.id });
      await refresh();
    };
    notify({
      kind: 'success',
      title: `${item.title} is in the library`,
      text: 'Without its confirmation number, its payments and its travelers.',
      ...(mayTakeBack && { undo: () => void takeBack().catch(notifyError) }),
    });
    await refresh();
  };
  return (booking: Booking) => allowed(() => void save(booking).catch(notifyError))();
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { ItineraryDay } from '@wayline/core/areas/trip/itinerary/assemble-days';
import type { TripId } from '@wayline/core/base/ids';
import { useGuardedAction } from '../../../lib/use-permission';
import { notifyError } from '../../../ui/notify-error';
import { getNewestVersion, type Order, type Saved } from '../trips/pending-moves';
import { tripQueries } from '../trips/trip-queries';
import { listPendingMoves, PENDING_MOVE_MUTATION } from '../trips/use-pending-moves';
import { isFree } from './is-free';
import { changeAll, listChangedItems } from './run-bulk';

type Tools = {
  tripId: TripId;
  days: readonly ItineraryDay[];
  bookings: readonly Booking[];
  refresh: () => Promise<unknown>;
};

/** The bookings without a time of a day, as they stand. */
const freeOf = (day: ItineraryDay | undefined) => [
  ...new Set(day?.entries.filter(isFree).map((e) => e.booking_id as string)),
];
const movedTo = (ids: readonly string[], id: string, to: string | 1 | -1): string[] => {
  const from = ids.indexOf(id);
  const at = typeof to === 'string' ? ids.indexOf(to) : from + to;
  if (from < 0 || at < 0 || at >= ids.length || at === from) return [];
  const rest = ids.filter((other) => other !== id);
  rest.splice(at, 0, id);
  return rest;
};

/** Puts bookings without a time in another order within their day: shown at once (`usePendingMoves`), kept for everybody. */
export const useReorder = ({ days, bookings, tripId, refresh }: Tools) => {
  const allowed = useGuardedAction('Edit Reservations', 'edit reservations');
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...PENDING_MOVE_MUTATION,
    mutationFn: async ({ ids }: Order): Promise<Saved[]> => {
      const placings = listPendingMoves(client);
      const known = client.getQueryData(tripQueries.one(tripId).queryKey)?.bookings ?? bookings;
      const inOrder = ids.flatMap((id) => known.find((b) => b.id === id) ?? []);
      const items = inOrder.map((booking) => ({ id: booking.id, version: getNewestVersion(booking, placings) }));
      return listChangedItems(await changeAll(tripId, items, { do: 'order' }));
    },
    onError: notifyError,
    onSettled: () => void refresh(),
  });
  return (date: string, id: string, to: string | 1 | -1) => {
    const ids = movedTo(freeOf(days.find((day) => day.date === date)), id, to);
    if (ids.length > 0) allowed(() => mutate({ do: 'order', ids }))();
  };
};

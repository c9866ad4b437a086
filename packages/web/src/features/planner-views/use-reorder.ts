import type { Booking } from '@wayline/core/bookings/booking';
import type { ItineraryDay } from '@wayline/core/itinerary/assemble-days';
import type { TripId } from '@wayline/core/kernel/ids';
import { useAllowed } from '../../lib/use-may';
import { notifyError } from '../../ui/notify-error';
import { isFree } from './is-free';
import { changeAll } from './run-bulk';

type Tools = {
  tripId: TripId;
  days: readonly ItineraryDay[];
  bookings: readonly Booking[];
  showBooking: (booking: Booking) => () => void;
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

/** Puts bookings without a time in another order within their day: shown at once, kept for everybody. */
export const useReorder = ({ days, bookings, tripId, showBooking, refresh }: Tools) => {
  const allowed = useAllowed('Edit Reservations', 'edit reservations');
  return (date: string, id: string, to: string | 1 | -1) => {
    const order = movedTo(freeOf(days.find((day) => day.date === date)), id, to);
    const inOrder = order.flatMap((other) => bookings.find((b) => b.id === other) ?? []);
    if (inOrder.length === 0) return;
    allowed(() => {
      for (const [day_order, booking] of inOrder.entries()) showBooking({ ...booking, day_order });
      const items = inOrder.map(({ id: known, version }) => ({ id: known, version }));
      void changeAll(tripId, items, { do: 'order' }).catch(notifyError).finally(refresh);
    })();
  };
};

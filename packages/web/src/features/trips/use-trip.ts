import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/bookings/booking';
import type { TripId } from '@wayline/core/kernel/ids';
import { useCallback } from 'react';
import type { CallOutput } from '../../lib/api';
import { useChannel } from '../../lib/live';
import { tripQueries } from './trip-queries';

export type PlannedTrip = CallOutput<'trips.get'>;
export type PlannedTraveler = PlannedTrip['travelers'][number];

/** A trip as its planner shows it. Being in the trip's live channel keeps it fresh. */
export const useTrip = (id: TripId) => {
  const client = useQueryClient();
  const query = useQuery(tripQueries.one(id));
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: tripQueries.one(id).queryKey }), [client, id]);
  useChannel(`trip.${id}`);
  /** Shows a booking as it will be, before the answer; the returned function puts it back. */
  const showBooking = useCallback(
    (booking: Booking) => {
      const key = tripQueries.one(id).queryKey;
      const before = client.getQueryData(key);
      client.setQueryData(
        key,
        (whole) => whole && { ...whole, bookings: whole.bookings.map((b) => (b.id === booking.id ? booking : b)) },
      );
      return () => client.setQueryData(key, before);
    },
    [client, id],
  );
  return { query, refresh, showBooking };
};

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { useCallback, useMemo } from 'react';
import type { CallOutput } from '../../../lib/api';
import { useChannel } from '../../../lib/live';
import { itineraryQueries } from '../itinerary/itinerary-queries';
import { applyPendingMoves } from './pending-moves';
import { tripQueries } from './trip-queries';
import { usePendingMoves } from './use-pending-moves';

export type PlannedTrip = CallOutput<'trips.get'>;
export type PlannedTraveler = PlannedTrip['travelers'][number];

/**
 * A trip as its planner shows it; `whole` has its bookings where they were put, though that is not saved yet. Being in the trip's live
 * channel keeps it fresh.
 */
export const useTrip = (id: TripId) => {
  const client = useQueryClient();
  const query = useQuery(tripQueries.one(id));
  const refresh = useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: tripQueries.one(id).queryKey }),
      // What of its itineraries is not published yet.
      client.invalidateQueries({ queryKey: itineraryQueries.ofTrip(id).queryKey }),
    ]);
  }, [client, id]);
  useChannel(`trip.${id}`);
  const placings = usePendingMoves();
  const { data } = query;
  const whole = useMemo(
    () => data && { ...data, bookings: applyPendingMoves(data.bookings, placings) },
    [data, placings],
  );
  return { query, whole, refresh };
};

import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { tripQueries } from '../trips/trip-queries';
import type { PlannedTrip } from '../trips/use-trip';

/**
 * What the server finds of the papers of a trip's travelers, who knows profiles and the rules of countries; undefined until it has answered, and
 * where it can't be asked. Read again with the trip.
 */
export const usePapers = (whole: Pick<PlannedTrip, 'trip' | 'travelers'> | undefined) => {
  const { data } = useQuery({
    queryKey: [...tripQueries.all(), whole?.trip.id, 'papers'] as const,
    queryFn: whole
      ? ({ signal }) => call('trips.papers.check', { trip_id: whole.trip.id }, { signal, onMissing: 'stay' })
      : undefined,
    enabled: whole !== undefined && whole.travelers.length > 0,
  });
  return data?.findings;
};

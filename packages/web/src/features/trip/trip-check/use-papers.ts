import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '../../../lib/api';
import { tripQueries } from '../trips/trip-queries';
import type { PlannedTrip } from '../trips/use-trip';

/**
 * What the server adds to the check of a trip, since it knows the profiles of its travelers and the rules of countries; nothing until it has
 * answered, and where it can't be asked. Read again with the trip.
 */
export const usePapers = (whole: Pick<PlannedTrip, 'trip' | 'travelers'> | undefined) => {
  const { data } = useQuery({
    queryKey: [...tripQueries.all(), whole?.trip.id, 'papers'] as const,
    queryFn: whole
      ? ({ signal }) => call('trips.papers.check', { trip_id: whole.trip.id }, { signal, onMissing: 'stay' })
      : undefined,
    enabled: whole !== undefined && whole.travelers.length > 0,
  });
  return useMemo(() => (data ? { papers: data.findings, dob_in_profile: data.dob_in_profile } : {}), [data]);
};

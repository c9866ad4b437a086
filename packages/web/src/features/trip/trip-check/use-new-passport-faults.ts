import { useQuery } from '@tanstack/react-query';
import type { DateMode } from '@wayline/core/areas/trip/trips/dates/date-move';
import type { TripDates } from '@wayline/core/areas/trip/trips/trip-dates';
import { fullName } from '@wayline/core/base/full-name';
import { call } from '../../../lib/api';
import { tripQueries } from '../trips/trip-queries';
import type { PlannedTrip } from '../trips/use-trip';
import { usePapers } from './use-papers';

export type NewPassportFault = { id: string; name: string; say: string };
type Change = { dates: Required<TripDates>; mode: DateMode };

/** What the trip check would find of passports once the dates are changed, and doesn't find now; nothing until the server has answered. */
export const useNewPassportFaults = (
  whole: PlannedTrip | undefined,
  change: Change | undefined,
): NewPassportFault[] => {
  const now = usePapers(whole).papers;
  const { data } = useQuery({
    queryKey: [...tripQueries.all(), whole?.trip.id, 'papers', change] as const,
    queryFn:
      whole && change
        ? ({ signal }) => {
            const asked = { trip_id: whole.trip.id, ...change.dates, mode: change.mode };
            return call('trips.papers.check', asked, { signal, onMissing: 'stay' });
          }
        : undefined,
    enabled: whole !== undefined && change !== undefined && whole.travelers.length > 0,
  });
  if (!whole || !now || !data) return [];
  const known = new Set(now.map(({ say }) => say));
  return data.findings.flatMap(({ rule, say, traveler_id }) => {
    const traveler = whole.travelers.find(({ id }) => id === traveler_id);
    return rule === 'TC-07' && traveler && !known.has(say) ? [{ id: traveler.id, name: fullName(traveler), say }] : [];
  });
};

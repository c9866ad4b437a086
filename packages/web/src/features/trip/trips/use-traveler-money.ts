import { useQuery } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { type CallOutput, call } from '../../../lib/api';
import { usePermission } from '../../../lib/use-permission';

export type TravelerMoney = CallOutput<'trips.traveler-money.get'>['travelers'][number];

/** What invoices ask for each traveler of a trip, for those who see invoices; undefined for others, and until it is known. */
export const useTravelerMoney = (trip: TripId): readonly TravelerMoney[] | undefined => {
  const enabled = usePermission('View Invoices');
  const { data } = useQuery({
    queryKey: ['trip-money', trip, 'travelers'] as const,
    queryFn: ({ signal }) => call('trips.traveler-money.get', { id: trip }, { signal, onMissing: 'stay' }),
    enabled,
  });
  return data?.travelers;
};

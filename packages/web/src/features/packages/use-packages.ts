import { useQuery } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/kernel/ids';
import { say } from '@wayline/core/kernel/messages';
import { useEffect } from 'react';
import { useMay } from '../../lib/use-may';
import { notify } from '../../ui/toaster';
import { packageQueries } from './package-queries';

/**
 * The packages of a trip and the prices of its bookings. Prices that could not be read are told in the words of the spec; whoever may
 * not build packages asks for none. Source: R-TRIP-162, R-TRIP-163, R-TRIP-204 (G-090).
 */
export const usePackages = (id: TripId) => {
  const may = useMay('Package Builder');
  // Read here, not where they are shown: a query tells only of what somebody has read of it by then.
  const { data, error, refetch } = useQuery({ ...packageQueries.of(id), enabled: may });
  useEffect(() => {
    if (error) notify({ kind: 'error', title: say('popup.error.title'), text: say('generic.save.error') });
  }, [error]);
  return { may, data, error, refetch };
};

import { useQuery } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { formatMessage } from '@wayline/core/base/messages';
import { useEffect } from 'react';
import { usePermission } from '../../../lib/use-permission';
import { notify } from '../../../ui/toaster';
import { packageQueries } from './package-queries';

/**
 * The packages of a trip and the prices of its bookings. Prices that could not be read are told in the words of the spec; whoever may
 * not build packages asks for none. Source: R-TRIP-162, R-TRIP-163, R-TRIP-204 (G-090).
 */
export const usePackages = (id: TripId) => {
  const may = usePermission('Package Builder');
  // Read here, not where they are shown: a query tells only of what somebody has read of it by then.
  const { data, error, refetch } = useQuery({ ...packageQueries.of(id), enabled: may });
  useEffect(() => {
    if (error)
      notify({ kind: 'error', title: formatMessage('popup.error.title'), text: formatMessage('generic.save.error') });
  }, [error]);
  return { may, data, error, refetch };
};

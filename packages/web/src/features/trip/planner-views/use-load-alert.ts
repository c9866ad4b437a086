import { formatMessage } from '@wayline/core/base/messages';
import { useEffect } from 'react';
import { asApiError } from '../../../lib/api-error';
import { notify } from '../../../ui/toaster';

/** Says so when the bookings of a trip could not be read, by day or by category. Source: R-TRIP-203. */
export const useLoadAlert = (error: unknown): void => {
  useEffect(() => {
    if (error)
      notify({ kind: 'error', title: `${formatMessage('booking.day_load.error')}${asApiError(error).message}` });
  }, [error]);
};

import { formatMessage } from '@wayline/core/base/messages';
import { useEffect } from 'react';
import { asApiError } from '../../../lib/api-error';
import { notify } from '../../../ui/toaster';

const MISSING = 404;

/** Says so when the bookings of a trip could not be read, by day or by category; a trip that isn’t there says so itself. Source: R-TRIP-203. */
export const useLoadAlert = (error: unknown): void => {
  useEffect(() => {
    if (!error) return;
    const { status, message } = asApiError(error);
    if (status !== MISSING) notify({ kind: 'error', title: `${formatMessage('booking.day_load.error')}${message}` });
  }, [error]);
};

import { useQueryClient } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { call } from '../../../../lib/api';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import { tripQueries } from '../trip-queries';

/** Takes an entry of a trip's history back, and reads again what shows the trip. */
export const useUndoEntry = (trip_id: TripId) => {
  const client = useQueryClient();
  return async (entry: string): Promise<void> => {
    try {
      const { message } = await call('trips.history.undo', { trip_id, entry });
      notify({ kind: 'success', title: message });
    } catch (error) {
      notifyError(error);
    }
    await client.invalidateQueries({ queryKey: tripQueries.all() });
  };
};

import { useQueryClient } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { invalidateClients } from '../client-queries';

/** Takes an entry of a client's history back, and reads again what shows them. */
export const useUndoClientEntry = (client_id: ClientId) => {
  const cache = useQueryClient();
  return async (entry: string): Promise<void> => {
    try {
      await call('crm.history.undo', { client_id, entry }, { onMissing: 'stay' });
      notify({ kind: 'success', title: 'Change undone' });
    } catch (error) {
      notifyError(error);
    }
    await invalidateClients(cache);
  };
};

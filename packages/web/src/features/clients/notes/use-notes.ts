import { useQueryClient } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { call } from '../../../lib/api';
import { confirm, sure } from '../../../ui/confirm-dialog';
import { notifyDeleteError } from '../../../ui/notify-delete-error';
import { notify } from '../../../ui/toaster';
import { type ClientNote, clientQuery } from '../client-query';

const STAY = { onMissing: 'stay' } as const;
type Text = Pick<ClientNote, 'kind' | 'text'>;

/** Writes, changes and deletes the notes of a client. */
export const useNotes = (client_id: ClientId) => {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: clientQuery(client_id).queryKey });
  return {
    add: async (note: Text) => {
      await call('crm.notes.create', { client_id, ...note }, STAY);
      await refresh();
    },
    change: async ({ id, version }: ClientNote, note: Text) => {
      await call('crm.notes.update', { client_id, id, version, ...note }, STAY);
      await refresh();
    },
    remove: async ({ id }: ClientNote) => {
      if (!(await confirm(sure('This note will be deleted for good.', 'Delete note')))) return;
      try {
        await call('crm.notes.delete', { client_id, id }, STAY);
        notify({ kind: 'success', title: 'Note deleted' });
      } catch (thrown) {
        notifyDeleteError(thrown);
      }
      await refresh();
    },
  };
};

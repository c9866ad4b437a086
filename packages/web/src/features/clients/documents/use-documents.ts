import { useQueryClient } from '@tanstack/react-query';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import { call } from '../../../lib/api';
import { confirm, QUESTIONS } from '../../../ui/confirm-dialog';
import { notifyDeleteError } from '../../../ui/notify-delete-error';
import { notify } from '../../../ui/toaster';
import { clientQuery, type ShownDocument } from '../client-query';

const STAY = { onMissing: 'stay' } as const;

/** Adds, changes and removes the documents of a client. */
export const useDocuments = (client_id: ClientId) => {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: clientQuery(client_id).queryKey });
  const remove = async ({ id }: ShownDocument, name: string) => {
    const text = `${name} will be removed with its number. This can’t be undone.`;
    if (!(await confirm({ ...QUESTIONS.delete, text }))) return;
    try {
      await call('crm.documents.delete', { client_id, id }, STAY);
      notify({ kind: 'success', title: `${name} removed` });
    } catch (thrown) {
      notifyDeleteError(thrown);
    }
    await refresh();
  };
  return { refresh, remove };
};

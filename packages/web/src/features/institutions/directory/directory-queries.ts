import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { DirectoryEntry } from '@wayline/core/areas/institutions/suppliers/directory/directory';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { notify } from '../../../lib/toast-store';
import { notifyError } from '../../../ui/notify-error';
import { invalidateInstitutions } from '../institution-queries';
import { ACTIONS } from '../use-bulk';

export const directoryQuery = queryOptions({
  queryKey: ['institutions', 'directory'],
  queryFn: async ({ signal }) => (await call('crm.global-suppliers.list', {}, { signal, onMissing: 'stay' })).suppliers,
});

/** Copies an entry of the directory into the company's suppliers, with a way back. */
export const useCopyFromDirectory = () => {
  const cache = useQueryClient();
  const [copying, setCopying] = useState<string>();
  const copy = async ({ directory_id, name }: Pick<DirectoryEntry, 'directory_id' | 'name'>) => {
    setCopying(directory_id);
    try {
      const { added } = await call('crm.global-suppliers.copy', { ids: [directory_id] }, { onMissing: 'stay' });
      await invalidateInstitutions(cache);
      const undo = () =>
        void ACTIONS.remove(added, crypto.randomUUID())
          .then(() => invalidateInstitutions(cache))
          .catch(notifyError);
      if (added.length > 0) notify({ kind: 'success', title: `${name} added to your suppliers`, undo });
    } catch (thrown) {
      notifyError(thrown);
    }
    setCopying(undefined);
  };
  return { copy, copying };
};

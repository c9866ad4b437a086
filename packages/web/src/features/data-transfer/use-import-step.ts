import { useMutation, useQueryClient } from '@tanstack/react-query';
import { asApiError } from '../../lib/api-error';
import { notifyError } from '../../ui/notify-error';
import { type DataImport, importQueries } from './import-queries';

const STALE = new Set(['record.stale', 'import.under_way']);

/** Does the next step of an import and shows where it stands then; where somebody else did one before, that. */
export const useImportStep = <I>(send: (input: I) => Promise<{ data_import: DataImport }>) => {
  const client = useQueryClient();
  const show = (data_import: DataImport) => {
    client.setQueryData(importQueries.one(data_import.id).queryKey, data_import);
    // A short file is done already when its step is answered.
    return client.invalidateQueries({ queryKey: importQueries.list().queryKey });
  };
  return useMutation({
    mutationFn: send,
    onSuccess: ({ data_import }) => show(data_import),
    onError: (thrown) => {
      const { code, current } = asApiError(thrown);
      if (STALE.has(code) && current) void show(current as DataImport);
      notifyError(thrown);
    },
  });
};

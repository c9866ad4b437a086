import { useQueryClient } from '@tanstack/react-query';
import type { InstitutionRow } from '@wayline/core/areas/institutions/institution';
import { call } from '../../../lib/api';
import { notify } from '../../../lib/toast-store';
import { notifyError } from '../../../ui/notify-error';
import type { RowsPage } from '../../../ui/table/table-types';
import { invalidateInstitutions } from '../institution-queries';
import { kindWordsOf } from '../kinds';
import type { EditedItem } from './edited-cell';

/** Saves a cell: shown at once, put back visibly when refused. What a colleague changed meanwhile is not written over. */
export const useInlineEdit = () => {
  const client = useQueryClient();
  return async (row: InstitutionRow, item: EditedItem, value: string) => {
    const was = row[item] ?? '';
    if (value === was) return;
    const show = (differs: Partial<InstitutionRow>) =>
      client.setQueriesData<RowsPage<InstitutionRow>>(
        { queryKey: ['table', kindWordsOf(row).table] },
        (page) => page && { ...page, rows: page.rows.map((one) => (one.id === row.id ? { ...one, ...differs } : one)) },
      );
    show({ [item]: value });
    try {
      const { id, version } = row;
      const asked = { id, version, [item]: value, was: { [item]: was } };
      const { institution } = await call('crm.institutions.update', asked, { onMissing: 'stay' });
      show({ [item]: institution[item], version: institution.version, updated_at: institution.updated_at });
      notify({ kind: 'success', title: 'Saved' });
      void client.invalidateQueries({ queryKey: ['institutions'] });
    } catch (thrown) {
      show({ [item]: row[item] });
      notifyError(thrown);
      void invalidateInstitutions(client);
    }
  };
};

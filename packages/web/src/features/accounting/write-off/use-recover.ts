import { useQueryClient } from '@tanstack/react-query';
import type { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { type Invoice, invalidateAccounting } from '../invoice-queries';

type WriteOff = Invoice['write_offs'][number];

/** Asks again for what was written off of an invoice. Source: V11. */
export const useRecover = (id: InvoiceId) => {
  const client = useQueryClient();
  const [busy, setBusy] = useState<WriteOff['id']>();
  const recover = async ({ id: write_off_id }: Pick<WriteOff, 'id'>) => {
    setBusy(write_off_id);
    try {
      await call('book.invoices.write-off.delete', { id, write_off_id }, { onMissing: 'stay' });
      notify({ kind: 'success', title: 'Write-off taken back', text: 'It’s owed again.' });
    } catch (thrown) {
      notifyError(thrown);
    } finally {
      setBusy(undefined);
      await invalidateAccounting(client);
    }
  };
  return { busy, recover: (one: Pick<WriteOff, 'id'>) => void recover(one) };
};

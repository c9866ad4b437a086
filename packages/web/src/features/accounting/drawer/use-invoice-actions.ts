import { useQueryClient } from '@tanstack/react-query';
import { toAsked } from '@wayline/core/areas/accounting/invoices/invoice-figures';
import { formatMoney } from '@wayline/core/base/money-text';
import { useState } from 'react';
import { call } from '../../../lib/api';
import { type ApiError, asApiError } from '../../../lib/api-error';
import { confirm } from '../../../ui/confirm-dialog';
import { notify } from '../../../ui/toaster';
import { type Invoice, invalidateAccounting } from '../invoice-queries';
import { toInvoiceTitle } from '../invoice-words';

/**
 * What can be done with an invoice at once. Each asks first, with what follows from it; what is refused is `refused`, to be shown where it
 * belongs, with the invoice as it is by then. Source: R-ACC-125.
 */
export const useInvoiceActions = (invoice: Invoice, onGone: () => void) => {
  const client = useQueryClient();
  const [refused, setRefused] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const seen = { id: invoice.id, version: invoice.version };
  const act = async (question: Parameters<typeof confirm>[0], done: string, send: () => Promise<unknown>) => {
    if (isBusy || !(await confirm(question))) return;
    setRefused(undefined);
    setBusy(true);
    try {
      await send();
      notify({ kind: 'success', title: done });
    } catch (thrown) {
      setRefused(asApiError(thrown));
    } finally {
      setBusy(false);
      await invalidateAccounting(client);
    }
  };
  const asked = formatMoney({ minor: toAsked(invoice), currency: invoice.currency });
  const stay = { onMissing: 'stay' } as const;
  const issue = () =>
    act(
      {
        title: 'Issue this invoice?',
        text: `It takes the next number and today’s date, and ${asked} becomes due as planned. You can revise or cancel it later, but not delete it.`,
        confirm: 'Issue invoice',
      },
      'Invoice issued',
      () => call('book.invoices.issue', seen, stay),
    );
  const cancel = () =>
    act(
      {
        title: 'Cancel this invoice?',
        text: `${toInvoiceTitle(invoice)} keeps its number, no one owes it anymore, and what it bills can be invoiced again. You can’t undo this.`,
        confirm: 'Cancel invoice',
        cancel: 'Keep invoice',
        danger: true,
      },
      'Invoice canceled',
      () => call('book.invoices.cancel', seen, stay),
    );
  const remove = () =>
    act(
      {
        title: 'Delete this draft?',
        text: 'It has no number yet, so nothing else changes. You can’t undo this.',
        confirm: 'Delete draft',
        danger: true,
      },
      'Draft deleted',
      async () => {
        await call('book.invoices.delete', seen, stay);
        onGone();
      },
    );
  return {
    refused,
    isBusy,
    issue: () => void issue(),
    cancel: () => void cancel(),
    remove: () => void remove(),
  };
};

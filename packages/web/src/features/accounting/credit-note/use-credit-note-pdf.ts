import { useMutation } from '@tanstack/react-query';
import { callFile } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { saveFile } from '../../../ui/table/save-file';
import type { CreditNote } from '../invoice-queries';

/** Downloads a credit note as a PDF. */
export const useCreditNotePdf = ({ invoice_id, id, number }: Pick<CreditNote, 'invoice_id' | 'id' | 'number'>) =>
  useMutation({
    mutationFn: () => callFile('book.invoices.pdf', { id: invoice_id, credit_note: id }, { onMissing: 'stay' }),
    onSuccess: (blob) => saveFile(blob, `${number}.pdf`),
    onError: notifyError,
  });

import { useMutation } from '@tanstack/react-query';
import { callFile } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { saveFile } from '../../../ui/table/save-file';
import type { DepositSlip } from './deposit-queries';

/** Downloads a deposit slip as a PDF. */
export const useSlipPdf = ({ id, number }: Pick<DepositSlip, 'id' | 'number'>) =>
  useMutation({
    mutationFn: () => callFile('book.deposit-slips.pdf', { id }, { onMissing: 'stay' }),
    onSuccess: (blob) => saveFile(blob, `Deposit slip ${number}.pdf`),
    onError: notifyError,
  });

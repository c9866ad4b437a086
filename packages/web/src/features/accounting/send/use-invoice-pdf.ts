import { useMutation } from '@tanstack/react-query';
import type { ClientLanguage } from '@wayline/core/base/client-language';
import { callFile } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { saveFile } from '../../../ui/table/save-file';
import type { Invoice, InvoiceShare } from '../invoice-queries';

/** One of those who pay, and what they read; without one it is the whole invoice. */
type Printed = { share?: InvoiceShare; language?: ClientLanguage | undefined };

/** Downloads an invoice as a PDF: whole, or as one of those who pay has it. */
export const useInvoicePdf = ({ id, formatted_invoice_number: number, trip }: Invoice) =>
  useMutation({
    mutationFn: ({ share, language }: Printed) =>
      callFile('book.invoices.pdf', { id, payer_id: share?.payer_id, language }, { onMissing: 'stay' }),
    onSuccess: (blob, { share }) =>
      saveFile(blob, `${[number ?? trip.trip_name, share?.name].filter(Boolean).join(' ')}.pdf`),
    onError: notifyError,
  });

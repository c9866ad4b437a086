import { todayHere } from '../../lib/today';
import { StatusBadge } from '../../ui/status-badge';
import type { InvoiceRow } from './invoice-queries';
import { describeStatus, INVOICE_STATUS_TONES, isCreditedWhole, toInvoiceStatus } from './invoice-words';

type Props = {
  invoice: Pick<InvoiceRow, 'state' | 'payment_status' | 'final_pmt_due_date' | 'credited' | 'total_amount_received'>;
};

/** Whether an invoice is a draft, paid, credited, canceled, or for how long it is overdue. */
export const InvoiceStatusBadge = ({ invoice }: Props) => {
  const status = toInvoiceStatus(invoice);
  if (isCreditedWhole(status, invoice)) return <StatusBadge tone="neutral">Credited</StatusBadge>;
  return (
    <StatusBadge tone={INVOICE_STATUS_TONES[status]}>
      {describeStatus(status, invoice.final_pmt_due_date, todayHere())}
    </StatusBadge>
  );
};

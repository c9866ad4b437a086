import { todayHere } from '../../lib/today';
import { StatusBadge } from '../../ui/status-badge';
import type { InvoiceRow } from './invoice-queries';
import { describeStatus, describeUnpaid, INVOICE_STATUS_TONES, toInvoiceStatus } from './invoice-words';

type Props = {
  invoice: Pick<
    InvoiceRow,
    | 'state'
    | 'payment_status'
    | 'final_pmt_due_date'
    | 'credited'
    | 'written_off'
    | 'currency'
    | 'total_amount_received'
  >;
};

/** Whether an invoice is a draft, paid, written off, credited, canceled, or for how long it is overdue. */
export const InvoiceStatusBadge = ({ invoice }: Props) => {
  const status = toInvoiceStatus(invoice);
  const unpaid = describeUnpaid(status, invoice);
  if (unpaid) return <StatusBadge tone="neutral">{unpaid}</StatusBadge>;
  return (
    <StatusBadge tone={INVOICE_STATUS_TONES[status]}>
      {describeStatus(status, invoice.final_pmt_due_date, todayHere())}
    </StatusBadge>
  );
};

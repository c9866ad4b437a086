import { daysBetween } from '@wayline/core/base/days';
import { formatMoney } from '@wayline/core/base/money-text';
import { countOf } from '@wayline/core/base/plural';
import type { Tone } from '../../ui/status-badge';
import type { Billable, Invoice, InvoiceLine, InvoiceRow } from './invoice-queries';

/** What an invoice is as lists are narrowed to it: drafts beside what is paid, or not, of the others. */
export const INVOICE_STATUSES = ['draft', 'open', 'overdue', 'paid', 'canceled'] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

export const INVOICE_STATUS_WORDS: Readonly<Record<InvoiceStatus, string>> = {
  draft: 'Draft',
  open: 'Open',
  overdue: 'Overdue',
  paid: 'Paid',
  canceled: 'Canceled',
};
export const INVOICE_STATUS_TONES: Readonly<Record<InvoiceStatus, Tone>> = {
  draft: 'neutral',
  open: 'info',
  overdue: 'error',
  paid: 'success',
  canceled: 'neutral',
};

type Stated = Pick<InvoiceRow, 'state' | 'payment_status'>;
export const toInvoiceStatus = ({ state, payment_status }: Stated): InvoiceStatus =>
  state === 'draft' ? 'draft' : payment_status;

type Settled = Pick<InvoiceRow, 'credited' | 'total_amount_received'>;
/** Whether nothing is due because all of it was credited, and not because anybody paid. */
const isCreditedWhole = (status: InvoiceStatus, { credited, total_amount_received }: Settled): boolean =>
  status === 'paid' && credited > 0 && total_amount_received === 0;

type Given = Settled & Pick<InvoiceRow, 'written_off' | 'currency'>;
/** Why nothing is due where nobody paid all of it: it was written off, or credited; undefined where it was paid. */
export const describeUnpaid = (status: InvoiceStatus, row: Given): string | undefined => {
  if (status === 'paid' && row.written_off > 0)
    return `Written off ${formatMoney({ minor: row.written_off, currency: row.currency })}`;
  return isCreditedWhole(status, row) ? 'Credited' : undefined;
};

/** A status in words: what is overdue says by how long. `due` is the day of the last payment. */
export const describeStatus = (status: InvoiceStatus, due: string | undefined, today: string): string => {
  const days = status === 'overdue' && due ? daysBetween(due, today) : 0;
  return days > 0 ? `Overdue by ${countOf(days, 'day')}` : INVOICE_STATUS_WORDS[status];
};

/** What an invoice is called: its number, once it has one. */
export const toInvoiceTitle = ({
  formatted_invoice_number: number,
}: Pick<InvoiceRow, 'formatted_invoice_number'>): string => (number ? `Invoice ${number}` : 'Draft invoice');

export const PAY_AS_WORDS: Readonly<Record<Invoice['pay_as'], string>> = {
  single: 'One client pays',
  equal: 'In equal parts',
  traveler: 'By number of travelers',
  room: 'By number of rooms',
  household: 'By number of households',
  percentage: 'By percentage',
  amount: 'By amount',
};

export const LINE_KIND_WORDS: Readonly<Record<InvoiceLine['kind'], string>> = {
  booking: 'Booking',
  package: 'Package',
  planning_fee: 'Planning fee',
  service_fee: 'Service fee',
  other: 'Other',
};

export const LEFT_OUT_WORDS: Readonly<Record<NonNullable<Billable['left_out']>, string>> = {
  invoiced: 'Already invoiced',
  canceled: 'Canceled',
  unpriced: 'No price yet',
  in_package: 'Part of a package',
};

import { PAID_BY } from '@wayline/core/areas/accounting/suppliers/supplier-payment';
import { formatDate } from '../../../lib/format';
import { PAYMENT_METHOD_WORDS } from '../payment-words';
import type { PayableRow, SupplierPaymentRow } from './supplier-queries';

/** Whose money moved. */
export const KIND_WORDS: Readonly<Record<SupplierPaymentRow['kind'], string>> = {
  company_to_supplier: 'Paid by you',
  supplier_to_company: 'Paid back by the supplier',
  client_to_supplier: 'Paid by the client',
};
/** Who pays a supplier. */
export const PAID_TO_WORDS: Readonly<Record<PayableRow['paid_to'], string>> = {
  agency: 'You pay',
  supplier: 'The client pays',
};
/** The ways in which money goes to suppliers. */
export const PAID_METHODS = PAID_BY.map((value) => ({ value, label: PAYMENT_METHOD_WORDS[value] }));

/** Where a day comes from that no supplier has named. */
export const DUE_BY_WORDS = { start: 'starts', invoice: 'invoiced', booked: 'booked' } as const;

type Due = Pick<PayableRow, 'due_on' | 'due_by' | 'left'>;
/** When a supplier wants its money, and where that was taken from. */
export const describeDue = ({ due_on, due_by }: Due): string => {
  const day = formatDate(due_on);
  if (due_by === 'start') return `${day}, when it starts`;
  if (due_by === 'booked') return `${day}, when it was booked`;
  return due_by === 'invoice' ? `${day}, when it was invoiced` : day;
};
/** Whether it should have been paid before today. */
export const isLate = ({ due_on, left }: Due, today: string): boolean => left > 0 && due_on < today;

/** Who pays the rest; a supplier that has more than it is owed pays it back, unless an invoice is still to come. */
export const describePayer = ({
  paid_to,
  left,
  invoice_id,
}: Pick<PayableRow, 'paid_to' | 'left' | 'invoice_id'>): string => {
  if (left >= 0) return PAID_TO_WORDS[paid_to];
  return invoice_id ? 'The supplier pays back' : 'Paid, not invoiced';
};

import { PAYMENT_METHOD_WORDS } from '../payment-words';
import type { Statement, StatementLine } from './statement-queries';

export const STATEMENT_KIND_WORDS: Readonly<Record<StatementLine['kind'], string>> = {
  invoice: 'Invoice',
  change: 'Invoice changed',
  cancellation: 'Invoice canceled',
  credit_note: 'Credit note',
  payment: 'Payment',
  payment_deleted: 'Payment taken back',
  refund: 'Refund',
  refund_deleted: 'Refund taken back',
  transfer: 'Paid by or for another client',
  written_off: 'Written off',
  recovered: 'Write-off taken back',
  credit_granted: 'Credit given',
  credit_taken_back: 'Credit taken back',
  credit_expired: 'Credit expired',
  credit_revived: 'Credit renewed',
  dispute_lost: 'Payment disputed',
  dispute_won: 'Dispute taken back',
  adjustment: 'Adjustment',
};

/** The number of an invoice, or how money came or went with its reference; empty where neither is known. */
export const describeReference = ({
  number,
  payment_method,
}: Pick<StatementLine, 'number' | 'payment_method'>): string =>
  [payment_method && PAYMENT_METHOD_WORDS[payment_method], number].filter(Boolean).join(' · ');

export const AGING_WORDS: readonly { key: keyof Statement['aging']; label: string; color: string }[] = [
  { key: 'not_due', label: 'Not due', color: 'border.emphasized' },
  { key: 'days_1_30', label: '1–30 days', color: 'border.warning' },
  { key: 'days_31_60', label: '31–60 days', color: 'fg.warning' },
  { key: 'days_61_90', label: '61–90 days', color: 'border.error' },
  { key: 'over_90_days', label: 'Over 90 days', color: 'fg.error' },
];

/** What is left out of a statement for those who see only their own work. */
export const PARTIAL_WORDS =
  'Only invoices and payments that you have access to are counted here. Ask someone who sees all for the whole account.';

import type { I18n } from '@lingui/core';
import type { PrintedStatement } from '@wayline/core/areas/accounting/statement/printed-statement';
import type { Aging, StatementKind, StatementLine } from '@wayline/core/areas/accounting/statement/statement';
import { dayRange, fullDate } from '../format/day-text';
import { invoiceMoney, methodText } from '../invoice/invoice-words';

const KINDS: Record<StatementKind, string> = {
  invoice: /*i18n*/ 'Invoice',
  change: /*i18n*/ 'Invoice changed',
  cancellation: /*i18n*/ 'Invoice canceled',
  credit_note: /*i18n*/ 'Credit note',
  payment: /*i18n*/ 'Payment',
  payment_deleted: /*i18n*/ 'Payment taken back',
  refund: /*i18n*/ 'Refund',
  refund_deleted: /*i18n*/ 'Refund taken back',
  transfer: /*i18n*/ 'Payment by or for someone else',
  written_off: /*i18n*/ 'Written off',
  recovered: /*i18n*/ 'Write-off taken back',
  credit_granted: /*i18n*/ 'Credit given',
  credit_taken_back: /*i18n*/ 'Credit taken back',
  credit_expired: /*i18n*/ 'Credit expired',
  credit_revived: /*i18n*/ 'Credit renewed',
  dispute_lost: /*i18n*/ 'Payment disputed',
  dispute_won: /*i18n*/ 'Dispute taken back',
  adjustment: /*i18n*/ 'Adjustment',
};

/** What a line of a statement is: what happened, and its number, or how it was paid with its reference. */
export const statementLineWords = (
  i18n: I18n,
  { kind, number, payment_method }: Pick<StatementLine, 'kind' | 'number' | 'payment_method'>,
): { title: string; detail: string } => ({
  title: i18n._(KINDS[kind]),
  detail: payment_method ? methodText(i18n, { payment_method, confirmation_code: number }) : (number ?? ''),
});

/** The facts at the head of a statement with their names. */
export const statementFacts = (
  i18n: I18n,
  { client, from, to }: Pick<PrintedStatement, 'client' | 'from' | 'to'>,
): [name: string, value: string][] => [
  [i18n._('Client'), client.name],
  [i18n._('Period'), dayRange(i18n, from, to)],
];

/** What a statement comes to at its last day: an amount with a label, and in whose favor it is. */
export const statementBalance = (
  i18n: I18n,
  statement: Pick<PrintedStatement, 'closing' | 'currency' | 'to'>,
): { label: string; large: string } => {
  const day = fullDate(i18n, statement.to);
  return {
    label: statement.closing < 0 ? i18n._('In your favor on {day}', { day }) : i18n._('You owe on {day}', { day }),
    large: invoiceMoney(i18n, statement, Math.abs(statement.closing)),
  };
};

const AGES: readonly { key: keyof Aging; name: string }[] = [
  { key: 'not_due', name: /*i18n*/ 'Not due yet' },
  { key: 'days_1_30', name: /*i18n*/ '1–30 days overdue' },
  { key: 'days_31_60', name: /*i18n*/ '31–60 days overdue' },
  { key: 'days_61_90', name: /*i18n*/ '61–90 days overdue' },
  { key: 'over_90_days', name: /*i18n*/ 'Over 90 days overdue' },
];

/** What is open today by how long it is overdue, each part with its name. */
export const agingRows = (
  i18n: I18n,
  statement: Pick<PrintedStatement, 'aging' | 'currency'>,
): { key: string; name: string; amount: string }[] =>
  AGES.map(({ key, name }) => ({
    ...{ key, name: i18n._(name) },
    amount: invoiceMoney(i18n, statement, statement.aging[key]),
  }));

import { BYTE_ORDER_MARK, toCsvLine } from '@wayline/core/base/csv';
import { decimalText } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { PAYMENT_METHOD_WORDS } from '../payment-words';
import type { Statement } from './statement-queries';
import { STATEMENT_KIND_WORDS } from './statement-words';

/** A statement as rows for a spreadsheet, with what it opens and closes with. */
export const toStatementRows = ({ currency, from, to, opening, closing, lines }: Statement): string[][] => {
  const amount = (minor: number) => decimalText({ minor, currency });
  return [
    ['Date', 'Type', 'Number', 'Payment method', 'Currency', 'Amount', 'Balance'],
    [formatDate(from), 'Opening balance', '', '', currency, '', amount(opening)],
    ...lines.map((line) => [
      ...[formatDate(line.day), STATEMENT_KIND_WORDS[line.kind], line.number ?? ''],
      ...[line.payment_method ? PAYMENT_METHOD_WORDS[line.payment_method] : '', currency],
      ...[amount(line.amount), amount(line.balance)],
    ]),
    [formatDate(to), 'Closing balance', '', '', currency, '', amount(closing)],
  ];
};

/** What the files of a statement are called, without their ends. */
export const toStatementName = ({ client, to }: Pick<Statement, 'client' | 'to'>): string =>
  `Statement-${client.name.replaceAll(/\s+/g, '-')}-${to}`;

export const toStatementCsv = (statement: Statement): Blob =>
  new Blob([BYTE_ORDER_MARK, ...toStatementRows(statement).map(toCsvLine)], { type: 'text/csv;charset=utf-8' });

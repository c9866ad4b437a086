import { decimalText } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import type { Column } from '../../../ui/table/table-types';
import type { BankRow } from './bank-queries';

type Key = keyof BankRow;
type BankColumn = Column<BankRow> & { key: Key };
const text = (key: Key, label: string): BankColumn => ({ key, label });
const STATES: Readonly<Record<BankRow['state'], string>> = {
  open: 'To decide',
  matched: 'Matched',
  left_out: 'Left out',
};

/** What is exported of movements; in sight they are cards. Amounts below 0 left the account. */
export const BANK_COLUMNS: readonly BankColumn[] = [
  {
    ...text('day', 'Date'),
    show: ({ day }) => formatDate(day),
  },
  {
    ...text('amount', 'Amount'),
    show: ({ amount, currency }) => decimalText({ minor: amount, currency }),
  },
  text('currency', 'Currency'),
  text('name', 'Paid by or to'),
  text('text', 'Description'),
  text('reference', 'Reference'),
  text('check_number', 'Check number'),
  text('account', 'Bank account'),
  { ...text('state', 'State'), show: ({ state }) => STATES[state] },
  text('words', 'In your books'),
  text('reason', 'Left out because'),
];

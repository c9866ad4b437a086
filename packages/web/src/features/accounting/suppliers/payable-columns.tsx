import { Text } from '@chakra-ui/react';
import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { todayHere } from '../../../lib/today';
import type { Column } from '../../../ui/table/table-types';
import type { PayableRow } from './supplier-queries';
import { DUE_BY_WORDS, describeDue, describePayer, isLate } from './supplier-words';

type Key = keyof PayableRow;
type PayableColumn = Column<PayableRow> & { key: Key };
const text = (key: Key, label: string, width: number): PayableColumn => ({
  ...{ key, label, width },
  sortBy: (row) => row[key],
});
const amount = (key: 'owed' | 'paid' | 'left', label: string): PayableColumn => ({
  ...{ key, label, width: 116, align: 'end' },
  show: (row) => formatMoney({ minor: row[key], currency: row.currency }),
});

const DUE = { ascending: { order: 'soonest' }, descending: { order: 'latest' } };
/** The columns of the table of payables: what is due when, to whom, for what, and how much of it is left. */
export const PAYABLE_COLUMNS: readonly PayableColumn[] = [
  {
    ...{ key: 'due_on', label: 'Due', width: 148, always: true, ordered: DUE },
    show: (row) => (
      <Text as="span" color={isLate(row, todayHere()) ? 'fg.error' : undefined} title={describeDue(row)}>
        {formatDate(row.due_on)}
        {row.due_by !== 'supplier' && (
          <Text as="span" color="fg.muted">
            {' '}
            {DUE_BY_WORDS[row.due_by]}
          </Text>
        )}
      </Text>
    ),
    text: ({ due_on }) => due_on,
  },
  { ...text('supplier_name', 'Supplier', 140), grow: true, always: true },
  { ...text('title', 'Booking', 140), grow: true },
  { ...text('confirmation_id', 'Confirmation', 120), hidden: true },
  { ...text('trip_name', 'Trip', 130), grow: true, link: ({ trip_id }) => PATHS.tripMoney(trip_id) },
  { ...text('trip_code', 'Trip code', 88), hidden: true },
  {
    ...text('invoice_no', 'Invoice #', 144),
    link: ({ invoice_id }) => invoice_id && PATHS.invoices({ invoice: invoice_id }),
  },
  {
    ...text('paid_to', 'Who pays', 104),
    show: describePayer,
    sortBy: describePayer,
  },
  amount('owed', 'Owed'),
  { ...amount('paid', 'Paid'), hidden: true },
  { ...amount('left', 'Left'), always: true },
];

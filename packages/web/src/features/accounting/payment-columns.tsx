import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate, formatDateTime } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { StatusBadge } from '../../ui/status-badge';
import type { Column } from '../../ui/table/table-types';
import type { PaymentRow } from './payment-queries';
import { PAYMENT_METHOD_WORDS } from './payment-words';

/** How a payment came, and that its client contests it. */
const PaymentMethod = ({ row: { payment_method, disputed } }: { row: PaymentRow }) => (
  <>
    {PAYMENT_METHOD_WORDS[payment_method]} {disputed && <StatusBadge tone="error">Disputed</StatusBadge>}
  </>
);
type Key = Exclude<keyof PaymentRow, 'disputed'>;
type PaymentColumn = Column<PaymentRow> & { key: Key };

const text = (key: Key, label: string, width: number): PaymentColumn => ({
  ...{ key, label, width },
  sortBy: (row) => row[key],
});
/** Amounts are ordered within their currency: a table of several never says that one is more than another. */
const amount = (key: 'received_amount' | 'refunded_amount' | 'unapplied_amount', label: string): PaymentColumn => ({
  ...{ key, label, width: 112, align: 'end' },
  show: (row) => formatMoney({ minor: row[key], currency: row.currency }),
});

/**
 * The columns of the payment table, in the spec's order, with the day of the payment and what is left of it besides. `toPayment` is the
 * address at which a payment opens over its table. Source: R-ACC-028, R-ACC-045 (G-127).
 */
export const paymentColumns = (toPayment: (row: PaymentRow) => string): readonly PaymentColumn[] => [
  { ...text('created_at', 'Recorded', 150), show: ({ created_at }) => formatDateTime(created_at), hidden: true },
  {
    ...text('received_on', 'Received', 104),
    show: ({ received_on }) => formatDate(received_on),
    link: toPayment,
    always: true,
  },
  text('invoice_no', 'Invoice #', 138),
  { ...text('trip_code', 'Trip code', 88), hidden: true },
  {
    ...text('trip_name', 'Trip', 150),
    grow: true,
    link: ({ trip_id }) => (trip_id ? PATHS.tripMoney(trip_id) : undefined),
  },
  text('confirmation_code', 'Reference', 130),
  { ...text('remark', 'Note', 150), hidden: true },
  {
    ...text('payment_method', 'Method', 130),
    show: (row) => <PaymentMethod row={row} />,
    text: ({ payment_method, disputed }) => `${PAYMENT_METHOD_WORDS[payment_method]}${disputed ? ' (disputed)' : ''}`,
    sortBy: ({ payment_method }) => PAYMENT_METHOD_WORDS[payment_method],
  },
  { ...text('paid_by_name', 'Paid by', 140), grow: true, link: ({ client_id }) => PATHS.client(client_id) },
  { ...text('received_by_name', 'Recorded by', 140), hidden: true },
  { ...amount('received_amount', 'Amount'), always: true },
  { ...amount('refunded_amount', 'Refunded'), hidden: true },
  amount('unapplied_amount', 'Unapplied'),
];

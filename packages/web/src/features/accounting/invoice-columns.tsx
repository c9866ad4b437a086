import { formatMoney } from '@wayline/core/base/money-text';
import { formatDate } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { todayHere } from '../../lib/today';
import type { Column } from '../../ui/table/table-types';
import type { InvoiceRow } from './invoice-queries';
import { InvoiceStatusBadge } from './invoice-status-badge';
import { describeStatus, describeUnpaid, INVOICE_STATUSES, toInvoiceStatus } from './invoice-words';

type Key = keyof InvoiceRow;
type Day = 'trip_start_date' | 'trip_end_date' | 'issue_date' | 'due_date_final' | 'final_pmt_due_date';
type Amount = 'total_deposit_amount' | 'final_payment' | 'total_amount_received' | 'total_amount_due';
type InvoiceColumn = Column<InvoiceRow> & { key: Key };

const text = (key: Key, label: string, width: number): InvoiceColumn => ({
  ...{ key, label, width },
  sortBy: (row) => row[key],
});
const day = (key: Day, label: string): InvoiceColumn => ({
  ...text(key, label, 104),
  show: (row) => formatDate(row[key]),
});
/** Amounts are ordered within their currency: a table of several never says that one is more than another. */
const amount = (key: Amount, label: string): InvoiceColumn => ({
  ...{ key, label, width: 112, align: 'end' },
  show: (row) => formatMoney({ minor: row[key], currency: row.currency }),
});

/** Nobody owes a draft, whatever it comes to. */
const owed = (key: Amount, label: string): InvoiceColumn => ({
  ...amount(key, label),
  show: (row) => (row.state === 'draft' ? '' : formatMoney({ minor: row[key], currency: row.currency })),
});

/**
 * The columns of the invoice table, in the spec's order. `trip_custome_code` is the spec's spelling of the key. `toInvoice` is the address at
 * which an invoice opens over its table. Source: R-ACC-027 (G-154).
 */
const listColumns = (toInvoice: (row: InvoiceRow) => string): readonly InvoiceColumn[] => [
  text('trip_code', 'Trip code', 88),
  { ...text('trip_name', 'Trip', 150), grow: true, link: ({ trip_id }) => PATHS.tripMoney(trip_id) },
  day('trip_start_date', 'Starts'),
  day('trip_end_date', 'Ends'),
  text('trip_custome_code', 'Custom code', 120),
  text('trip_type', 'Trip type', 110),
  text('trip_sub_type', 'Sub type', 120),
  { ...text('client_name', 'Client', 140), grow: true, link: ({ client_id }) => PATHS.client(client_id) },
  text('client_acc_no', 'Acct #', 92),
  {
    ...text('formatted_invoice_number', 'Invoice #', 138),
    show: ({ formatted_invoice_number: number }) => number ?? 'Draft',
    link: toInvoice,
    always: true,
  },
  day('issue_date', 'Issued'),
  amount('total_deposit_amount', 'Deposit'),
  day('due_date_final', 'Deposit due'),
  amount('final_payment', 'Final payment'),
  day('final_pmt_due_date', 'Final due'),
  owed('total_amount_received', 'Received'),
  owed('total_amount_due', 'Due'),
  {
    key: 'payment_status',
    label: 'Status',
    width: 164,
    always: true,
    show: (row) => <InvoiceStatusBadge invoice={row} />,
    text: (row) => {
      const status = toInvoiceStatus(row);
      return describeUnpaid(status, row) ?? describeStatus(status, row.final_pmt_due_date, todayHere());
    },
    sortBy: (row) => INVOICE_STATUSES.indexOf(toInvoiceStatus(row)),
  },
];

/** What is shown until a person chooses otherwise: in accounting, whose invoice of which trip it is; under a trip, the plan of its payments. */
const USUAL = {
  accounting: ['trip_code', 'trip_name', 'client_name', 'formatted_invoice_number', 'issue_date', 'final_pmt_due_date'],
  planner: [
    ...['client_name', 'formatted_invoice_number', 'issue_date', 'total_deposit_amount', 'due_date_final'],
    ...['final_payment', 'final_pmt_due_date'],
  ],
} as const satisfies Record<string, readonly Key[]>;
const ALWAYS_USUAL: readonly Key[] = ['total_amount_received', 'total_amount_due', 'payment_status'];

/** A column set of invoices. Source: R-ACC-045, R-ACC-046 (G-127). */
export const invoiceColumns = (set: keyof typeof USUAL, toInvoice: (row: InvoiceRow) => string) => {
  const usual: readonly Key[] = [...USUAL[set], ...ALWAYS_USUAL];
  return listColumns(toInvoice).map((column) => (usual.includes(column.key) ? column : { ...column, hidden: true }));
};

import { describe, expect, it } from 'vitest';
import { getCellText } from '../../ui/table/cell-text';
import { invoiceRow } from './an-invoice.fixture';
import { invoiceColumns } from './invoice-columns';

const to = () => '?invoice=1';
const [ACCOUNTING, PLANNER] = [invoiceColumns('accounting', to), invoiceColumns('planner', to)];

describe('the columns of invoices', () => {
  it('R-ACC-027 are those of the spec, in its order (G-154)', () => {
    expect(ACCOUNTING.map(({ key }) => key)).toEqual([
      ...['trip_code', 'trip_name', 'trip_start_date', 'trip_end_date', 'trip_custome_code', 'trip_type'],
      ...['trip_sub_type', 'client_name', 'client_acc_no', 'formatted_invoice_number', 'issue_date'],
      ...['total_deposit_amount', 'due_date_final', 'final_payment', 'final_pmt_due_date'],
      ...['total_amount_received', 'total_amount_due', 'payment_status'],
    ]);
    expect(PLANNER.map(({ key }) => key)).toEqual(ACCOUNTING.map(({ key }) => key));
  });
  it('R-ACC-045 R-ACC-046 have labels, and show another part of them in accounting and under a trip', () => {
    const labels = ACCOUNTING.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    const shown = (columns: typeof ACCOUNTING) => columns.flatMap(({ hidden, label }) => (hidden ? [] : [label]));
    expect(shown(ACCOUNTING)).toEqual([
      ...['Trip code', 'Trip', 'Client', 'Invoice #', 'Issued', 'Final due', 'Received', 'Due', 'Status'],
    ]);
    expect(shown(PLANNER)).toEqual([
      ...['Client', 'Invoice #', 'Issued', 'Deposit', 'Deposit due', 'Final payment', 'Final due'],
      ...['Received', 'Due', 'Status'],
    ]);
  });
  it('R-ACC-027 say amounts in the currency of the invoice, in a file too', () => {
    const textOf = (key: string, row = invoiceRow()) => {
      const column = ACCOUNTING.find((one) => one.key === key);
      return column && getCellText(column, row);
    };
    expect(textOf('total_amount_due')).toBe('$3,108.25');
    expect(textOf('total_amount_due', invoiceRow({ currency: 'JPY', total_amount_due: 1_500 }))).toBe('¥1,500');
    expect(textOf('total_amount_due', invoiceRow({ currency: 'KWD', total_amount_due: 1_500 }))).toMatch(/1\.500$/);
    expect(textOf('payment_status', invoiceRow({ state: 'draft' }))).toBe('Draft');
    expect(textOf('total_amount_due', invoiceRow({ state: 'draft' }))).toBe('');
  });
});

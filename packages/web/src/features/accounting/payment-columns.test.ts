import { describe, expect, it } from 'vitest';
import { getCellText } from '../../ui/table/cell-text';
import { paymentRow } from './a-payment.fixture';
import { paymentColumns } from './payment-columns';

const COLUMNS = paymentColumns(() => '?payment=1');
const BESIDES = ['received_on', 'unapplied_amount', 'refunded_amount'];

describe('the columns of payments', () => {
  it('R-ACC-028 are those of the spec, in its order, with the day of the payment and what is left of it besides', () => {
    const keys = COLUMNS.map(({ key }) => key);
    expect(keys.filter((key) => !BESIDES.includes(key))).toEqual([
      ...['created_at', 'invoice_no', 'trip_code', 'trip_name', 'confirmation_code', 'remark', 'payment_method'],
      ...['paid_by_name', 'received_by_name', 'received_amount'],
    ]);
    expect(keys).toEqual(expect.arrayContaining(BESIDES));
  });
  it('R-ACC-045 have labels, and show a part of them until a person chooses otherwise', () => {
    const labels = COLUMNS.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    expect(COLUMNS.flatMap(({ hidden, label }) => (hidden ? [] : [label]))).toEqual([
      ...['Received', 'Invoice #', 'Trip', 'Reference', 'Method', 'Paid by', 'Amount', 'Unapplied'],
    ]);
  });
  it('R-ACC-028 say methods in words and amounts in their currency, in a file too', () => {
    const textOf = (key: string, row = paymentRow()) => {
      const column = COLUMNS.find((one) => one.key === key);
      return column && getCellText(column, row);
    };
    expect(textOf('payment_method')).toBe('Check');
    expect(textOf('payment_method', paymentRow({ payment_method: 'strip_online_payment' }))).toBe('Online payment');
    expect(textOf('unapplied_amount')).toBe('$500.00');
    expect(textOf('received_amount', paymentRow({ currency: 'JPY', received_amount: 1_500 }))).toBe('¥1,500');
  });
  it('leads to the trip only where there is one', () => {
    const { link } = COLUMNS.find(({ key }) => key === 'trip_name') ?? {};
    expect(link?.(paymentRow({ trip_id: undefined }))).toBeUndefined();
    expect(link?.(paymentRow())).toMatch(/\/money$/);
  });
});

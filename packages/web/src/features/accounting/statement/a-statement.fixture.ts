import { CLIENT, INVOICE } from '../an-invoice.fixture';
import type { Statement, StatementLine } from './statement-queries';

export const STATEMENT = 'GET /services/book/api/v3/client_statement';
export const PAYMENT = `payment_${'7'.repeat(26)}` as NonNullable<StatementLine['payment_id']>;
const entry = (n: number) => `journal_entry_${String(n).padStart(26, '0')}` as StatementLine['entry_id'];

/** The statement of a client who was billed and has paid in part, a week too late. */
export const aStatement = (differs: Partial<Statement> = {}): Statement => ({
  client: { id: CLIENT, name: 'Ada Price' },
  ...{ currency: 'USD', from: '2031-01-01', to: '2031-06-30', today: '2031-06-30', opening: 5_000 },
  lines: [
    {
      ...{ entry_id: entry(1), day: '2031-02-01', kind: 'invoice', number: 'INV-2031-00001' },
      ...{ amount: 310_825, balance: 315_825, invoice_id: INVOICE },
    },
    {
      ...{ entry_id: entry(2), day: '2031-02-09', kind: 'payment', number: '1007', payment_method: 'check' },
      ...{ amount: -62_165, balance: 253_660, payment_id: PAYMENT },
    },
    { entry_id: entry(3), day: '2031-03-01', kind: 'adjustment', amount: -5_000, balance: 248_660 },
  ],
  closing: 248_660,
  open_invoices: [
    {
      ...{ id: INVOICE, number: 'INV-2031-00001', trip_name: 'Amalfi', currency: 'USD' },
      ...{ due_day: '2031-06-10', open: 248_660, overdue: 48_660 },
    },
  ],
  aging: { not_due: 200_000, days_1_30: 48_660, days_31_60: 0, days_61_90: 0, over_90_days: 0 },
  money: [{ currency: 'USD', owed: 258_660, overdue: 48_660, held: 10_000 }],
  is_partial: false,
  ...differs,
});

/** That of a client with whom nothing happened yet. */
export const nothingYet = (): Statement =>
  aStatement({
    ...{ opening: 0, lines: [], closing: 0, open_invoices: [] },
    aging: { not_due: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, over_90_days: 0 },
    money: [{ currency: 'USD', owed: 0, overdue: 0, held: 0 }],
  });

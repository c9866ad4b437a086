import { InvoiceId } from '@wayline/core/areas/accounting/invoices/invoice-id';
import type { PrintedStatement } from '@wayline/core/areas/accounting/statement/printed-statement';
import { ClientId } from '@wayline/core/areas/clients/client-id';
import { JournalEntryId } from '@wayline/core/areas/ledger/journal-entry';
import { prefixOf } from '@wayline/core/base/id-shape';
import { italyInvoice } from '../invoice/client-invoice.fixture';

const ID = (kind: string, n: number) => `${prefixOf(kind)}_${String(n).padStart(26, '0')}`;
const line = (n: number, amount: number, balance: number) => ({
  ...{ entry_id: JournalEntryId.parse(ID('journal_entry', n)), amount, balance },
});

/** The statement of account of a client of a journey to Italy, who has paid in part and is late with the rest. */
export const italyStatement = (differs: Partial<PrintedStatement> = {}): PrintedStatement => ({
  house: italyInvoice().house,
  language: 'en',
  client: { id: ClientId.parse(ID('client', 1)), name: 'Anna Kowalski' },
  ...{ currency: 'USD', from: '2026-01-01', to: '2026-11-30', today: '2026-11-30' },
  opening: 10_000,
  lines: [
    { ...line(1, 364_375, 374_375), day: '2026-11-02', kind: 'invoice', number: 'INV-2026-00004' },
    {
      ...line(2, -100_000, 274_375),
      ...{ day: '2026-11-05', kind: 'payment', number: 'TR-7781', payment_method: 'bank_transfer' },
    },
    { ...line(3, 2_500, 276_875), day: '2026-11-09', kind: 'refund', payment_method: 'check' },
  ],
  closing: 276_875,
  open_invoices: [
    {
      ...{ id: InvoiceId.parse(ID('invoice', 1)), number: 'INV-2026-00004', trip_name: 'Spring in Italy' },
      ...{ currency: 'USD', issue_date: '2026-11-02', due_day: '2026-11-20', open: 264_375, overdue: 82_194 },
    },
  ],
  aging: { not_due: 182_181, days_1_30: 82_194, days_31_60: 0, days_61_90: 0, over_90_days: 0 },
  money: [{ currency: 'USD', owed: 276_875, overdue: 82_194, held: 0 }],
  is_partial: false,
  ...differs,
});

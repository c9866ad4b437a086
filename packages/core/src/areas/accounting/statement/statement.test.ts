import { describe, expect, it } from 'vitest';
import { prefixOf } from '../../../base/id-shape';
import { InvoiceId } from '../invoices/invoice-id';
import { listOpenInvoices, toAging } from './open-invoices';
import { type Move, toStatementKind } from './statement-moves';
import { pickCurrency, workOutStatement } from './work-out-statement';

const ID = (kind: string, n: number) => `${prefixOf(kind)}_${String(n).padStart(26, '0')}`;
const [ADA, BEN] = [ID('client', 1), ID('client', 2)];
const TODAY = '2031-06-30';

describe('what happened, by the source of its entry', () => {
  it.each([
    ['invoice.issued:inv_1', 'invoice'],
    ['invoice.revised:inv_1:2', 'change'],
    ['invoice.canceled:inv_1', 'cancellation'],
    ['invoice.credited:crn_1', 'credit_note'],
    ['payment.received:pay_1', 'payment'],
    ['stripe:pi_1:succeeded', 'payment'],
    ['payment.deleted:pay_1', 'payment_deleted'],
    ['payment.refunded:ref_1', 'refund'],
    ['payment.refund_deleted:ref_1', 'refund_deleted'],
    ['payment.applied:app_1', 'transfer'],
    ['payment.detached:app_1', 'transfer'],
    ['receivable.written_off:wo_1', 'written_off'],
    ['receivable.recovered:wo_1', 'recovered'],
    ['credit.granted:cr_1', 'credit_granted'],
    ['credit.released:crn_1', 'transfer'],
    ['credit.taken_back:cr_1', 'credit_taken_back'],
    ['credit.expired:cr_1:2', 'credit_expired'],
    ['credit.revived:cr_1:1', 'credit_revived'],
    ['reversal:je_1', 'adjustment'],
    ['toString', 'adjustment'],
    ['stripe:re_1:refunded', 'refund'],
    ['stripe:re_1:refund_failed', 'refund_deleted'],
    ['stripe:re_1:detached:app_1', 'transfer'],
    ['stripe:dp_1:lost', 'dispute_lost'],
    ['stripe:dp_1:regained', 'dispute_won'],
    ['stripe:po_1:toString', 'adjustment'],
  ])('%s is %s', (source, kind) => {
    expect(toStatementKind(source)).toBe(kind);
  });
});

const moved = (currency: string, day: string, owed = 100) => ({ currency, day, owed, held: 0 }) as Move;

describe('the currency of a statement', () => {
  const period = { from: '2031-01-01', to: '2031-12-31', own: 'USD' };
  it('is the company’s own where that moved in the period, and otherwise one that did, or ever has', () => {
    expect(pickCurrency([], period)).toBe('USD');
    expect(pickCurrency([moved('EUR', '2030-05-01')], period)).toBe('EUR');
    expect(pickCurrency([moved('USD', '2030-05-01'), moved('EUR', '2031-05-01')], period)).toBe('EUR');
    expect(pickCurrency([moved('EUR', '2031-05-01'), moved('USD', '2031-05-01')], period)).toBe('USD');
    expect(pickCurrency([moved('USD', '2031-05-01', 0), moved('EUR', '2031-05-01')], period)).toBe('EUR');
  });
});

describe('the lines of a statement', () => {
  it('leave out what only moves money between what is owed and what is held', () => {
    const moves = [moved('USD', '2031-05-01'), { ...moved('USD', '2031-05-02', -100), held: -100 }];
    const period = { currency: 'USD', from: '2031-01-01', to: '2031-12-31' };
    expect(workOutStatement(moves, period).lines).toMatchObject([{ amount: 100, balance: 100 }]);
  });
});

const share = (client_id: string, cells: number[], received = 0) => ({ client_id, cells, received });
const due = (...days: string[]) => days.map((due_day) => ({ due_day }));
const invoice = (n: number, differs: object) =>
  ({
    ...{ id: InvoiceId.parse(ID('invoice', n)), state: 'issued', currency: 'USD', issue_date: '2031-01-01' },
    ...{ formatted_invoice_number: `INV-${n}`, trip: { trip_name: 'Amalfi' }, write_offs: [] },
    ...differs,
  }) as unknown as Parameters<typeof listOpenInvoices>[0][number];

describe('open invoices', () => {
  it('have what is open of the client’s own shares, of which what came covers what is due first', () => {
    const shared = invoice(1, {
      ...{ due: due('2031-05-01', '2031-08-01'), client_ids: [ADA, BEN, ADA] },
      shares: [share(ADA, [100, 400], 150), share(BEN, [100, 400]), share(ADA, [50, 0], 20)],
    });
    expect(listOpenInvoices([shared], ADA, TODAY)).toMatchObject([
      {
        ...{ number: 'INV-1', open: 380, overdue: 30, due_day: '2031-05-01' },
        parts: [
          { due_day: '2031-05-01', open: 30 },
          { due_day: '2031-08-01', open: 350 },
        ],
      },
    ]);
  });
  it('leave out what was written off, from the last payment on', () => {
    const one = invoice(1, {
      ...{ due: due('2031-05-01', '2031-08-01'), client_ids: [ADA] },
      shares: [{ ...share(ADA, [100, 400], 30), payer_id: 'p1', amount: 500 }],
      write_offs: [{ payer_id: 'p1', amount: 440 }],
    });
    expect(listOpenInvoices([one], ADA, TODAY)).toMatchObject([
      { open: 30, overdue: 30, parts: [{ due_day: '2031-05-01', open: 30 }] },
    ]);
  });
  it('are overdue from the day after they were due', () => {
    const one = (day: string) => invoice(1, { due: due(day), client_ids: [ADA], shares: [share(ADA, [100])] });
    const overdueOf = (day: string) => listOpenInvoices([one(day)], ADA, TODAY)[0]?.overdue;
    expect([overdueOf('2031-06-29'), overdueOf(TODAY)]).toEqual([100, 0]);
  });
  it('are those that are issued and not paid, what is due first before the rest', () => {
    const one = (n: number, day: string, differs: object = {}) =>
      invoice(n, { due: due(day), client_ids: [ADA], shares: [share(ADA, [100])], ...differs });
    const open = listOpenInvoices(
      [
        one(1, '2031-09-01'),
        one(2, '2031-02-01'),
        one(3, '2031-01-01', { state: 'canceled' }),
        one(4, '2031-01-01', { shares: [share(ADA, [100], 100)] }),
        one(5, '2031-01-01', { client_ids: [BEN] }),
        one(6, '2031-01-01', { state: 'draft', shares: [], due: [] }),
      ],
      ADA,
      TODAY,
    );
    expect(open.map(({ number }) => number)).toEqual(['INV-2', 'INV-1']);
  });
});

describe('aging', () => {
  it('puts each part where it belongs by its days, from the day after it was due', () => {
    const parts = [
      '2031-06-30',
      '2031-06-29',
      '2031-05-31',
      '2031-05-30',
      '2031-05-01',
      '2031-04-30',
      '2031-04-01',
      '2031-03-31',
    ];
    const aging = toAging([{ parts: parts.map((due_day, i) => ({ due_day, open: 10 ** i })) }], TODAY);
    expect(aging).toEqual({
      ...{ not_due: 1, days_1_30: 110, days_31_60: 11_000, days_61_90: 1_100_000, over_90_days: 10_000_000 },
    });
  });
});

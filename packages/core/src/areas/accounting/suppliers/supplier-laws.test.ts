import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { BookingId } from '../../../base/ids';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { sum } from '../../../base/sum';
import { lawRuns } from '../../../testing/law-runs';
import { toChart } from '../../ledger/chart-of-accounts';
import { checkEntry } from '../../ledger/check-entry';
import type { Posting } from '../../ledger/public';
import type { TripMoney } from '../invoices/invoice.records';
import { calculateInvoice } from '../invoices/invoice-figures';
import { InvoiceLine } from '../invoices/invoice-line';
import { differenceOfPostings, toInvoicePostings } from '../invoices/invoice-postings';
import type { Owed } from '../invoices/owed-bookings';
import { withPrepaid } from '../invoices/prepaid-bookings';
import { toWorth } from '../payments/money-moved';
import type { Worth } from '../worth';
import { addPaid, type PaidBooking, settleParts } from './settled-part';
import { supplierPaidLines } from './supplier-postings';

const CHART = toChart([]);
const ID = (prefix: string, n: number) => `${prefix}_${String(n).padStart(26, '0')}`;
const [TRIP, BOOKING, USER] = [ID('trp', 1), ID('bkg', 1) as BookingId, ID('usr', 1)];
const RATES = ['0.9512', '1.0853', '1.1', '1.31337'] as const;
const rate = fc.constantFrom(...RATES);
const amount = fc.integer({ min: 1, max: 120_000 });

const step = fc.oneof(
  fc.record({ do: fc.constant('pay' as const), amount, rate, kept: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ do: fc.constant('rest' as const), rate }),
  fc.record({ do: fc.constant('back' as const), amount, rate }),
  fc.record({
    ...{ do: fc.constant('issue' as const), rate, cost: amount, currency: fc.constantFrom('USD', 'EUR', 'JPY') },
    isPaid: fc.boolean(),
  }),
  fc.record({ do: fc.constant('revise' as const), cost: amount }),
  fc.record({ do: fc.constant('cancel' as const) }),
  fc.record({ do: fc.constant('delete' as const), which: fc.nat({ max: 9 }) }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type Payment = { kind: 'company_to_supplier' | 'supplier_to_company'; settled: Worth; lines: Posting[] };
/** A booking in euro of an agency whose books are in dollars. */
const startHistory = () => {
  const posted: Posting[] = [];
  let paid: NonNullable<TripMoney['paid']>[BookingId];
  let invoice: { owed: Owed; postings: Posting[]; lines: InvoiceLine[]; at: string; currency: string } | undefined;
  let payments: Payment[] = [];
  const post = (lines: Posting[]) => {
    if (lines.length === 0) return;
    expect(checkEntry({ kind: 'event', lines }, CHART, 'USD')).toEqual([]);
    posted.push(...lines);
  };
  const toMoney = (): TripMoney => ({
    ...{ trip_id: TRIP as TripMoney['trip_id'], bookings: {}, version: 1 },
    ...(paid && { paid: { [BOOKING]: paid } }),
  });
  const find = (): PaidBooking => ({
    trip: { id: TRIP, code: 'T-1', trip_name: 'Amalfi', user_id: USER } as PaidBooking['trip'],
    booking: { id: BOOKING, trip_id: TRIP, title: 'Villa' } as PaidBooking['booking'],
    ...{ money: toMoney(), owed: invoice?.owed },
  });
  const move = (kind: Payment['kind'], wanted: number, at: string, kept = 0) => {
    const part = { trip_id: TRIP as never, booking_id: BOOKING, amount: wanted, commission_kept: kept };
    const [of] = settleParts([find()], [part], { kind, currency: 'EUR' });
    if (!of || typeof of === 'string') return;
    const worth = (minor: number) => ({ amount: minor, base: toWorth(minor, 'EUR', { books: 'USD', rate: at }) });
    const [moved, commission] = [worth(wanted - kept), worth(kept)];
    const before = kind === 'company_to_supplier' && !invoice;
    const settled = { amount: wanted, base: before ? moved.base + commission.base : of.settled_base };
    const about = { booking: BOOKING, trip: TRIP, supplier: ID('ins', 1) };
    const lines = supplierPaidLines(
      {
        ...{ currency: 'EUR', books: 'USD', way: { payment: 'p', transaction_type: 'check' as const } },
        parts: [{ about, settled, moved, commission }],
      },
      kind,
    ) as Posting[];
    post(lines);
    const sign = kind === 'company_to_supplier' ? 1 : -1;
    paid = addPaid(paid, 'EUR', {
      ...{ amount: sign * settled.amount, base: sign * settled.base },
      returned: sign === -1 ? settled.amount : 0,
    });
    payments.push({ kind, settled, lines });
  };
  const bill = (cost: number, at: string, currency: string, before: InvoiceLine[] = []) => {
    const line = InvoiceLine.parse({
      ...{ id: 'l1', kind: 'booking', title: 'Villa', unit_price: 90_000, booking_id: BOOKING, trip_id: TRIP },
      bookings: [
        {
          ...{ trip_id: TRIP, booking_id: BOOKING, title: 'Villa', price: 90_000, supplier_id: ID('ins', 1) },
          ...{ supplier_amount: cost, supplier_currency: 'EUR' },
        },
      ],
    });
    const { lines } = withPrepaid({ lines: [line], issues: [] }, new Map([[TRIP, toMoney()]]), before);
    const figures = calculateInvoice({ currency, lines, taxes: [], prices_include_tax: false, discount: undefined });
    const postings = toInvoicePostings({
      ...({ id: ID('invoice', 1), trip_id: TRIP, advisor_id: USER, currency, lines, figures } as never as object),
      ...{ books: 'USD', rates: { EUR: at, JPY: '0.0067' } },
      shares: [{ client_id: ID('cli', 1), amount: 90_000, at_supplier: 0 }],
    } as never);
    const standing = postings.filter(({ account }) => account === '2000');
    const owed = {
      ...{ invoice: { id: ID('invoice', 1), advisor_id: USER }, paid_to: 'agency', currency: 'EUR' },
      supplier_id: ID('ins', 1),
      amount: 0 - sum(standing.map((one) => one.amount)),
      base: 0 - sum(standing.map((one) => one.base_amount)),
    } as never as Owed;
    return { owed, postings, lines, at, currency };
  };
  const issue = ({ rate: at, cost, currency, isPaid }: Extract<Step, { do: 'issue' }>) => {
    if (invoice) return;
    invoice = bill(isPaid && paid && paid.amount > 0 ? paid.amount : cost, at, currency);
    post(invoice.postings);
  };
  const revise = ({ cost }: Extract<Step, { do: 'revise' }>) => {
    if (!invoice) return;
    const { postings, lines, at, currency } = invoice;
    invoice = bill(cost, at, currency, lines);
    post(differenceOfPostings(postings, invoice.postings));
  };
  const take = (one: Step) => {
    if (one.do === 'pay') move('company_to_supplier', one.amount, one.rate, Math.min(one.kept, one.amount));
    else if (one.do === 'rest')
      move('company_to_supplier', (invoice?.owed.amount ?? 0) - (paid?.amount ?? 0), one.rate);
    else if (one.do === 'back') move('supplier_to_company', one.amount, one.rate);
    else if (one.do === 'issue') issue(one);
    else if (one.do === 'revise') revise(one);
    else if (one.do === 'cancel' && invoice) {
      post(reverseAmounts(invoice.postings));
      invoice = undefined;
    } else if (one.do === 'delete') {
      const gone = payments[one.which];
      if (!gone || (gone.kind === 'company_to_supplier' && (paid?.returned ?? 0) > 0)) return;
      post(reverseAmounts(gone.lines));
      const sign = gone.kind === 'company_to_supplier' ? -1 : 1;
      paid = addPaid(paid, 'EUR', {
        ...{ amount: sign * gone.settled.amount, base: sign * gone.settled.base },
        returned: sign === 1 ? -gone.settled.amount : 0,
      });
      payments = payments.filter((payment) => payment !== gone);
    }
  };
  const read = () => {
    const of = (account: string, field: 'amount' | 'base_amount') =>
      sum(
        posted
          .filter((line) => line.account === account && line.dimensions.booking === BOOKING)
          .map((line) => line[field]),
      );
    return {
      payable: { amount: 0 + of('2000', 'amount'), base: 0 + of('2000', 'base_amount') },
      open: {
        amount: 0 + (paid?.amount ?? 0) - (invoice?.owed.amount ?? 0),
        base: 0 + (paid?.base ?? 0) - (invoice?.owed.base ?? 0),
      },
    };
  };
  return { take, read };
};

it('keeps what suppliers are owed and got, and the books, at one whatever is paid, billed, returned and taken back (laws 1, 2, 7, 15)', () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 14 }), (steps) => {
      const history = startHistory();
      for (const one of steps) {
        history.take(one);
        const { payable, open } = history.read();
        expect(payable).toEqual(open);
        // Law 15: what is settled in its currency is settled in the books.
        if (open.amount === 0) expect(payable.base).toBe(0);
      }
    }),
    { numRuns: lawRuns(150) },
  );
});

import { describe, expect, it } from 'vitest';
import { BOOKING, CLIENT, OTHER_CLIENT, TRIP, wholeInvoice } from '../an-invoice.fixture';
import type { Billable } from '../invoice-queries';
import {
  blankLine,
  describeSharesProblem,
  type InvoiceForm,
  inCurrency,
  PLANS,
  startInvoice,
  toDraft,
  toInvoiceForm,
} from './invoice-form';

const HOTEL: Billable = {
  kind: 'booking',
  paid_to: 'agency',
  id: BOOKING,
  title: 'Hotel Sol',
  price: 300_000,
  currency: 'USD',
};
const BOAT: Billable = {
  kind: 'booking',
  paid_to: 'agency',
  id: 'bkg_2',
  title: 'Boat',
  price: 24_000,
  currency: 'EUR',
};
const GUIDE: Billable = { kind: 'booking', paid_to: 'agency', id: 'bkg_3', title: 'Guide', left_out: 'unpriced' };
const LEAD = { id: CLIENT, ind_code: 'C-1001', first_name: 'Ada', last_name: 'Price' };
const start = (billable: readonly Billable[]) => startInvoice({ trip: TRIP, billable, lead: LEAD, currency: 'USD' });

describe('a new invoice', () => {
  it('R-ACC-048 R-ACC-049 says how it is paid, of which trips it is, and that it is a client’s', () => {
    const draft = toDraft(start([HOTEL, GUIDE]));
    expect(draft).toMatchObject({
      ...{ trip_ids: [TRIP], invoice_type: 'Client', pay_as: 'single', currency: 'USD' },
      payers: [{ client_id: CLIENT, weight: 1 }],
      lines: [{ kind: 'booking', booking_id: BOOKING, trip_id: TRIP, quantity: 1, unit_price: 300_000 }],
      milestones: [{ name: 'Full payment', part: { mode: 'rest' } }],
    });
    expect(draft.lines).toHaveLength(1);
  });
  it('bills what has its price in the currency of most, and leaves the others to be priced', () => {
    expect(start([BOAT]).currency).toBe('EUR');
    const form = start([HOTEL, { ...HOTEL, id: 'bkg_4' }, BOAT]);
    expect([form.currency, form.lines.length]).toEqual(['USD', 2]);
  });
});

describe('an invoice that is changed', () => {
  it('is sent as it was where nothing of it is changed', () => {
    const whole = wholeInvoice({ message: 'Thank you.', discount: { mode: 'percentage', percentage: '5' } });
    const { trip_ids, pay_as, currency, rates, taxes, prices_include_tax, discount, payers, milestones, message } =
      whole.invoice;
    expect(toDraft(toInvoiceForm(whole))).toEqual({
      ...{ trip_ids, invoice_type: 'Client', pay_as, currency, rates, taxes, prices_include_tax, discount, payers },
      ...{ milestones, message },
      lines: whole.lines.map(({ bookings: _, ...line }) => line),
    });
  });
  it('keeps its taxes on their lines when a code changes', () => {
    const form = toInvoiceForm(wholeInvoice());
    const changed = { ...form, taxes: form.taxes.map((tax) => ({ ...tax, code: ' VAT ' })) };
    expect(toDraft(changed).lines.map(({ tax_codes }) => tax_codes)).toEqual([[], ['VAT']]);
  });
  it.each([
    ['JPY', 10_000, 100],
    ['KWD', 10_000, 100_000],
  ])('keeps what was typed in another currency with its own decimals: %s', (currency, minor, then) => {
    const form: InvoiceForm = { ...start([]), lines: [blankLine('planning_fee', [])] };
    const typed = { ...form, lines: form.lines.map((line) => ({ ...line, unit_price: { minor, currency: 'USD' } })) };
    expect(inCurrency(typed, currency).lines[0]?.unit_price).toEqual({ minor: then, currency });
  });
  it('asks for the price of a booking anew in another currency, and has its own again in its own', () => {
    const there = inCurrency(start([HOTEL]), 'EUR');
    expect(there.lines[0]).toMatchObject({ unit_price: null, priced: { minor: 300_000, currency: 'USD' } });
    expect(inCurrency(there, 'USD').lines[0]?.unit_price).toEqual({ minor: 300_000, currency: 'USD' });
  });
});

describe('who pays', () => {
  const shared = (pay_as: InvoiceForm['pay_as'], ...parts: Partial<InvoiceForm['payers'][number]>[]) => ({
    ...start([HOTEL]),
    ...{ pay_as, payers: parts.map((part, i) => ({ id: `p${i}`, client_id: OTHER_CLIENT, ...part })) },
  });
  const usd = (minor: number) => ({ minor, currency: 'USD' });
  it('R-ACC-049 pays by weight: heads, percentages to four decimals, or amounts', () => {
    const weights = (form: InvoiceForm) => toDraft(form).payers.map(({ weight }) => weight);
    expect(weights(shared('traveler', { weight: 2 }, { weight: 3 }))).toEqual([2, 3]);
    expect(weights(shared('equal', { weight: 2 }, { weight: 3 }))).toEqual([1, 1]);
    expect(weights(shared('percentage', { percentage: '33.3333' }, { percentage: '66.6667' }))).toEqual([
      333_333, 666_667,
    ]);
    expect(weights(shared('amount', { amount: usd(100_000) }, { amount: usd(200_000) }))).toEqual([100_000, 200_000]);
    expect(weights(shared('single', {}, {}))).toEqual([1]);
  });
  it('pays the whole of it, and what is left is known', () => {
    expect(describeSharesProblem(shared('percentage', { percentage: '60' }, {}), 300_000)).toEqual({ left: 400_000 });
    expect(describeSharesProblem(shared('amount', { amount: usd(300_001) }), 300_000)).toEqual({ left: -1 });
    expect(describeSharesProblem(shared('amount', { amount: usd(300_000) }), 300_000)).toBeUndefined();
    expect(describeSharesProblem(shared('room', { weight: 1 }), 300_000)).toBeUndefined();
  });
});

it('a deposit and a final payment end with the trip’s own day, its departure, or a month', () => {
  const last = (days: Parameters<typeof PLANS.deposit>[0]) => PLANS.deposit(days).at(-1)?.due;
  expect(last({ final_payment: '2031-03-01', departure: '2031-05-01' })).toEqual({
    kind: 'before_final_payment',
    days: 0,
  });
  expect(last({ departure: '2031-05-01' })).toEqual({ kind: 'before_departure', days: 45 });
  expect(last({})).toEqual({ kind: 'after_issue', days: 30 });
});

it('R-SHELL-053 begins with the payment plan that the company usually asks for', () => {
  const plan = { pay_now: true, asks_for: 'deposit' as const, deposit_percent: 35, balance_days: 60 };
  const days = { departure: '2031-05-01', plan };
  const begun = startInvoice({ trip: TRIP, billable: [HOTEL], lead: LEAD, currency: 'USD', days });
  expect(begun.milestones.map(({ name, due, part }) => [name, due.days, part])).toEqual([
    ['Deposit', 0, { mode: 'percentage', percentage: '35' }],
    ['Final payment', 60, { mode: 'percentage' }],
  ]);
  expect(PLANS.all({ plan: { ...plan, pay_now: false } })[0]?.due).toEqual({ kind: 'after_issue', days: 7 });
});

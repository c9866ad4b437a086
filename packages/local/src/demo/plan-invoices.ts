import type { Milestone } from '@wayline/core/areas/accounting/invoices/milestone';
import { addDays } from '@wayline/core/base/days';
import type { TripId } from '@wayline/core/base/ids';
import type { InputOf, OutputOf } from '@wayline/core/contract/contract';
import type { Contracts } from '@wayline/core/contracts';
import type { CallEndpoint } from './endpoints';
import { loadBankStatement } from './load-bank-statement';
import type { Planners } from './real-trips/share-work';

type Draft = InputOf<Contracts['book.invoices.create']>;
type Line = Draft['lines'][number];

const part = (id: string, name: string, due: Milestone['due'], percentage?: string): Milestone => ({
  ...{ id, name, due },
  part: percentage === undefined ? { mode: 'rest' } : { mode: 'percentage', percentage },
});
const AT_ONCE = [part('all', 'Full payment', { kind: 'after_issue', days: 14 })];
const DEPOSIT_AND_FINAL = [
  part('deposit', 'Deposit', { kind: 'after_issue', days: 10 }, '20'),
  part('second', 'Second payment', { kind: 'before_departure', days: 120 }, '30'),
  part('final', 'Final payment', { kind: 'before_departure', days: 60 }),
];
/** How the demo's clients pay it, as every invoice says. */
const HOW_TO_PAY = {
  ...{ account_name: 'Harbour & Vale Travel', bank_name: 'First Harbor Bank' },
  ...{ account_number: '4001 2234 8871', routing_code: '021000021', check_payable_to: 'Harbour & Vale Travel' },
};
/** The key of an account at Stripe’s stand-in. */
const STRIPE_KEY = 'sk_test_harbour_and_vale_travel';
const PLANNING: Line = { id: 'planning', kind: 'planning_fee', title: 'Planning fee', unit_price: 35_000 };
const SERVICE: Line = { id: 'service', kind: 'service_fee', title: 'Service fee', unit_price: 120_000 };

/** Those who lead a trip and are clients, as its payers, each with the same part. */
const payersOf = async (call: CallEndpoint, trip: TripId, count: number): Promise<Draft['payers']> => {
  const { travelers } = await call('trips.get', { id: trip });
  const clients = travelers.flatMap(({ client_id }) => client_id ?? []).slice(0, count);
  return clients.map((client_id, i) => ({ id: `payer-${i + 1}`, client_id }));
};
/** Everything of a trip that can be billed in a currency. */
const linesOf = async (call: CallEndpoint, trip: TripId, currency: string): Promise<Line[]> => {
  const { billable } = await call('trips.money.get', { id: trip });
  return billable.flatMap(({ kind, id, title, price, currency: priced, left_out }): Line[] => {
    if (left_out || price === undefined || priced !== currency) return [];
    const of = kind === 'package' ? { package_id: id as never } : { booking_id: id as never };
    return [{ id, kind, title, trip_id: trip, unit_price: price, ...of }];
  });
};

export type PlannedTrips = { cruise: TripId; rail_and_air: TripId; group: TripId };
type Issued = OutputOf<Contracts['book.invoices.issue']>['invoice'];
type Paid = Omit<InputOf<Contracts['book.payments.create']>, 'client_id' | 'currency' | 'apply'> & {
  applied?: number;
};
/** The first of those who pay an invoice. */
const payerOf = ({ shares: [share] }: Issued) => {
  if (!share) throw new Error('An invoice of the demo has nobody to pay it');
  return share;
};
/** Money of the first of those who pay an invoice: all of it is for that, or as much as is said. */
const pay = async (call: CallEndpoint, invoice: Issued, { applied, ...paid }: Paid) => {
  const { client_id, payer_id } = payerOf(invoice);
  const apply = [{ invoice_id: invoice.id, payer_id, amount: applied ?? paid.amount }];
  return (await call('book.payments.create', { ...paid, client_id, currency: invoice.currency, apply })).payment;
};

type Credited = { paid_in: Issued; granted: Issued; today: string };
/** Credit of those who pay two invoices: one keeps a deposit for later, and another has some out of goodwill that expires soon. */
const giveCredit = async (call: CallEndpoint, { paid_in, granted, today }: Credited) => {
  const { payment } = await call('book.payments.create', {
    ...{ client_id: payerOf(paid_in).client_id, transaction_type: 'check', currency: 'USD', amount: 25_000 },
    ...{ received_on: addDays(today, -27), confirmation_code: '3391', remark: 'Deposit of a tour that we called off' },
  });
  const { id, version, amount } = payment;
  await call('book.client-credits.convert', { id, version, amount });
  await call('book.client-credits.grant', {
    ...{ client_id: payerOf(granted).client_id, currency: 'USD', amount: 10_000 },
    ...{ reason: 'The transfer that came late', expires_on: addDays(today, 14) },
  });
};

/**
 * What suppliers of two trips got: a deposit of the dearest booking of one, of which the agency keeps its commission, and all of what is due
 * first on the other. Answers the deposit, where there was one to pay.
 */
const paySuppliers = async (call: CallEndpoint, { cruise, group }: PlannedTrips, today: string) => {
  const listed = async (id: TripId) => (await call('trips.payables.get', { id })).payables;
  const [dearest] = (await listed(cruise)).sort((a, b) => b.owed - a.owed);
  const [soonest] = (await listed(group)).sort((a, b) => (a.due_on < b.due_on ? -1 : 1));
  const sent = { kind: 'company_to_supplier' as const, transaction_type: 'bank_transfer' as const };
  const parts = (one: typeof dearest, amount: number, commission_kept = 0) =>
    one ? [{ trip_id: one.trip_id, booking_id: one.booking_id, amount, commission_kept }] : [];
  let paid: OutputOf<Contracts['book.supplier-payments.create']>['payment'] | undefined;
  if (dearest && dearest.owed > 0) {
    const deposit = Math.floor(dearest.owed / 5);
    const kept = dearest.supplier_id ? Math.floor(deposit / 10) : 0;
    const wired = { ...sent, paid_on: addDays(today, -2), confirmation_code: 'WIRE 7741', remark: 'Deposit' };
    const sum = { currency: dearest.currency, parts: parts(dearest, deposit, kept) };
    paid = (await call('book.supplier-payments.create', { ...wired, ...sum })).payment;
  }
  if (soonest && soonest.owed > 0)
    await call('book.supplier-payments.create', {
      ...{ ...sent, paid_on: today, confirmation_code: 'SEPA 88-1311' },
      ...{ currency: soonest.currency, parts: parts(soonest, soonest.owed) },
    });
  return paid;
};

/**
 * Invoices of the demo's trips, an account that they can be paid into online, and what came for them: one that two couples were sent and pay in three parts, of whom one has paid the
 * deposit, one in another currency, a fee that is overdue and half paid, one that was paid with more than it comes to and credited in part, one that was canceled,
 * and a draft. The bank’s file of the month is loaded. One client has credit that was paid in, and another some out of goodwill that expires soon. Suppliers of two
 * trips were paid. `today` is a day.
 */
export const planInvoices = async (
  { advisor: call, owner }: Planners,
  trips: PlannedTrips,
  today: string,
): Promise<void> => {
  const draft = async (trip: TripId, terms: Partial<Draft> & Pick<Draft, 'lines'>, payers = 1) => {
    const usual = { currency: 'USD', milestones: AT_ONCE, payers: await payersOf(call, trip, payers) };
    return (await call('book.invoices.create', { trip_ids: [trip], ...usual, ...terms })).invoice;
  };
  const daysAgo = (days: number) => addDays(today, -days);
  const issue = async ({ id, version }: { id: string; version: number }, days_ago: number) =>
    (await call('book.invoices.issue', { id: id as never, version, issue_date: daysAgo(days_ago) })).invoice;

  await owner('users.settings.save', { section: 'howtopayus', version: 0, value: HOW_TO_PAY });
  const { version } = await owner('users.settings.get', { section: 'payment_options' });
  if (version === 0)
    await owner('users.settings.save', { section: 'payment_options', version, value: { charges_fees: true } });
  const { account } = await owner('book.payment-account.get', {});
  if (!account) await owner('book.payment-account.connect', { api_key: STRIPE_KEY });
  const late = await issue(await draft(trips.rail_and_air, { lines: [PLANNING] }), 45);
  const early = await issue(await draft(trips.cruise, { lines: [PLANNING] }), 38);
  const much = { transaction_type: 'check' as const, amount: 50_000, applied: 35_000, confirmation_code: '1007' };
  const over = await pay(owner, early, { ...much, received_on: daysAgo(33), remark: 'Made out for more than the fee' });
  const back = { transaction_type: 'check' as const, amount: 15_000, confirmation_code: '2210' };
  await owner('book.payments.refund', { ...back, id: over.id, version: over.version, refunded_on: daysAgo(31) });
  const { version: paid } = (await owner('book.invoices.get', { id: early.id })).invoice;
  const shorter = { reason: 'The planning took a day less than we had agreed on.', day: daysAgo(20) };
  const lines = [{ line_id: PLANNING.id, amount: 7_500 }];
  await owner('book.invoices.credit', { ...shorter, id: early.id, version: paid, lines });
  await pay(owner, late, { ...{ transaction_type: 'check', amount: 20_000 }, received_on: daysAgo(29) });
  await giveCredit(owner, { paid_in: late, granted: early, today });
  const second = await issue(await draft(trips.group, { lines: [PLANNING] }), 30);
  await owner('book.invoices.cancel', { id: second.id, version: second.version });
  const cruise = await linesOf(call, trips.cruise, 'USD');
  const couples = { lines: [...cruise, PLANNING], milestones: DEPOSIT_AND_FINAL, pay_as: 'equal' as const };
  const voyage = { ...couples, message: 'Thank you for sailing with us.' };
  const sailing = await issue(await draft(trips.cruise, voyage, 2), 10);
  const deposit = sailing.shares[0]?.cells[0] ?? 0;
  const transfer = { transaction_type: 'bank_transfer' as const, received_on: daysAgo(3) };
  await pay(owner, sailing, { ...transfer, amount: deposit, confirmation_code: 'DEPOSIT EXPEDITION' });
  const { payers } = await call('book.invoice-links.list', { invoice_id: sailing.id });
  for (const payer of payers) await call('book.invoice-links.create', { invoice_id: sailing.id, ...payer });
  const { rate } = await call('lookups.currency.convert', { from: 'EUR', to: 'USD', amount: '1' });
  const meeting = [...(await linesOf(call, trips.group, 'EUR')), SERVICE];
  const inEuro = { currency: 'EUR', rates: { EUR: rate }, milestones: DEPOSIT_AND_FINAL };
  const retreat = await issue(await draft(trips.group, { ...inEuro, lines: meeting }), 2);
  const wired = { transaction_type: 'bank_transfer' as const, received_on: today, rate };
  await pay(owner, retreat, { ...wired, amount: retreat.due[0]?.amount ?? 0, confirmation_code: 'SEPA 88-1204' });
  const supplier = await paySuppliers(owner, trips, today);
  await draft(trips.rail_and_air, {
    lines: await linesOf(call, trips.rail_and_air, 'USD'),
    milestones: DEPOSIT_AND_FINAL,
  });
  await loadBankStatement(owner, { sailing, late, supplier, today });
};

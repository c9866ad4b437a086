import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { prefixOf } from '../../../base/id-shape';
import { convert, money } from '../../../base/money';
import { reverseAmounts } from '../../../base/reverse-amounts';
import { sum } from '../../../base/sum';
import { lawRuns } from '../../../testing/law-runs';
import { toChart } from '../../ledger/chart-of-accounts';
import { checkEntry } from '../../ledger/check-entry';
import type { Posting } from '../../ledger/public';
import type { Line } from '../balanced-postings';
import { bouncedEntries, toFeeWorth } from '../deposits/bounce-check';
import { depositLines } from '../deposits/deposit-postings';
import { isUndeposited } from '../deposits/undeposited';
import { calculateCreditNote, creditSuppliers, listCreditable } from '../invoices/calculate-credit-note';
import { CreditNote } from '../invoices/credit-note';
import { creditInvoice } from '../invoices/credited-invoice';
import { Invoice, toInvoiceRow } from '../invoices/invoice';
import { splitByPayer, toAsked } from '../invoices/invoice-figures';
import { MOST_CREDIT_NOTES } from '../invoices/invoice-limits';
import { InvoiceLine } from '../invoices/invoice-line';
import { toGross } from '../invoices/invoice-pieces';
import { differenceOfPostings, writtenOffLines } from '../invoices/invoice-postings';
import { toTotalParts } from '../invoices/invoice-totals';
import { toShownRow } from '../invoices/shown-invoice';
import { settleShares, toOpenShares, toPaidPostings, toStandingPostings } from '../invoices/standing-invoice';
import { lessWrittenOff, toWrittenOff, WriteOff } from '../invoices/write-off';
import { loseDispute, moveDisputed, noteDispute } from '../online/disputed-online';
import type { OnlineChange } from '../online/free-up';
import { failRefund, takeRefund } from '../online/refunded-online';
import { partOf } from '../worth';
import { applyParts, removePart } from './apply-payment';
import { detachAll } from './detach-all';
import { toReceivedLines } from './money-moved';
import { isHeld } from './online-money';
import { Payment, Refund, toFeeLeft, toFree, toUnapplied } from './payment';
import { toRefundedLines } from './refund-payment';

const BOOKS = 'USD';
const CHART = toChart([]);
const RATES = { USD: '1', EUR: '1.0853', JPY: '0.006712', KWD: '3.2519' };
type Currency = keyof typeof RATES;
const currencies = fc.constantFrom<Currency>('USD', 'EUR', 'JPY', 'KWD');
const ID = (kind: string, n: number) => `${prefixOf(kind)}_${String(n).padStart(26, '0')}`;
const MOMENT = '2031-01-02T03:04:05.000Z';
const STAMPS = { created_at: MOMENT, updated_at: MOMENT, version: 1 };
const CLIENTS = 3;
const clientOf = (n: number) => ID('client', n % CLIENTS);

/** What of an invoice is paid at suppliers: nothing of most. */
const direct = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99_999 }));

/** What happens, by numbers that are taken modulo what there is. */
const operations = fc.oneof(
  fc.record({
    kind: fc.constant('bill' as const),
    currency: currencies,
    /** Nothing, where all of it is paid at suppliers. */
    asked: fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.constant(0)),
    at_supplier: direct,
    payers: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    kind: fc.constant('receive' as const),
    currency: currencies,
    amount: fc.integer({ min: 1, max: 999_999 }),
    client: fc.nat(CLIENTS),
    /** How far the rate has moved, in thousandths. */
    moved: fc.integer({ min: 900, max: 1_100 }),
    /** What was paid besides, where it came online. */
    fee: fc.oneof(fc.constant(undefined), fc.integer({ min: 0, max: 9_999 })),
  }),
  fc.record({
    kind: fc.constant('refundOnline' as const),
    payment: fc.nat(),
    /** How much of what was charged and hasn’t gone back, in hundredths. */
    share: fc.integer({ min: 1, max: 100 }),
    fails: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('dispute' as const),
    payment: fc.nat(),
    share: fc.constantFrom(100, 100, 37),
    cost: fc.integer({ min: 0, max: 1_500 }),
  }),
  fc.record({ kind: fc.constant('decide' as const), payment: fc.nat(), wins: fc.boolean() }),
  fc.record({
    kind: fc.constant('apply' as const),
    payment: fc.nat(),
    invoice: fc.nat(),
    payer: fc.nat(),
    share: fc.integer({ min: 1, max: 100 }),
  }),
  fc.record({
    kind: fc.constant('apply' as const),
    payment: fc.nat(),
    invoice: fc.nat(),
    payer: fc.nat(),
    share: fc.constant(100),
  }),
  fc.record({ kind: fc.constant('detach' as const), payment: fc.nat(), part: fc.nat() }),
  fc.record({ kind: fc.constant('delete' as const), payment: fc.nat() }),
  fc.record({
    kind: fc.constant('refund' as const),
    payment: fc.nat(),
    share: fc.integer({ min: 1, max: 100 }),
    moved: fc.integer({ min: 900, max: 1_100 }),
  }),
  fc.record({
    kind: fc.constant('revise' as const),
    invoice: fc.nat(),
    /** To so much more than was paid of each part, or to just that. */
    more: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 99_999 })),
    at_supplier: direct,
    advisor: fc.nat(2),
  }),
  fc.record({ kind: fc.constant('cancel' as const), invoice: fc.nat() }),
  fc.record({
    kind: fc.constant('credit' as const),
    invoice: fc.nat(),
    /** How much of each line, in hundredths of what is left, and how much of that is kept. */
    shares: fc.tuple(
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 100 }),
    ),
    kept: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    kind: fc.constant('writeOff' as const),
    invoice: fc.nat(),
    payer: fc.nat(),
    /** How much of what is open, in hundredths. */
    share: fc.oneof(fc.constant(100), fc.integer({ min: 1, max: 99 })),
  }),
  fc.record({ kind: fc.constant('recover' as const), invoice: fc.nat(), which: fc.nat() }),
  fc.record({ kind: fc.constant('deposit' as const), payment: fc.nat(), most: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('takeBackDeposit' as const), slip: fc.nat() }),
  fc.record({ kind: fc.constant('bounce' as const), payment: fc.nat(), fee: fc.oneof(fc.constant(0), fc.nat(4_000)) }),
);
type Operation = typeof operations extends fc.Arbitrary<infer T> ? T : never;

/** Invoices, payments and the books, as they are after some operations. */
class History {
  invoices: Invoice[] = [];
  canceled: Invoice[] = [];
  payments: Payment[] = [];
  lines: Line[] = [];
  notes = new Map<string, CreditNote[]>();
  slips = new Map<string, readonly Payment[]>();
  /** What the bank took for checks that bounced, in the currency of the books. */
  bounceFees = 0;
  count = 0;

  next = (kind: string) => ID(kind, ++this.count);
  post(lines: readonly Line[]) {
    const postings = lines.map((line): Posting => ({ ...line }));
    expect(checkEntry({ kind: 'event', lines: postings }, CHART, BOOKS)).toEqual([]);
    this.lines.push(...lines);
  }
  linesOf = ({ id, currency, total, at_supplier: left }: Invoice) => {
    // What is billed stays, whatever is credited.
    const at_supplier =
      left + sum((this.notes.get(id) ?? []).flatMap(({ shares }) => shares.map((one) => one.at_supplier)));
    const asked = toAsked({ total, at_supplier });
    const tour = Math.floor(asked / 3);
    return this.toLines(id, currency, { fee: asked - tour, tour, at_supplier });
  };
  toLines = (
    id: string,
    currency: string,
    { fee, tour, at_supplier }: Record<'fee' | 'tour' | 'at_supplier', number>,
  ) => [
    InvoiceLine.parse({ id, kind: 'planning_fee', title: 'Fee', unit_price: fee }),
    this.booked(`${id} tour`, 2, tour, currency, {}),
    this.booked(`${id} hotel`, 1, at_supplier, currency, { paid_to: 'supplier' }),
  ];
  booked = (id: string, n: number, price: number, currency: string, differs: object) =>
    InvoiceLine.parse({
      ...{ id, kind: 'booking', title: 'Booked', unit_price: price, ...differs },
      bookings: [
        {
          ...{ trip_id: ID('trip', 1), booking_id: ID('booking', n), title: 'Booked', price },
          ...{ supplier_id: ID('institution', n), supplier_amount: price, supplier_currency: currency },
        },
      ],
    });
  partsOn = ({ id }: Invoice) =>
    this.payments.flatMap((payment) =>
      payment.applied
        .filter(({ invoice_id }) => invoice_id === id)
        .map((part) => ({
          ...part,
          ...{ payment_id: payment.id, currency: payment.currency, received_on: payment.received_on },
          ...{ payment_method: payment.transaction_type, paid_by_name: payment.client.name, disputed: false },
        })),
    );
  read = (invoice: Invoice) => ({
    ...{ invoice, lines: this.linesOf(invoice), payments: this.partsOn(invoice) },
    credit_notes: this.notes.get(invoice.id) ?? [],
  });
  openOf = (invoice: Invoice) => toOpenShares(this.read(invoice));

  toCells = (amount: number) => [Math.floor(amount / 3), amount - Math.floor(amount / 3)];
  bill({ currency, asked, at_supplier, payers }: Extract<Operation, { kind: 'bill' }>) {
    const total = asked + at_supplier;
    if (total === 0) return;
    const weights = Array.from({ length: payers }, () => 1);
    const who = splitByPayer({ total, at_supplier }, weights, currency).map((share, i) => ({
      ...{ payer_id: `p${i}`, client_id: clientOf(i), name: `Client ${i}` },
      ...{ ...share, cells: this.toCells(share.amount) },
    }));
    const invoice = Invoice.parse({
      ...{
        id: this.next('invoice'),
        trip_id: ID('trip', 1),
        trip_ids: [ID('trip', 1)],
        serial: 1,
        advisor_id: ID('user', 1),
      },
      ...{
        currency,
        rates: RATES,
        books: BOOKS,
        state: 'issued',
        revision: 1,
        line_parts: 1,
        formatted_invoice_number: `INV-${this.count}`,
      },
      payers: who.map(({ payer_id: id, client_id }) => ({ id, client_id })),
      milestones: [{ id: 'm1', name: 'All', due: { kind: 'after_issue', days: 7 }, part: { mode: 'rest' } }],
      ...{ trip: { code: 'T-1', trip_name: 'Trip', trip_group_kind: 'Individual', trip_sub_type: 'Private' } },
      ...{
        client: { id: clientOf(0), name: 'Client', acc_no: 'C-1' },
        client_ids: who.map(({ client_id }) => client_id),
      },
      ...{
        member_ids: [],
        subtotal: total,
        discount_amount: 0,
        tax_amount: 0,
        total,
        at_supplier,
        shares: who,
        due: ['2031-02-01', '2031-03-01'].map((due_day, n) => ({
          ...{ id: `m${n}`, name: 'Part', due_day },
          amount: sum(who.map(({ cells }) => cells[n] ?? 0)),
        })),
        created_by: 'Kim',
        ...STAMPS,
      },
    });
    this.invoices.push(invoice);
    this.post(toStandingPostings(this.read(invoice)));
  }
  toBase = (amount: number, currency: string, rate: string) =>
    currency === BOOKS ? amount : convert(money(amount, currency), BOOKS, rate).minor;
  receive({ currency, amount, client, moved, fee }: Extract<Operation, { kind: 'receive' }>) {
    const rate = (Number(RATES[currency]) * (moved / 1_000)).toFixed(9);
    const base_amount = currency === BOOKS ? amount : convert(money(amount, currency), BOOKS, rate).minor;
    const payment = Payment.parse({
      ...{
        id: this.next('payment'),
        serial: 1,
        client_id: clientOf(client),
        paid_by_id: clientOf(client),
        client: { id: clientOf(client), name: 'Client', acc_no: 'C-1' },
      },
      ...{ transaction_type: fee === undefined ? 'check' : 'strip_online_payment', currency, amount, rate },
      ...(fee !== undefined && { online_id: `pi_${this.count}`, fee, fee_base: this.toBase(fee, currency, rate) }),
      ...{ received_on: '2031-01-02', member_ids: [] },
      ...{ received_by: ID('user', 1), received_by_name: 'Kim', books: BOOKS, base_amount, ...STAMPS },
    });
    this.payments.push(payment);
    this.post(toReceivedLines(payment));
  }
  apply({ payment: p, invoice: i, payer, share }: Extract<Operation, { kind: 'apply' }>) {
    const payment = this.payments[p % this.payments.length];
    const alike = this.invoices.filter(({ currency }) => currency === payment?.currency);
    const invoice = alike[i % alike.length];
    if (!payment || !invoice) return;
    const place = payer % invoice.shares.length;
    const open = this.openOf(invoice);
    const most = Math.min(toUnapplied(payment).amount, open[place]?.amount ?? 0);
    const part = { invoice_id: invoice.id, payer_id: `p${place}`, amount: Math.ceil((most * share) / 100) };
    if (part.amount === 0) return;
    const found = new Map([[invoice.id, { invoice, open }]]);
    const newId = ((kind: string) => this.next(kind)) as Parameters<typeof applyParts>[3]['newId'];
    const applied = applyParts(payment, found, [part], { day: '2031-01-02', newId });
    expect(applied.ok).toBe(true);
    if (!applied.ok) return;
    this.put(payment, applied.value.payment);
    for (const { before, after } of applied.value.invoices) this.putInvoice(before, after);
    for (const { lines } of applied.value.entries) this.post(lines);
  }
  detach({ payment: p, part: n }: Extract<Operation, { kind: 'detach' }>) {
    const payment = this.payments[p % this.payments.length];
    const part = payment?.applied[n % payment.applied.length];
    const invoice = this.invoices.find(({ id }) => id === part?.invoice_id);
    const removed = payment && part && invoice && removePart(payment, invoice, part.id);
    if (!removed) return;
    this.put(payment, removed.payment);
    this.putInvoice(invoice, removed.invoice);
    this.post(removed.lines);
  }
  delete({ payment: p }: Extract<Operation, { kind: 'delete' }>) {
    const payment = this.payments[p % this.payments.length];
    if (!payment || payment.online_id || payment.deposit) return;
    if (payment.applied.length + payment.refunds.length > 0) return;
    this.payments = this.payments.filter((one) => one !== payment);
    this.post(reverseAmounts(toReceivedLines(payment)));
  }
  refund({ payment: p, share, moved }: Extract<Operation, { kind: 'refund' }>) {
    const payment = this.payments[p % this.payments.length];
    const left = payment && toUnapplied(payment);
    const amount = Math.ceil(((payment ? toFree(payment) : 0) * share) / 100);
    if (!payment || !left || amount === 0) return;
    const { base } = partOf(left, amount);
    const paid_base = payment.currency === BOOKS ? amount : Math.round((base * moved) / 1_000);
    const refund = Refund.parse({
      ...{ id: this.next('refund'), transaction_type: 'check', amount, base, paid_base },
      ...{ refunded_on: '2031-01-02', refunded_by_name: 'Kim' },
    });
    this.put(payment, { ...payment, refunds: [...payment.refunds, refund] });
    this.post(toRefundedLines(payment, refund));
  }
  take(before: Payment, change: OnlineChange) {
    this.put(before, change.payment);
    for (const one of change.invoices) this.putInvoice(one.before, one.after);
    for (const { lines } of change.entries) this.post(lines);
  }
  onlinePayment = (at: number) => {
    const online = this.payments.filter(({ online_id }) => online_id);
    return online[at % online.length];
  };
  invoicesById = () => new Map(this.invoices.map((invoice) => [invoice.id, invoice]));
  /** What of a charge hasn’t gone back at Stripe. */
  chargeLeft = (payment: Payment) =>
    payment.amount +
    payment.fee -
    sum(payment.refunds.flatMap((one) => (one.online_id ? [one.amount + one.fee + one.over] : []))) -
    sum(payment.disputes.map(({ amount }) => amount));
  refundOnline({ payment: p, share, fails }: Extract<Operation, { kind: 'refundOnline' }>) {
    const payment = this.onlinePayment(p);
    const amount = payment ? Math.ceil((this.chargeLeft(payment) * share) / 100) : 0;
    if (!payment || amount <= 0) return;
    const id = this.next('refund') as Refund['id'];
    const standing = { id: `re_${id}`, state: 'succeeded', at: MOMENT, amount, failure: '', about: {} } as const;
    const of = { id, day: '2031-01-02', by: 'Stripe', fee: 0, invoices: this.invoicesById() };
    this.take(payment, takeRefund(payment, standing, of));
    const after = this.payments.find((one) => one.id === payment.id);
    const refund = after?.refunds.find(({ online_id }) => online_id === standing.id);
    if (after && refund && fails) this.take(after, failRefund(after, refund, { failure: 'closed', day: '2031-01-02' }));
  }
  dispute({ payment: p, share, cost }: Extract<Operation, { kind: 'dispute' }>) {
    const payment = this.onlinePayment(p);
    const amount = payment ? Math.ceil((this.chargeLeft(payment) * share) / 100) : 0;
    if (!payment || amount <= 0) return;
    const id = this.next('dispute');
    const at = { toDay: () => '2031-01-02', today: '2031-01-02' };
    const said = { id, state: 'needs_response', reason: 'fraudulent', at: MOMENT, amount, moves: [] } as const;
    const noted = noteDispute(payment, { ...said, moves: [] }, at);
    const dispute = noted.disputes.find((one) => one.id === id);
    if (!dispute) return;
    const move = { amount: 0 - amount, base: 0 - dispute.base, currency: payment.currency, fee: cost };
    this.take(payment, moveDisputed(noted, dispute, { move, id, day: '2031-01-02' }));
  }
  decide({ payment: p, wins }: Extract<Operation, { kind: 'decide' }>) {
    const disputed = this.payments.filter(({ disputes }) => disputes.some(isHeld));
    const payment = disputed[p % disputed.length];
    const dispute = payment?.disputes.find(isHeld);
    if (!payment || !dispute) return;
    if (!wins) {
      this.take(payment, loseDispute(payment, dispute, { day: '2031-01-02', invoices: this.invoicesById() }));
      return;
    }
    const { amount, base } = dispute;
    const move = { amount, base, currency: payment.currency, fee: 0 };
    this.take(payment, moveDisputed(payment, dispute, { move, id: dispute.id, day: '2031-01-02' }));
  }
  revise({ invoice: i, more, at_supplier, advisor }: Extract<Operation, { kind: 'revise' }>) {
    const invoice = this.invoices[i % this.invoices.length];
    const amounts = invoice?.shares.map(({ received }, at) => received + more * (at + 1)) ?? [];
    const total = sum(amounts) + at_supplier;
    if (!invoice || total === 0 || invoice.credited > 0 || this.notes.has(invoice.id) || invoice.write_offs.length > 0)
      return;
    const whole = { total: at_supplier, at_supplier };
    const parts = splitByPayer(
      whole,
      amounts.map(() => 1),
      invoice.currency,
    );
    const shares = invoice.shares.map((share, at) => ({
      ...{ ...share, ...parts[at], amount: amounts[at] ?? 0, cells: this.toCells(amounts[at] ?? 0) },
    }));
    const advisor_id = ID('user', advisor) as Invoice['advisor_id'];
    const after = {
      ...invoice,
      shares,
      due: invoice.due.map((one, n) => ({ ...one, amount: sum(shares.map(({ cells }) => cells[n] ?? 0)) })),
      total,
      at_supplier,
      subtotal: total,
      advisor_id,
      revision: invoice.revision + 1,
    };
    const revised = { ...after, shares: settleShares(this.read(after)) };
    this.post(differenceOfPostings(toPaidPostings(this.read(invoice)), toPaidPostings(this.read(revised))));
    this.putInvoice(invoice, revised);
  }
  cancel({ invoice: i }: Extract<Operation, { kind: 'cancel' }>) {
    const invoice = this.invoices[i % this.invoices.length];
    if (!invoice || invoice.total_amount_received > 0 || this.notes.has(invoice.id) || invoice.write_offs.length > 0)
      return;
    this.post(reverseAmounts(toPaidPostings(this.read(invoice))));
    this.invoices = this.invoices.filter((one) => one !== invoice);
    this.canceled.push(invoice);
  }
  credit({ invoice: i, shares: parts, kept }: Extract<Operation, { kind: 'credit' }>) {
    const before = this.invoices[i % this.invoices.length];
    if (!before || before.write_offs.length > 0) return;
    const read = this.read(before);
    const wanted = listCreditable(read).flatMap((piece, at) => {
      const amount = Math.ceil((toGross(piece) * (parts[at] ?? 0)) / 100);
      const fee = piece.billed && piece.line.paid_to === 'agency' ? Math.floor((amount * kept) / 100) : 0;
      return amount > 0 ? [{ line_id: piece.line.id, booking_id: piece.billed?.booking_id, amount, fee }] : [];
    });
    if (wanted.length === 0 || read.credit_notes.length >= MOST_CREDIT_NOTES) return;
    const worked = calculateCreditNote(read, { lines: wanted });
    expect(worked.issues).toEqual([]);
    const { released, after, note } = creditInvoice(read, worked, {
      ...{
        suppliers: creditSuppliers(read, { lines: wanted }).lines,
        payments: new Map(this.payments.map((one) => [one.id, one])),
      },
      fields: {
        ...{ id: this.next('credit_note') as CreditNote['id'], number: 'CN', day: '2031-01-02', reason: 'Canceled' },
        ...{ created_by_name: 'Kim', created_at: MOMENT },
      },
    });
    const credit_notes = [...read.credit_notes, CreditNote.parse(note)];
    this.post(differenceOfPostings(toPaidPostings(read), toPaidPostings({ ...read, credit_notes, invoice: after })));
    this.post(released.lines);
    this.notes.set(before.id, credit_notes);
    this.putInvoice(before, after);
    for (const one of released.payments) this.put(one.before, one.after);
  }
  writeOff({ invoice: i, payer, share: part }: Extract<Operation, { kind: 'writeOff' }>) {
    const invoice = this.invoices[i % this.invoices.length];
    const place = payer % (invoice?.shares.length ?? 1);
    const [share, open] = [invoice?.shares[place], invoice && this.openOf(invoice)[place]];
    const amount = Math.ceil(((open?.amount ?? 0) * part) / 100);
    if (!invoice || !share || !open || amount === 0) return;
    const given = WriteOff.parse({
      ...{ id: this.next('write_off'), payer_id: share.payer_id, client_id: share.client_id, amount },
      ...{ base: partOf(open, amount).base, day: '2031-01-02', reason: 'Gone', by_name: 'Kim' },
    });
    this.post(writtenOffLines(invoice, share.client_id, given));
    this.putInvoice(invoice, { ...invoice, write_offs: [...invoice.write_offs, given] });
  }
  recover({ invoice: i, which }: Extract<Operation, { kind: 'recover' }>) {
    const those = this.invoices.filter(({ write_offs }) => write_offs.length > 0);
    const invoice = those[i % those.length];
    const given = invoice?.write_offs[which % invoice.write_offs.length];
    if (!invoice || !given) return;
    this.post(reverseAmounts(writtenOffLines(invoice, given.client_id, given)));
    this.putInvoice(invoice, { ...invoice, write_offs: invoice.write_offs.filter((one) => one !== given) });
  }
  toSlip = ({ id }: { id: string }, checks: readonly Payment[]) => ({
    ...{ id, number: 1, account: '1000', currency: checks[0]?.currency ?? BOOKS, books: BOOKS },
    checks: checks.map(({ id: payment_id, amount, base_amount: base, rate }) => ({ payment_id, amount, base, rate })),
  });
  deposit({ payment: p, most }: Extract<Operation, { kind: 'deposit' }>) {
    const held = this.payments.filter(isUndeposited);
    const first = held[p % held.length];
    const checks = held.filter(({ currency }) => currency === first?.currency).slice(0, most);
    if (checks.length === 0) return;
    const slip_id = this.next('deposit_slip') as NonNullable<Payment['deposit']>['slip_id'];
    this.post(depositLines(this.toSlip({ id: slip_id }, checks)));
    this.slips.set(slip_id, checks);
    for (const check of checks)
      this.put(check, { ...check, deposit: { slip_id, number: 1, deposited_on: '2031-01-02' } });
  }
  takeBackDeposit({ slip: n }: Extract<Operation, { kind: 'takeBackDeposit' }>) {
    const [id = '', checks = []] = [...this.slips][n % this.slips.size] ?? [];
    const now = this.payments.filter(({ deposit }) => deposit?.slip_id === id);
    // One of which a check bounced was made.
    if (checks.length === 0 || now.length < checks.length) return;
    this.post(reverseAmounts(depositLines(this.toSlip({ id }, checks))));
    this.slips.delete(id);
    for (const check of now) this.put(check, { ...check, deposit: undefined });
  }
  bounce({ payment: p, fee }: Extract<Operation, { kind: 'bounce' }>) {
    const those = this.payments.filter(({ deposit, refunds }) => deposit && refunds.length === 0);
    const before = those[p % those.length];
    if (!before) return;
    const ids = new Set(before.applied.map(({ invoice_id }) => invoice_id));
    const found = new Map([...this.invoicesById()].filter(([id]) => ids.has(id)));
    const detached = detachAll(before, found);
    expect(detached).toBeDefined();
    if (!detached) return;
    for (const { lines } of [...detached.entries, ...bouncedEntries(before, this.toSlip({ id: '' }, [before]), fee)])
      this.post(lines);
    for (const one of detached.invoices) this.putInvoice(one.before, one.after);
    this.payments = this.payments.filter((one) => one !== before);
    this.bounceFees += toFeeWorth(before, fee).base;
  }
  put(before: Payment, after: Payment) {
    this.payments = this.payments.map((one) => (one === before ? after : one));
  }
  putInvoice(before: Invoice, after: Invoice) {
    this.invoices = this.invoices.map((one) => (one === before ? after : one));
  }

  /** What lines of an account that name something come to, in its own currency and in that of the books. */
  balance(account: string, names: Readonly<Record<string, string>>) {
    const those = this.lines.filter(
      (line) =>
        line.account === account &&
        Object.entries(names).every(([name, id]) => (line.dimensions as Record<string, string>)[name] === id),
    );
    return { amount: sum(those.map(({ amount }) => amount)), base: sum(those.map(({ base_amount }) => base_amount)) };
  }
  run(operation: Operation) {
    if (operation.kind === 'bill') this.bill(operation);
    else if (operation.kind === 'receive') this.receive(operation);
    else if (operation.kind === 'apply') this.apply(operation);
    else if (operation.kind === 'detach') this.detach(operation);
    else if (operation.kind === 'refund') this.refund(operation);
    else if (operation.kind === 'refundOnline') this.refundOnline(operation);
    else if (operation.kind === 'dispute') this.dispute(operation);
    else if (operation.kind === 'decide') this.decide(operation);
    else if (operation.kind === 'revise') this.revise(operation);
    else if (operation.kind === 'cancel') this.cancel(operation);
    else if (operation.kind === 'credit') this.credit(operation);
    else if (operation.kind === 'writeOff') this.writeOff(operation);
    else if (operation.kind === 'recover') this.recover(operation);
    else if (operation.kind === 'deposit') this.deposit(operation);
    else if (operation.kind === 'takeBackDeposit') this.takeBackDeposit(operation);
    else if (operation.kind === 'bounce') this.bounce(operation);
    else this.delete(operation);
  }
  /** V02: the account of undeposited checks has those that came and aren’t at the bank, less what went back by check; the bank has the rest. */
  checkDeposits() {
    const toWorths = (payments: readonly Payment[]) => ({
      amount: sum(payments.map(({ amount }) => amount)),
      base: sum(payments.map(({ base_amount }) => base_amount)),
    });
    for (const currency of Object.keys(RATES)) {
      const checks = this.payments.filter((one) => one.transaction_type === 'check' && one.currency === currency);
      const back = this.payments
        .filter((one) => one.currency === currency)
        .flatMap(({ refunds }) => refunds.filter(({ online_id }) => !online_id));
      const held = toWorths(checks.filter(({ deposit }) => !deposit));
      const those = this.lines.filter((line) => line.account === '1020' && line.currency === currency);
      expect(sum(those.map(({ amount }) => amount))).toBe(held.amount - sum(back.map(({ amount }) => amount)));
      expect(sum(those.map(({ base_amount }) => base_amount))).toBe(
        held.base - sum(back.map(({ paid_base }) => paid_base)),
      );
    }
    const deposited = this.payments.filter(({ deposit }) => deposit);
    expect(this.balance('1000', {}).base).toBe(toWorths(deposited).base - this.bounceFees);
    expect(this.balance('5230', {}).base).toBe(this.bounceFees);
  }
  /** V11: what is given up is a loss, is asked for at no day, last of all what is due first, and is nobody’s payment. */
  checkWrittenOff(invoice: Invoice) {
    const given = toWrittenOff(invoice);
    expect(this.balance('5220', { invoice: invoice.id })).toEqual({
      amount: given,
      base: sum(invoice.write_offs.map(({ base }) => base)),
    });
    const asked = lessWrittenOff(invoice);
    expect(sum(asked.due.map(({ amount }) => amount))).toBe(toAsked(invoice));
    for (const { amount, cells, received } of asked.shares) {
      expect(sum(cells)).toBe(amount);
      expect(Math.min(...cells)).toBeGreaterThanOrEqual(0);
      expect(received).toBeLessThanOrEqual(amount);
    }
    // Paid and unpaid come to what is billed, less what was given up.
    const [billed] = invoice.books ? toTotalParts({ ...invoice, rates: { ...RATES } }) : [];
    const bill = sum(
      Object.entries(billed?.figures ?? {}).flatMap(([name, n]) => (name.startsWith('bill') ? [n] : [])),
    );
    const paid = sum(
      Object.entries(billed?.figures ?? {}).flatMap(([name, n]) => (name.startsWith('paid') ? [n] : [])),
    );
    expect(bill).toBeGreaterThanOrEqual(paid);
  }
  check() {
    for (const invoice of this.invoices) {
      const open = this.openOf(invoice);
      // Laws 7 and 9: what stands in the books of an invoice is what is open of it, and never less than nothing.
      const owed = this.balance('1100', { invoice: invoice.id });
      expect(owed).toEqual({ amount: sum(open.map((one) => one.amount)), base: sum(open.map((one) => one.base)) });
      expect(this.balance('1100', { invoice: invoice.id, advisor: invoice.advisor_id })).toEqual(owed);
      expect(owed.amount).toBe(toAsked(invoice) - invoice.total_amount_received);
      // What is paid at suppliers is kept apart, is no one's debt to the agency, and keeps nothing from being paid.
      expect(this.balance('1910', { invoice: invoice.id }).amount).toBe(invoice.at_supplier);
      expect(sum(invoice.shares.map((share) => share.amount + share.at_supplier))).toBe(
        invoice.total - invoice.credited,
      );
      // Law 9: what isn’t owed any more is nobody’s payment on it.
      for (const share of invoice.shares) expect(share.received).toBeLessThanOrEqual(share.amount);
      this.checkWrittenOff(invoice);
      for (const share of invoice.shares) expect(sum(share.cells)).toBe(share.amount);
      const row = toShownRow(toInvoiceRow(invoice), '2031-01-02');
      expect(row.total_amount_due).toBe(owed.amount);
      expect(row.payment_status).toBe(owed.amount === 0 ? 'paid' : 'open');
      expect(sum(invoice.shares.map(({ received }) => received))).toBe(invoice.total_amount_received);
      for (const [i, { amount, base }] of open.entries()) {
        const { amount: whole = 0, received = 0, payer_id } = invoice.shares[i] ?? {};
        expect(amount).toBe(whole - received - (payer_id ? toWrittenOff(invoice, payer_id) : 0));
        expect(amount).toBeGreaterThanOrEqual(0);
        // Law 15: nothing stays in the books of what is paid.
        if (amount === 0) expect(base).toBe(0);
      }
    }
    // Law 16: nobody owes what was canceled.
    for (const { id } of this.canceled) expect(this.balance('1100', { invoice: id })).toEqual({ amount: 0, base: 0 });
    for (const payment of this.payments) {
      // Law 10: what isn’t applied of a payment is the client’s.
      const left = toUnapplied(payment);
      expect(this.balance('2100', { payment: payment.id })).toEqual({ amount: 0 - left.amount, base: 0 - left.base });
      expect(left.amount).toBeGreaterThanOrEqual(0);
      if (left.amount === 0) expect(left.base).toBe(0);
      // What Stripe holds because of a dispute is there to be lost, unless it went back in another way before.
      const held = payment.disputes.filter(isHeld);
      expect(this.balance('1040', { payment: payment.id })).toEqual({
        amount: sum(held.map(({ amount }) => amount)),
        base: sum(held.map(({ base }) => base)),
      });
      const fee = toFeeLeft(payment);
      expect(this.balance('4330', { payment: payment.id })).toEqual({ amount: 0 - fee.amount, base: 0 - fee.base });
      expect(fee.amount).toBeGreaterThanOrEqual(0);
    }
    this.checkDeposits();
    const whole = (name: 'amount' | 'base_amount', currency?: string) =>
      sum(this.lines.flatMap((line) => (!currency || line.currency === currency ? [line[name]] : [])));
    // Laws 1, 2 and 20: the books balance in each currency and in their own, and conversion is worth nothing.
    for (const currency of Object.keys(RATES)) expect(whole('amount', currency)).toBe(0);
    expect(whole('base_amount')).toBe(0);
    expect(this.balance('1990', {}).base).toBe(0);
    // Law 15: gains and losses are what payments were worth more or less than what they settled.
    const parts = this.payments.flatMap(({ applied }) => applied);
    const refunds = this.payments.flatMap((payment) => payment.refunds);
    const rests = this.invoices.flatMap(({ shares }) => shares.flatMap(({ rest }) => rest?.base ?? []));
    const gained =
      0 -
      sum(rests) +
      sum(parts.map(({ base, owed_base }) => base - owed_base)) +
      sum(refunds.map(({ base, paid_base }) => base - paid_base)) +
      // What a dispute that was lost was worth, and what was lost by it.
      sum(
        this.payments.flatMap(({ disputes }) =>
          disputes.flatMap(({ base, lost }) => (lost ? [lost.base + lost.fee_base + lost.over_base - base] : [])),
        ),
      );
    expect(0 - this.balance('4800', {}).base - this.balance('5800', {}).base).toBe(gained);
  }
}

it('keeps what clients owe and have paid, and the books, at one whatever is received, applied, revised, written off, deposited and taken back (laws 1, 2, 7, 9, 10, 15, 16, 20)', () => {
  fc.assert(
    fc.property(fc.array(operations, { minLength: 10, maxLength: 40 }), (drawn) => {
      const history = new History();
      history.bill({ kind: 'bill', currency: 'EUR', asked: 123_456, at_supplier: 80_001, payers: 2 });
      history.receive({ kind: 'receive', currency: 'EUR', amount: 123_456, client: 0, moved: 993, fee: 4_198 });
      for (const operation of drawn) {
        history.run(operation);
        history.check();
      }
    }),
    { numRuns: lawRuns(80) },
  );
});

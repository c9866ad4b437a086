import type { SignedCall } from '../../../access/signed-call';
import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import { type Issue, ok, type Result } from '../../../base/result';
import { reverseAmounts } from '../../../base/reverse-amounts';
import type { TenantDb } from '../../../store/tenant-db';
import type { Write } from '../../../store/write';
import type { Line } from '../balanced-postings';
import { refuse } from '../errors';
import type { Invoice, Share } from '../invoices/invoice';
import { invoiceEvents } from '../invoices/invoice.events';
import { Invoices } from '../invoices/invoice.records';
import type { InvoiceId } from '../invoices/invoice-id';
import { type ReadInvoice, readInvoice } from '../invoices/invoice-lines';
import { toOpenShares } from '../invoices/standing-invoice';
import { toWrittenOff } from '../invoices/write-off';
import { lessParts, partOf, type Worth } from '../worth';
import { type Application, MOST_PARTS, type PartDraft, type Payment, toUnapplied } from './payment';
import { appliedLines } from './payment-postings';

/** Invoices as they are, by id, with what each of those who pay still owes the agency. */
type Open = { invoice: Invoice; open: Worth[] };
export type OpenInvoices = ReadonlyMap<InvoiceId, Open>;

const toOpen = (read: ReadInvoice): Open => ({
  invoice: read.invoice,
  open: read.invoice.state === 'issued' ? toOpenShares(read) : [],
});

/** Invoices that were read, as they are open. */
export const toOpenInvoices = (found: readonly ReadInvoice[]): OpenInvoices =>
  new Map(found.map((read) => [read.invoice.id, toOpen(read)]));
/** Reads the invoices that some parts are for, at once; one that isn't there is left out. */
export const readOpenInvoices = async (db: TenantDb, parts: readonly PartDraft[]): Promise<OpenInvoices> => {
  const ids = [...new Set(parts.map(({ invoice_id }) => invoice_id))];
  const found = await Promise.all(ids.map((id) => readInvoice(db, id, true)));
  return toOpenInvoices(found.filter((read) => read !== undefined));
};

/** What keeps an invoice from being paid by a payment at all. */
const findInvoiceFault = (payment: Pick<Payment, 'currency'>, { state, currency, ...invoice }: Invoice) => {
  const { formatted_invoice_number: number = '' } = invoice;
  if (state === 'draft') return 'This invoice isn’t issued yet. Issue it first.';
  if (state === 'canceled') return `${number} was canceled.`;
  return currency === payment.currency
    ? undefined
    : `${number} is in ${currency}, and this payment in ${payment.currency}. Record a payment in ${currency}.`;
};

/** A payment with its parts, the invoices that they are on, and what posts each. */
export type Applied = {
  payment: Payment;
  invoices: { before: Invoice; after: Invoice }[];
  entries: { source: string; memo: string; day: string; lines: Line[] }[];
};

/** The part of an invoice that a payment settles as it stands in the books, in its own currency and in that of the books. */
const toAppliedLines = (
  payment: Payment,
  part: Application,
  invoice: Pick<Invoice, 'trip_id' | 'advisor_id'>,
): Line[] =>
  appliedLines({
    ...{ currency: payment.currency, client: payment.paid_by_id, payment: payment.id, books: payment.books },
    ...{ invoice: part.invoice_id, owing: part.client_id },
    about: { trip: invoice.trip_id, advisor: invoice.advisor_id },
    unapplied: { amount: part.amount, base: part.base },
    owed: { amount: part.amount, base: part.owed_base },
  });

/** An invoice with so much more, or less, received of one of those who pay. */
const withReceived = (invoice: Invoice, payer_id: string, more: number): Invoice => ({
  ...invoice,
  shares: invoice.shares.map((share) =>
    share.payer_id === payer_id ? { ...share, received: share.received + more } : share,
  ),
  total_amount_received: invoice.total_amount_received + more,
});

type Payable<S extends Open> = { state: S; place: number; share: Share; owed: Worth };
/** Whose part of an invoice a part of a payment is for, and what they still owe of it; or, in a sentence, why it can't be applied. */
const checkPart = <S extends Open>(
  payment: Payment,
  state: S | undefined,
  { payer_id, amount }: PartDraft,
): Payable<S> | string => {
  if (!state) return 'We can’t find this invoice.';
  const fault = findInvoiceFault(payment, state.invoice);
  if (fault) return fault;
  const { shares, formatted_invoice_number: number = '' } = state.invoice;
  const place = shares.findIndex((share) => share.payer_id === payer_id);
  const [share, owed] = [shares[place], state.open[place]];
  if (!share || !owed) return 'This invoice isn’t made out to them anymore. Choose who it is for.';
  const say = (minor: number) => formatMoney(money(minor, payment.currency));
  if (amount > owed.amount) {
    const given = toWrittenOff(state.invoice, payer_id);
    if (given > 0) return `${say(given)} of ${number} is written off. Recover it there first, then apply this payment.`;
    return owed.amount > 0
      ? `${share.name} owes ${say(owed.amount)} on ${number}. Apply up to that much.`
      : `${share.name} owes nothing on ${number} anymore.`;
  }
  const left = toUnapplied(payment);
  return amount > left.amount
    ? `Only ${say(left.amount)} of this payment is left. Apply less.`
    : { state, place, share, owed };
};

/**
 * Applies what is left of a payment, part by part. What can't be applied is `payment.not_ready`, each at its place: more than is left, or than
 * is owed, an invoice that isn't open, or one in another currency. Source: V02, V19, laws 9, 10 and 15.
 */
export const applyParts = (
  payment: Payment,
  found: OpenInvoices,
  parts: readonly PartDraft[],
  { day, newId }: { day: string; newId: SignedCall['deps']['newId'] },
): Result<Applied> => {
  const issues: Issue[] = [];
  if (payment.applied.length + parts.length > MOST_PARTS) {
    const message = `A payment can be applied in up to ${MOST_PARTS} parts. Detach one first, or record another payment.`;
    return refuse('payment.not_ready', { issues: [{ path: 'apply', message }] });
  }
  const states = new Map([...found].map(([id, one]) => [id, { ...one, after: one.invoice }]));
  const entries: Applied['entries'] = [];
  let now = payment;
  for (const [i, draft] of parts.entries()) {
    const { invoice_id, amount } = draft;
    const checked = checkPart(now, states.get(invoice_id), draft);
    if (typeof checked === 'string') {
      issues.push({ path: `apply.${i}.amount`, message: checked });
      continue;
    }
    const { state, place, share, owed } = checked;
    const { invoice } = state;
    const owed_base = partOf(owed, amount).base;
    // Money that came before the invoice settles it on the day of the invoice.
    const { issue_date = day, trip_id, trip, member_ids } = invoice;
    const applied_on = issue_date > day ? issue_date : day;
    const part: Application = {
      ...{ id: newId('application'), invoice_id, payer_id: share.payer_id, client_id: share.client_id, trip_id },
      invoice_no: invoice.formatted_invoice_number ?? '',
      ...{ amount, base: partOf(toUnapplied(now), amount).base, owed_base, applied_on },
    };
    states.set(invoice_id, {
      invoice,
      after: withReceived(state.after, share.payer_id, amount),
      open: state.open.with(place, lessParts(owed, [{ amount, base: owed_base }])),
    });
    now = {
      ...now,
      ...(now.trip_id ? {} : { trip_id, trip: { code: trip.code, trip_name: trip.trip_name }, member_ids }),
      applied: [...now.applied, part],
    };
    entries.push({
      source: `payment.applied:${part.id}`,
      ...{ memo: part.invoice_no, day: applied_on },
      lines: toAppliedLines(now, part, invoice),
    });
  }
  if (issues.length > 0) return refuse('payment.not_ready', { issues });
  const invoices = [...states.values()].map(({ invoice: before, after }) => ({ before, after }));
  return ok({ payment: now, invoices, entries });
};

/**
 * A payment and an invoice without one of the parts between them, or without so much of it, and what posts that; undefined where there is no
 * such part.
 */
export const removePart = (payment: Payment, invoice: Invoice, id: Application['id'], amount?: number) => {
  const whole = payment.applied.find((one) => one.id === id);
  if (!whole || whole.invoice_id !== invoice.id) return undefined;
  const off = amount ?? whole.amount;
  const part = {
    ...whole,
    ...partOf(whole, off),
    owed_base: partOf({ amount: whole.amount, base: whole.owed_base }, off).base,
  };
  const left = { ...whole, ...lessParts(whole, [part]), owed_base: whole.owed_base - part.owed_base };
  const applied = payment.applied.flatMap((one) => (one !== whole ? [one] : left.amount > 0 ? [left] : []));
  return {
    part,
    payment: { ...payment, applied },
    invoice: withReceived(invoice, part.payer_id, -part.amount),
    lines: reverseAmounts(toAppliedLines(payment, part, invoice)),
  };
};

/** The steps by which invoices say what was received on them. */
export const saveInvoices = (
  db: TenantDb,
  invoices: Applied['invoices'],
  event: 'paid' | 'paid_online' | 'payment_detached',
): Write[] => invoices.map(({ before, after }) => db.save(Invoices, before, after, { as: invoiceEvents[event] }));

import type { Accent } from '../../../access/brand';
import type { ClientLanguage } from '../../../base/client-language';
import { sum } from '../../../base/sum';
import type { CreditNote } from '../invoices/credit-note';
import type { Invoice, Share } from '../invoices/invoice';
import { calculateInvoice, toAsked } from '../invoices/invoice-figures';
import type { ReadInvoice } from '../invoices/invoice-lines';
import { type MilestoneState, toMilestoneStates } from '../invoices/invoice-status';
import { lessWrittenOff, toWrittenOff } from '../invoices/write-off';
import { isUnderWay } from '../online/attempt';
import type { InvoicePayment } from '../payments/payment';

/** Whose invoice it is, and the words that are the same on each of theirs; `sender`, `intro`, `terms` and `foot` are lines of text. */
export type InvoiceHouse = {
  name: string;
  accent: Accent;
  contact?: string | undefined;
  /** Where its logo opens, none where the name is shown instead. */
  logo_url?: string | undefined;
  logo: { place: 'left' | 'center' | 'right'; size: 'small' | 'medium' | 'large' };
  words: { title: string; sender: string; intro: string; terms: string; foot: string };
  /** How clients pay: what the company has filled in of it. */
  how_to_pay: {
    account_name?: string | undefined;
    bank_name?: string | undefined;
    account_number?: string | undefined;
    routing_code?: string | undefined;
    check_payable_to?: string | undefined;
    check_address?: string | undefined;
    /** What is said of a card that the company charges by itself, where it takes any. */
    card?: string | undefined;
    pay_pal?: boolean | undefined;
    words: string;
  };
};

/** A payment of the plan as one of those who pay has it; amounts are minor units. */
export type ClientDue = {
  id: string;
  name: string;
  due_day: string;
  amount: number;
  open: number;
  state: MilestoneState;
};

/** An invoice as it is shown and printed, to one of those who pay or, without one, as a whole; amounts are minor units of `currency`. */
export type ClientInvoice = {
  house: InvoiceHouse;
  language: ClientLanguage;
  state: Invoice['state'];
  /** None of a draft. */
  number?: string | undefined;
  revision: number;
  issue_date?: string | undefined;
  trip_name: string;
  currency: string;
  /** Whom it is made out to. */
  billed_to: readonly string[];
  message?: string | undefined;
  lines: readonly {
    id: string;
    title: string;
    detail?: string | undefined;
    quantity: number;
    unit_price: number;
    amount: number;
    /** The client pays it where it is used, not to the agency. */
    at_supplier: boolean;
  }[];
  subtotal: number;
  discount: number;
  taxes: readonly { code: string; name: string; rate: string; tax: number }[];
  prices_include_tax: boolean;
  total: number;
  /** What of it is theirs, where others pay the rest. */
  part?: number | undefined;
  /** What credit notes took back of it, or of their part. */
  credited: number;
  /** What of the rest is paid at suppliers and so never asked for. */
  at_supplier: number;
  received: number;
  /** What of it is no longer asked for. */
  written_off: number;
  /** What left the client and isn’t there yet; it is due still. */
  under_way: number;
  due: number;
  plan: readonly ClientDue[];
  /** The credit notes on it, each with what of it is theirs. */
  credit_notes: readonly { id: CreditNote['id']; number: string; day: string; reason: string; amount: number }[];
  payments: readonly Pick<InvoicePayment, 'id' | 'received_on' | 'payment_method' | 'confirmation_code' | 'amount'>[];
};

/** The payments of the plan: what somebody pays of each, in the order of their days, and what became of it. */
const toPlan = (invoice: Invoice, of: Share | undefined, received: number, today: string): ClientDue[] => {
  const { due, shares } = lessWrittenOff(invoice);
  const share = of && shares.find(({ payer_id }) => payer_id === of.payer_id);
  const plan = due.map((one, i) => ({ ...one, amount: share ? (share.cells[i] ?? 0) : one.amount }));
  const states = toMilestoneStates(plan, received, today);
  return plan.flatMap(({ id, name, due_day, amount }, i) =>
    amount > 0
      ? [{ id, name, due_day, amount, open: amount - (states[i]?.paid ?? 0), state: states[i]?.state ?? 'due' }]
      : [],
  );
};

type Reader = {
  house: InvoiceHouse;
  language: ClientLanguage;
  today: string;
  /** What the one who reads it pays of it; none to show it as a whole. */
  share?: Share | undefined;
  /** Who pays it, where it isn’t issued and so has no shares. */
  payers?: readonly string[];
};

type Read = Pick<ReadInvoice, 'invoice' | 'lines' | 'payments' | 'credit_notes'> &
  Partial<Pick<ReadInvoice, 'attempts'>>;
/** What is somebody’s of each credit note, or all of it. */
const toCredits = (notes: ReadInvoice['credit_notes'], share: Share | undefined): ClientInvoice['credit_notes'] =>
  notes.flatMap(({ id, number, day, reason, total, shares }) => {
    const mine = shares.find(({ payer_id }) => payer_id === share?.payer_id);
    const amount = share ? (mine ? mine.amount + mine.at_supplier : 0) : total;
    return amount > 0 || !share ? [{ id, number, day, reason, amount }] : [];
  });

/**
 * What somebody is shown of an invoice: all that it bills, of the plan and of what was paid their own. What suppliers get, who else pays and how
 * it is posted never leaves. `today` is the company's day.
 */
export const toClientInvoice = (
  { invoice, lines, payments, credit_notes, attempts = [] }: Read,
  { house, language, today, share, payers = [invoice.client.name] }: Reader,
): ClientInvoice => {
  const { state, shares, currency, total } = invoice;
  const figures = calculateInvoice({ ...invoice, lines });
  const mine = share ? payments.filter(({ payer_id }) => payer_id === share.payer_id) : payments;
  const received = share ? share.received : invoice.total_amount_received;
  const written_off = toWrittenOff(invoice, share?.payer_id);
  const owed = share ? share.amount : toAsked(invoice) + written_off;
  const { at_supplier } = share ?? invoice;
  const credits = toCredits(credit_notes, share);
  const credited = sum(credits.map(({ amount }) => amount));
  const names = share ? [share.name] : shares.map(({ name }) => name);
  return {
    ...{ house, language, state, currency, total, at_supplier, received, written_off },
    ...{ number: invoice.formatted_invoice_number, revision: invoice.revision, issue_date: invoice.issue_date },
    ...{ trip_name: invoice.trip.trip_name, message: invoice.message },
    billed_to: names.length > 0 ? names : payers,
    lines: lines.map(({ id, title, detail, quantity, unit_price, paid_to }, i) => ({
      ...{ id, title, detail, quantity, unit_price, at_supplier: paid_to === 'supplier' },
      amount: figures.lines[i]?.gross ?? 0,
    })),
    ...{ subtotal: figures.subtotal, discount: figures.discount, prices_include_tax: invoice.prices_include_tax },
    taxes: figures.taxes
      .filter(({ taxable }) => taxable > 0)
      .map(({ code, name, rate, tax }) => ({ code, name, rate, tax })),
    part: share && shares.length > 1 ? owed + at_supplier + credited : undefined,
    ...{ credited, credit_notes: credits },
    under_way: sum(attempts.filter((one) => isUnderWay(one) && one.currency === currency).map(({ amount }) => amount)),
    due: state === 'canceled' ? 0 : owed - written_off - received,
    plan: toPlan(invoice, share, received, today),
    payments: mine.map(({ id, received_on, payment_method, confirmation_code, amount }) => ({
      ...{ id, received_on, payment_method, confirmation_code, amount },
    })),
  };
};

type Planned = Pick<ClientInvoice, 'plan' | 'under_way'>;
/** The plan without what is on its way, which covers the first of it first. */
export const lessUnderWay = ({ plan, under_way }: Planned): ClientDue[] => {
  let left = under_way;
  return plan.map((due) => {
    const covered = Math.min(left, Math.max(due.open, 0));
    left -= covered;
    return { ...due, open: due.open - covered };
  });
};

/** What is asked for now: what is overdue, or all that is due on the next day of the plan, but for what is on its way. */
export const toNextDue = (planned: Planned): { amount: number; due_day: string } | undefined => {
  const open = lessUnderWay(planned).filter((one) => one.open > 0);
  const late = open.filter(({ state }) => state === 'overdue');
  const [first] = open;
  if (!first) return undefined;
  const { due_day } = first;
  const asked = late.length > 0 ? late : open.filter((one) => one.due_day === due_day);
  return { amount: sum(asked.map((one) => one.open)), due_day };
};

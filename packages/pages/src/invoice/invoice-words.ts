import type { I18n } from '@lingui/core';
import {
  type ClientDue,
  type ClientInvoice,
  lessUnderWay,
  toNextDue,
} from '@wayline/core/areas/accounting/links/client-invoice';
import { formatMoneyIn } from '@wayline/core/base/money-text';
import { fullDate } from '../format/day-text';
import { getLocale } from '../format/locale';

// What the page, the paper and the mail of an invoice say alike.

/** What a reader needs to know of an invoice first. */
export type InvoiceStanding = 'draft' | 'canceled' | 'paid' | 'under_way' | 'overdue' | 'due';

type Standing = Pick<ClientInvoice, 'state' | 'due' | 'plan' | 'under_way'>;
export const getStanding = ({ state, due, plan, under_way }: Standing): InvoiceStanding => {
  if (state !== 'issued') return state;
  if (due <= 0) return 'paid';
  if (due <= under_way) return 'under_way';
  const left = lessUnderWay({ plan, under_way });
  return left.some((one) => one.state === 'overdue' && one.open > 0) ? 'overdue' : 'due';
};
/** Whether somebody is asked for money by it. */
export const isAsking = (invoice: ClientInvoice): boolean => ['due', 'overdue'].includes(getStanding(invoice));

/** An amount of an invoice, in minor units, as its reader writes it; one that is taken off has a minus, not a hyphen, before it. */
export const invoiceMoney = (i18n: I18n, { currency }: Pick<ClientInvoice, 'currency'>, minor: number): string =>
  formatMoneyIn(getLocale(i18n), { minor, currency }).replace('-', '\u2212');

/** What it is called: as the agency says it, and where it says what everyone does, in the language of its reader. */
export const getInvoiceTitle = (i18n: I18n, { house }: Pick<ClientInvoice, 'house'>): string => {
  const title = house.words.title.trim();
  return title === '' || title === 'Invoice' ? i18n._('Invoice') : title;
};
// The names that the editor begins with.
const OWN_NAMES: readonly string[] = [
  /*i18n*/ 'Deposit',
  /*i18n*/ 'Full payment',
  /*i18n*/ 'Final payment',
  /*i18n*/ 'Planning fee',
  /*i18n*/ 'Service fee',
];
/** What a line or a payment of the plan is called: as somebody typed it and, where they kept what it was called at first, in the language of its reader. */
export const billedName = (i18n: I18n, name: string): string => (OWN_NAMES.includes(name) ? i18n._(name) : name);
/** Its number and, once it has changed, its revision. */
export const getInvoiceNumber = (i18n: I18n, { number, revision }: ClientInvoice): string =>
  [number, revision > 1 && i18n._('Revision {revision}', { revision })].filter(Boolean).join(' · ');

/** What is asked for now: `large` is an amount, with a `label`, or the few words that say that nothing is. */
export type Asked = { label?: string; large: string; notes: string[] };

const askedNow = (i18n: I18n, invoice: ClientInvoice): Asked => {
  const { under_way } = invoice;
  const left = invoice.due - under_way;
  const { amount = left, due_day } = toNextDue(invoice) ?? {};
  const isLate = getStanding(invoice) === 'overdue';
  const day = due_day && fullDate(i18n, due_day);
  const when = day && (isLate ? i18n._('due since {day}', { day }) : i18n._('by {day}', { day }));
  const balance = amount < left ? invoiceMoney(i18n, invoice, left) : undefined;
  return {
    label: isLate ? i18n._('Overdue') : balance ? i18n._('Next payment') : i18n._('Amount due'),
    large: invoiceMoney(i18n, invoice, amount),
    notes: [
      when,
      balance && i18n._('{balance} left to pay in total', { balance }),
      under_way > 0 && i18n._('{amount} is on its way', { amount: invoiceMoney(i18n, invoice, under_way) }),
    ].filter((note) => typeof note === 'string'),
  };
};

export const getAsked = (i18n: I18n, invoice: ClientInvoice): Asked => {
  const { total, part = total, received, written_off, house } = invoice;
  switch (getStanding(invoice)) {
    case 'draft':
      return {
        label: i18n._('Total'),
        large: invoiceMoney(i18n, invoice, part),
        notes: [i18n._('This is a draft. Nothing is due yet.')],
      };
    case 'canceled':
      return { large: i18n._('This invoice was canceled.'), notes: [i18n._('There’s nothing to pay.')] };
    case 'paid':
      if (received === 0) return { large: i18n._('Nothing to pay to {company}', { company: house.name }), notes: [] };
      if (written_off > 0)
        return {
          large: i18n._('There’s nothing more to pay.'),
          notes: [i18n._('{amount} received', { amount: invoiceMoney(i18n, invoice, received) })],
        };
      return {
        large: i18n._('Paid in full. Thank you.'),
        notes: received > 0 ? [i18n._('{amount} received', { amount: invoiceMoney(i18n, invoice, received) })] : [],
      };
    case 'under_way':
      return {
        label: i18n._('On its way'),
        large: invoiceMoney(i18n, invoice, invoice.under_way),
        notes: [i18n._('There’s nothing more to pay.')],
      };
    default:
      return askedNow(i18n, invoice);
  }
};

/** The facts at its head with their names, those that it has. */
export const invoiceFacts = (i18n: I18n, invoice: ClientInvoice): [name: string, value: string][] => {
  const { issue_date, plan, billed_to, trip_name, state } = invoice;
  // Several payments have a table of their own.
  const only = plan.length === 1 && state !== 'canceled' ? plan[0] : undefined;
  const facts: [string, string | undefined][] = [
    [i18n._('Issued'), issue_date && fullDate(i18n, issue_date)],
    [i18n._('Due'), only && fullDate(i18n, only.due_day)],
    [i18n._('Billed to'), billed_to.filter(Boolean).join(', ')],
    [i18n._('Trip'), trip_name],
  ];
  return facts.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
};

/** The payments of the plan, where there are several and it still counts. */
export const getShownPlan = ({ plan, state }: Pick<ClientInvoice, 'plan' | 'state'>): readonly ClientDue[] =>
  plan.length > 1 && state !== 'canceled' ? plan : [];

/** A percentage as its reader writes it. */
export const rateText = (i18n: I18n, rate: string): string =>
  new Intl.NumberFormat(getLocale(i18n), { style: 'percent', maximumFractionDigits: 4 }).format(Number(rate) / 100);

/** A line of what it comes to; an `inner` one is within the others, and `sum` and `due` are what they come to. */
export type TotalRow = { key: string; name: string; amount: string; kind?: 'inner' | 'sum' | 'due' | undefined };

const taxRows = (i18n: I18n, invoice: ClientInvoice): TotalRow[] =>
  invoice.taxes.map(({ code, name, rate, tax }) => {
    const named = `${name} ${rateText(i18n, rate)}`;
    const row = { key: `tax ${code}`, amount: invoiceMoney(i18n, invoice, tax) };
    return invoice.prices_include_tax
      ? { ...row, name: i18n._('{tax}, included', { tax: named }), kind: 'inner' }
      : { ...row, name: named };
  });

/** What it comes to, line by line: what was taken off, what others are paid and what came are less than nothing. */
export const totalRows = (i18n: I18n, invoice: ClientInvoice): TotalRow[] => {
  const { subtotal, discount, taxes, total, part, credited, at_supplier, received, under_way, due, state } = invoice;
  const { written_off } = invoice;
  const money = (minor: number) => invoiceMoney(i18n, invoice, minor);
  const rows: (TotalRow | false)[] = [
    (discount > 0 || taxes.length > 0) && { key: 'subtotal', name: i18n._('Subtotal'), amount: money(subtotal) },
    discount > 0 && { key: 'discount', name: i18n._('Discount'), amount: money(-discount) },
    ...taxRows(i18n, invoice),
    { key: 'total', name: i18n._('Total'), amount: money(total), kind: 'sum' },
    part !== undefined && { key: 'part', name: i18n._('Your part'), amount: money(part), kind: 'sum' },
    credited > 0 && { key: 'credited', name: i18n._('Credit notes'), amount: money(-credited) },
    at_supplier > 0 && { key: 'at supplier', name: i18n._('Paid at suppliers'), amount: money(-at_supplier) },
    received > 0 && { key: 'received', name: i18n._('Received'), amount: money(-received) },
    written_off > 0 && { key: 'written off', name: i18n._('Written off'), amount: money(-written_off) },
    under_way > 0 && { key: 'under way', name: i18n._('On its way'), amount: money(under_way), kind: 'inner' },
    state === 'issued' && { key: 'due', name: i18n._('Balance due'), amount: money(due), kind: 'due' },
  ];
  return rows.filter((row) => row !== false);
};

const METHODS: Record<ClientInvoice['payments'][number]['payment_method'], string> = {
  check: /*i18n*/ 'Check',
  bank_transfer: /*i18n*/ 'Bank transfer',
  credit_card: /*i18n*/ 'Credit card',
  strip_online_payment: /*i18n*/ 'Online payment',
  pay_pal: /*i18n*/ 'PayPal',
  credit_point: /*i18n*/ 'Credit',
  payment_portal: /*i18n*/ 'Payment portal',
  other: /*i18n*/ 'Payment',
};
const STATES: Record<ClientDue['state'], string> = {
  paid: /*i18n*/ 'Paid',
  partly_paid: /*i18n*/ 'Partly paid',
  due: /*i18n*/ 'Open',
  overdue: /*i18n*/ 'Overdue',
};

const ONLINE = 'strip_online_payment';
/** How a payment came in, with its number or reference, but for what Stripe knows one by. */
export const methodText = (
  i18n: I18n,
  payment: Pick<ClientInvoice['payments'][number], 'payment_method' | 'confirmation_code'>,
): string =>
  [i18n._(METHODS[payment.payment_method]), payment.payment_method !== ONLINE && payment.confirmation_code]
    .filter(Boolean)
    .join(' · ');

/** What became of a payment of the plan; of one that is paid in part, what is left. A draft asks for none yet. */
export const dueStateText = (i18n: I18n, invoice: ClientInvoice, { state, open, amount }: ClientDue): string => {
  if (invoice.state === 'draft') return '';
  if (open >= amount || open <= 0) return i18n._(STATES[state]);
  const left = i18n._('{amount} left', { amount: invoiceMoney(i18n, invoice, open) });
  return `${i18n._(STATES[state])} · ${left}`;
};

/** A way to pay, in one of its parts; the digits of a number are compared one by one. */
export type PayFact = { name: string; value: string; isNumber?: boolean };

/** How somebody pays, as far as the agency has filled it in: nothing of an invoice that asks for nothing. */
export const howToPay = (i18n: I18n, invoice: ClientInvoice): { facts: PayFact[]; words: string } => {
  if (!isAsking(invoice)) return { facts: [], words: '' };
  const pay = invoice.house.how_to_pay;
  const facts: [name: string, value: string | false | undefined, isNumber?: boolean][] = [
    [i18n._('Account name'), pay.account_name],
    [i18n._('Bank'), pay.bank_name],
    [i18n._('Account number'), pay.account_number, true],
    [i18n._('Routing code'), pay.routing_code, true],
    [i18n._('Payment reference'), pay.account_number && invoice.number, true],
    [i18n._('Make checks payable to'), pay.check_payable_to],
    [i18n._('Mail checks to'), pay.check_address],
    [i18n._('Credit card'), pay.card?.trim() || (pay.card !== undefined && i18n._('Ask your advisor'))],
    [i18n._('PayPal'), pay.pay_pal && i18n._('Ask your advisor')],
  ];
  return {
    facts: facts.flatMap(([name, value, isNumber = false]) => {
      const said = value ? value.trim() : '';
      return said ? [{ name, value: said, isNumber }] : [];
    }),
    words: pay.words,
  };
};

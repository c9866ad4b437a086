import { calculateInvoice, type InvoiceFigures } from '@wayline/core/areas/accounting/invoices/invoice-figures';
import type { MilestoneDue, MilestonePart } from '@wayline/core/areas/accounting/invoices/milestone';
import type { ClientId } from '@wayline/core/areas/clients/client-id';
import type { TripId } from '@wayline/core/base/ids';
import { money } from '@wayline/core/base/money';
import { decimalText, toMoney } from '@wayline/core/base/money-text';
import { fromPercentUnits, toPercentUnits, WHOLE_PERCENT } from '@wayline/core/base/percentage-units';
import type { Money } from '@wayline/core/base/values';
import type { ClientChoice } from '../../clients/public';
import type { Billable, Invoice, InvoiceDraft, InvoiceLine, UsualPlan, WholeInvoice } from '../invoice-queries';
import { LINE_KIND_WORDS } from '../invoice-words';

/** A line as it is typed. Its taxes are named by their rows, because their codes may change. */
export type LineForm = Pick<InvoiceLine, 'id' | 'kind' | 'title' | 'quantity' | 'acting_as' | 'paid_to'> &
  Partial<Pick<InvoiceLine, 'trip_id' | 'booking_id' | 'package_id'>> & {
    detail: string;
    /** Null is none, where there was one: a form that holds undefined shows what it began with. */
    unit_price?: Money | null | undefined;
    discount?: Money | undefined;
    tax_ids: string[];
    /** What it costs in its trip, where that is in another currency. */
    priced?: Money | undefined;
  };
export type TaxForm = { id: string; code: string; name: string; rate?: string | undefined };
/** One who pays. Which of the three says how much depends on how the invoice is shared. */
export type PayerForm = {
  id: string;
  client_id?: ClientId | undefined;
  client?: ClientChoice | undefined;
  weight?: number | undefined;
  percentage?: string | undefined;
  amount?: Money | undefined;
};
export type MilestoneForm = {
  id: string;
  name: string;
  due: { kind: MilestoneDue['kind']; day?: string | undefined; days?: number | undefined };
  part: { mode: 'percentage' | 'amount'; percentage?: string | undefined; amount?: Money | undefined };
};
export type InvoiceForm = {
  trip_ids: TripId[];
  pay_as: Invoice['pay_as'];
  currency: string;
  rates: Record<string, string>;
  taxes: TaxForm[];
  prices_include_tax: boolean;
  discount: { mode: 'none' | 'amount' | 'percentage'; amount?: Money | undefined; percentage?: string | undefined };
  payers: PayerForm[];
  milestones: MilestoneForm[];
  message: string;
  lines: LineForm[];
};

const newId = () => crypto.randomUUID();

/** How much of an invoice somebody pays, by weight of all who do. */
export const toWeight = (payer: PayerForm, pay_as: InvoiceForm['pay_as']): number => {
  switch (pay_as) {
    case 'single':
    case 'equal':
      return 1;
    case 'percentage':
      return toPercentUnits(payer.percentage);
    case 'amount':
      return payer.amount?.minor ?? 0;
    default:
      return payer.weight ?? 0;
  }
};
/** Those who pay: where one client does, the first of those who were entered. */
export const listPayers = ({ payers, pay_as }: Pick<InvoiceForm, 'payers' | 'pay_as'>): PayerForm[] =>
  pay_as === 'single' ? payers.slice(0, 1) : payers;

export const blankPayer = (client?: ClientChoice): PayerForm => ({
  ...{ id: newId(), client, client_id: client?.id, weight: 1 },
});
export const blankTax = (): TaxForm => ({ id: newId(), code: '', name: '' });

/** A line of the agency's own: a fee, or anything else. */
export const blankLine = (kind: 'planning_fee' | 'service_fee' | 'other', taxes: readonly TaxForm[]): LineForm => ({
  ...{ id: newId(), kind, title: kind === 'other' ? '' : LINE_KIND_WORDS[kind], detail: '', quantity: 1 },
  ...{ acting_as: 'agent', paid_to: 'agency', tax_ids: taxes.map(({ id }) => id) },
});

/** A booking or a package of a trip as a line. What costs another currency has to be priced in that of the invoice. */
export const toLine = (billable: Billable, trip_id: TripId, currency: string): LineForm => {
  const { kind, id, title, price = 0, paid_to } = billable;
  const priced = money(price, billable.currency ?? currency);
  return {
    ...{ id: newId(), kind, title, trip_id, detail: '', quantity: 1, tax_ids: [] },
    ...{ acting_as: 'agent', paid_to },
    ...(kind === 'booking' ? { booking_id: id as InvoiceLine['booking_id'] } : {}),
    ...(kind === 'package' ? { package_id: id as InvoiceLine['package_id'] } : {}),
    ...(priced.currency === currency ? { unit_price: priced } : { priced }),
  };
};
/** What a line bills of its trip, by which it is known there. */
export const toBilledId = ({ booking_id, package_id }: Pick<LineForm, 'booking_id' | 'package_id'>) =>
  booking_id ?? package_id;

const [DAYS_TO_PAY, DAYS_LATER] = [7, 30];
/** What the payments of a trip count from, and how the company usually asks for them. */
export type TripDays = {
  departure?: string | undefined;
  final_payment?: string | undefined;
  plan?: UsualPlan | undefined;
};
/** What is usual where the company says nothing else. */
const USUAL: UsualPlan = { pay_now: false, asks_for: 'all', deposit_percent: 20, balance_days: 45 };
const firstDue = ({ plan = USUAL }: TripDays): MilestoneForm['due'] => ({
  ...{ kind: 'after_issue', days: plan.pay_now ? 0 : DAYS_TO_PAY },
});
const lastDue = ({ departure, final_payment, plan = USUAL }: TripDays): MilestoneForm['due'] => {
  if (final_payment) return { kind: 'before_final_payment', days: 0 };
  return departure ? { kind: 'before_departure', days: plan.balance_days } : { kind: 'after_issue', days: DAYS_LATER };
};
/** Plans that are chosen at a press. */
export const PLANS = {
  all: (days: TripDays): MilestoneForm[] => [
    { id: newId(), name: 'Full payment', due: firstDue(days), part: { mode: 'percentage' } },
  ],
  deposit: (days: TripDays): MilestoneForm[] => [
    {
      ...{ id: newId(), name: 'Deposit', due: firstDue(days) },
      part: { mode: 'percentage', percentage: String((days.plan ?? USUAL).deposit_percent) },
    },
    { id: newId(), name: 'Final payment', due: lastDue(days), part: { mode: 'percentage' } },
  ],
};
export const blankMilestone = (): MilestoneForm => ({
  ...{ id: newId(), name: 'Payment', due: { kind: 'after_issue', days: DAYS_LATER } },
  part: { mode: 'percentage', percentage: '0' },
});

type Start = {
  trip: TripId;
  billable: readonly Billable[];
  lead: ClientChoice | undefined;
  /** The currency of the user, where nothing of the trip has a price. */
  currency: string;
  days?: TripDays;
};
/** The currency of most that can be billed. */
const findMainCurrency = (billable: readonly Billable[], otherwise: string): string => {
  const counts = new Map<string, number>();
  for (const { currency, left_out } of billable)
    if (currency && !left_out) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? otherwise;
};
/** An invoice over everything of a trip that can be billed, paid by its lead, as the company usually asks for it. */
export const startInvoice = ({ trip, billable, lead, currency: usual, days = {} }: Start): InvoiceForm => {
  const currency = findMainCurrency(billable, usual);
  const offered = billable.filter((one) => !one.left_out && one.currency === currency);
  return {
    ...{ trip_ids: [trip], pay_as: 'single', currency, rates: {}, taxes: [], prices_include_tax: false, message: '' },
    ...{
      discount: { mode: 'none' },
      payers: [blankPayer(lead)],
      milestones: PLANS[(days.plan ?? USUAL).asks_for](days),
    },
    lines: offered.map((one) => toLine(one, trip, currency)),
  };
};

const toPayerForm = ({ payers, shares, client, pay_as, currency }: Invoice, i: number): PayerForm => {
  const { id, client_id, weight } = payers[i] as Invoice['payers'][number];
  const known = client_id === client.id;
  const name = known ? client.name : (shares.find(({ payer_id }) => payer_id === id)?.name ?? '');
  return {
    ...{
      id,
      client_id,
      client: { id: client_id, first_name: name, last_name: '', ind_code: known ? client.acc_no : '' },
    },
    ...(pay_as === 'percentage' && { percentage: fromPercentUnits(weight) }),
    ...(pay_as === 'amount' && { amount: money(weight, currency) }),
    ...(pay_as !== 'percentage' && pay_as !== 'amount' ? { weight } : { weight: 1 }),
  };
};

/** An invoice that is there, to be changed. */
export const toInvoiceForm = ({ invoice, lines }: WholeInvoice): InvoiceForm => {
  const { currency, discount } = invoice;
  const taxes = invoice.taxes.map((tax) => ({ ...tax, id: newId() }));
  const ids = new Map(taxes.map(({ code, id }) => [code, id]));
  return {
    ...{ trip_ids: invoice.trip_ids, pay_as: invoice.pay_as, currency, taxes, message: invoice.message ?? '' },
    rates: Object.fromEntries(Object.entries(invoice.rates).flatMap(([code, rate]) => (rate ? [[code, rate]] : []))),
    prices_include_tax: invoice.prices_include_tax,
    discount: !discount
      ? { mode: 'none' }
      : discount.mode === 'amount'
        ? { mode: 'amount', amount: money(discount.amount, currency) }
        : discount,
    payers: invoice.payers.map((_, i) => toPayerForm(invoice, i)),
    milestones: invoice.milestones.map(({ id, name, due, part }) => ({
      ...{ id, name, due },
      part:
        part.mode === 'amount'
          ? { mode: 'amount', amount: money(part.amount, currency) }
          : { mode: 'percentage', ...(part.mode === 'percentage' && { percentage: part.percentage }) },
    })),
    lines: lines.map(({ bookings: _, tax_codes, unit_price, discount: off, detail = '', ...line }) => ({
      ...line,
      ...{ detail, unit_price: money(unit_price, currency), tax_ids: tax_codes.flatMap((code) => ids.get(code) ?? []) },
      ...(off > 0 && { discount: money(off, currency) }),
    })),
  };
};

const toDue = ({ kind, day = '', days = 0 }: MilestoneForm['due']): MilestoneDue =>
  kind === 'on_day' ? { kind, day } : { kind, days };
/** The last payment takes what the others leave, whatever was typed in it before. */
const toPart = ({ mode, percentage = '0', amount }: MilestoneForm['part'], isLast: boolean): MilestonePart => {
  if (isLast) return { mode: 'rest' };
  return mode === 'amount' ? { mode, amount: amount?.minor ?? 0 } : { mode, percentage };
};
export const toMilestones = (milestones: readonly MilestoneForm[]): InvoiceDraft['milestones'] =>
  milestones.map(({ id, name, due, part }, i) => ({
    ...{ id, name, due: toDue(due), part: toPart(part, i === milestones.length - 1) },
  }));

const toDiscount = ({ mode, amount, percentage = '0' }: InvoiceForm['discount']): InvoiceDraft['discount'] => {
  if (mode === 'none') return undefined;
  return mode === 'amount' ? { mode, amount: amount?.minor ?? 0 } : { mode, percentage };
};
const toTaxes = (taxes: readonly TaxForm[]) =>
  taxes.map(({ code, name, rate = '0' }) => ({ code: code.trim(), name: name.trim(), rate }));
const toDraftLines = ({ lines, taxes }: Pick<InvoiceForm, 'lines' | 'taxes'>) => {
  const codes = new Map(taxes.map(({ id, code }) => [id, code.trim()]));
  return lines.map(({ priced: _, tax_ids, unit_price, discount, detail, ...line }) => ({
    ...line,
    ...(detail.trim() && { detail: detail.trim() }),
    ...{ unit_price: unit_price?.minor ?? 0, discount: discount?.minor ?? 0 },
    tax_codes: tax_ids.flatMap((id) => codes.get(id) ?? []),
  }));
};

/** What is sent of an invoice. Source: R-ACC-048, R-ACC-049. */
export const toDraft = (form: InvoiceForm): InvoiceDraft => ({
  ...{ trip_ids: form.trip_ids, invoice_type: 'Client', pay_as: form.pay_as, currency: form.currency },
  rates: Object.fromEntries(Object.entries(form.rates).filter(([, rate]) => rate)),
  ...{ taxes: toTaxes(form.taxes), prices_include_tax: form.prices_include_tax, discount: toDiscount(form.discount) },
  payers: listPayers(form).map((payer) => ({
    ...{ id: payer.id, client_id: payer.client_id as ClientId, weight: toWeight(payer, form.pay_as) },
  })),
  milestones: toMilestones(form.milestones),
  message: form.message.trim() || undefined,
  lines: toDraftLines(form),
});

/** What the invoice comes to as it is typed, by what the server works it out by. */
export const calculateForm = (form: InvoiceForm): InvoiceFigures =>
  calculateInvoice({
    ...{ currency: form.currency, taxes: toTaxes(form.taxes), prices_include_tax: form.prices_include_tax },
    ...{ discount: toDiscount(form.discount), lines: toDraftLines(form) },
  });

const reprice = (amount: Money | undefined, currency: string) => amount && toMoney(decimalText(amount), currency);
/** The same amounts in another currency, as they were typed; what has a price in that currency takes it. */
export const inCurrency = (form: InvoiceForm, currency: string): InvoiceForm => ({
  ...{ ...form, currency },
  discount: { ...form.discount, amount: reprice(form.discount.amount, currency) },
  payers: form.payers.map((payer) => ({ ...payer, amount: reprice(payer.amount, currency) })),
  milestones: form.milestones.map(({ part, ...rest }) => ({
    ...{ ...rest, part: { ...part, amount: reprice(part.amount, currency) } },
  })),
  lines: form.lines.map((line) => {
    const typed = line.unit_price ?? undefined;
    const priced = line.priced ?? (toBilledId(line) ? (line.unit_price ?? undefined) : undefined);
    return {
      ...line,
      discount: reprice(line.discount, currency),
      ...(priced && priced.currency === currency
        ? { unit_price: priced, priced: undefined }
        : { unit_price: (toBilledId(line) ? undefined : reprice(typed, currency)) ?? null, priced }),
    };
  }),
});

/** What keeps an invoice from being saved that no single field shows: parts of payers that aren't the whole. */
export const describeSharesProblem = (form: InvoiceForm, total: number): { left: number } | undefined => {
  const weights = listPayers(form).map((payer) => toWeight(payer, form.pay_as));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const whole = { percentage: WHOLE_PERCENT, amount: total }[form.pay_as as 'percentage' | 'amount'];
  return whole === undefined || whole === sum ? undefined : { left: whole - sum };
};

/** A line that was added and left as it was; it is taken off when the invoice is saved. */
export const isBlankLine = ({ kind, title, detail, unit_price }: LineForm): boolean =>
  kind === 'other' && title.trim() === '' && detail.trim() === '' && !unit_price?.minor;

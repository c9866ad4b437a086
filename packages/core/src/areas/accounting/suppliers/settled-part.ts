import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import { MAX_AMOUNT } from '../../../base/values';
import type { ValueOf } from '../../../store/record';
import { type Booking, getTripAdvisor, type Trips } from '../../trip/public';
import { toSupplierAmount } from '../invoices/billed-bookings';
import type { Share } from '../invoices/invoice';
import type { TripMoney } from '../invoices/invoice.records';
import type { Owed } from '../invoices/owed-bookings';
import { lessParts, partOf, type Worth } from '../worth';
import { toOpenPayable } from './payable';
import { getPaid } from './read-payables';
import type { SupplierPart, SupplierPartDraft, SupplierPaymentDraft } from './supplier-payment';

/** A booking that money is for, as it is now. */
export type PaidBooking = {
  trip: ValueOf<typeof Trips>;
  booking: Booking;
  money: TripMoney | undefined;
  /** What its invoice owes for it, where it is on one. */
  owed: Owed | undefined;
};
type Asked = Pick<SupplierPaymentDraft, 'kind' | 'currency'>;
/** A part of a payment with what it settles, before it is known what moved. */
export type SettledPart = Omit<SupplierPart, 'base' | 'commission_base'> & { share?: Share };

const NOTHING: Worth = { amount: 0, base: 0 };
const say = (amount: number, currency: string) => formatMoney(money(amount, currency));

/** What is left of a payer’s part at suppliers, less what parts before this one take of it. */
export type Taken = ReadonlyMap<string, number>;
const toShareKey = ({ invoice }: Owed, { payer_id }: Pick<Share, 'payer_id'>) => `${invoice.id} ${payer_id}`;
const toShareLeft = (owed: Owed, share: Share, taken: Taken): number =>
  share.at_supplier - (share.paid_at_supplier ?? 0) - (taken.get(toShareKey(owed, share)) ?? 0);
/** Who of those who pay an invoice paid the supplier: who was named, or the only one who has something left to pay there. */
const findShare = (owed: Owed, payer_id: string | undefined, taken: Taken): Share | undefined => {
  const { shares } = owed.invoice;
  if (payer_id) return shares.find((share) => share.payer_id === payer_id && share.at_supplier > 0);
  const open = shares.filter((share) => toShareLeft(owed, share, taken) > 0);
  return open.length === 1 ? open[0] : undefined;
};

/** What settling so much of a booking that isn’t invoiced yet asks for: as much as its supplier gets, where that is known. */
const checkDeposit = ({ booking }: PaidBooking, paid: Worth, { amount }: SupplierPartDraft, { currency }: Asked) => {
  const price = toSupplierAmount(booking);
  const most = MAX_AMOUNT - paid.amount;
  if (!price) return amount > most ? 'That’s too large an amount. Check the zeros.' : undefined;
  if (price.currency !== currency)
    return `${booking.title} is priced in ${price.currency}. Record a payment in ${price.currency}.`;
  if (price.amount === 0) return `${booking.title} costs nothing. Enter its price first.`;
  const left = price.amount - paid.amount;
  if (amount <= left) return undefined;
  return left > 0
    ? `Only ${say(left, currency)} of ${booking.title} is left to pay. Enter up to that much.`
    : `${booking.title} is paid. Take it off this payment.`;
};

type Checked = { settled: Worth; share?: Share } | string;
/**
 * What comes back of what was paid. First it is what the supplier has more than it is owed, so that what is settled in its currency is settled
 * in the books. Source: law 15.
 */
const settleReturn = (
  { booking, money: kept, owed }: PaidBooking,
  part: SupplierPartDraft,
  currency: string,
): Checked => {
  const paid = kept?.paid?.[booking.id];
  const left = paid ?? { ...NOTHING, currency };
  if (left.currency !== currency)
    return `${booking.title} was paid in ${left.currency}. Record what came back in ${left.currency}.`;
  if (part.amount > left.amount)
    return left.amount > 0
      ? `You’ve paid ${say(left.amount, currency)} for ${booking.title}. Enter up to that much.`
      : `You haven’t paid anything for ${booking.title} yet.`;
  if (part.commission_kept > (paid?.kept ?? 0))
    return `You’ve kept ${say(paid?.kept ?? 0, currency)} of what you paid for ${booking.title}. Enter up to that much.`;
  const surplus = owed ? lessParts(left, [owed]) : NOTHING;
  const over = Math.max(0, Math.min(surplus.amount, part.amount));
  const first = over > 0 ? partOf(surplus, over) : NOTHING;
  const rest = partOf(lessParts(left, [over > 0 ? surplus : NOTHING]), part.amount - over);
  return { settled: { amount: part.amount, base: first.base + (part.amount > over ? rest.base : 0) } };
};

/** What a part settles in the books, or, in a sentence, why it can’t. What was paid before an invoice settles what it was worth then. */
const settle = (of: PaidBooking, part: SupplierPartDraft, asked: Asked, taken: Taken): Checked => {
  const { booking, money: kept, owed } = of;
  const { kind, currency } = asked;
  if (part.commission_kept > part.amount) return 'You can’t keep more than that.';
  if (kind === 'supplier_to_company') return settleReturn(of, part, currency);
  const paid = getPaid(kept, booking.id, owed?.paid_to);
  // Nothing is left of what came back, in whichever currency it was.
  const inCurrency = owed?.currency ?? (paid && paid.amount > 0 ? paid.currency : undefined);
  if (inCurrency && inCurrency !== currency)
    return `${booking.title} is paid in ${inCurrency}. Record a payment in ${inCurrency}.`;
  const by_clients = kind === 'client_to_supplier';
  if (by_clients !== (owed?.paid_to === 'supplier'))
    return by_clients
      ? `No invoice has clients pay for ${booking.title} at the supplier. Record it as paid by you.`
      : `Clients pay for ${booking.title} at the supplier. Record it as paid by the client.`;
  if (!owed) {
    const fault = checkDeposit(of, paid ?? NOTHING, part, asked);
    return fault ?? { settled: { amount: part.amount, base: 0 } };
  }
  const open = toOpenPayable(owed, paid);
  if (part.amount > open.amount)
    return open.amount > 0
      ? `Only ${say(open.amount, currency)} is owed for ${booking.title}. Enter up to that much.`
      : `Nothing is owed for ${booking.title} anymore. Take it off this payment.`;
  const settled = partOf(open, part.amount);
  if (!by_clients) return { settled };
  const share = findShare(owed, part.payer_id, taken);
  if (!share) return 'Choose which client paid.';
  const left = toShareLeft(owed, share, taken);
  return part.amount > left
    ? `${share.name} has ${say(left, currency)} left to pay at suppliers. Enter up to that much.`
    : { settled, share };
};

/** A part of a payment with what it settles; or, in a sentence, why it can’t be recorded. */
const settlePart = (of: PaidBooking, part: SupplierPartDraft, asked: Asked, taken: Taken): SettledPart | string => {
  const checked = settle(of, part, asked, taken);
  if (typeof checked === 'string') return checked;
  const { trip, booking, owed } = of;
  const { share, settled } = checked;
  return {
    ...part,
    ...{ title: booking.title, trip_code: trip.code, trip_name: trip.trip_name },
    advisor_id: owed?.invoice.advisor_id ?? getTripAdvisor(trip),
    // What an invoice owes stands under the supplier that the booking had when it was issued.
    supplier_id: owed?.supplier_id ?? booking.supplier_id,
    ...(owed && { invoice_id: owed.invoice.id }),
    ...(share && { share, payer_id: share.payer_id, client_id: share.client_id, client_name: share.name }),
    settled_base: settled.base,
  };
};
/** The parts of a payment, one after the other: two of one client share what that client has left to pay. */
export const settleParts = (
  found: readonly PaidBooking[],
  parts: readonly SupplierPartDraft[],
  asked: Asked,
): (SettledPart | string)[] => {
  const taken = new Map<string, number>();
  return found.map((of, i) => {
    const part = parts[i];
    const settled = part ? settlePart(of, part, asked, taken) : 'This booking isn’t there anymore.';
    if (typeof settled !== 'string' && settled.share && of.owed) {
      const key = toShareKey(of.owed, settled.share);
      taken.set(key, (taken.get(key) ?? 0) + settled.amount);
    }
    return settled;
  });
};

type Paid = NonNullable<NonNullable<TripMoney['paid']>[SupplierPart['booking_id']]>;
type Moved = Worth & { returned?: number; kept?: number };
/** What was paid for a booking with so much more, or less; `returned` says that it came back, or didn’t after all, and `kept` what of it the agency keeps. */
export const addPaid = (
  before: Paid | undefined,
  currency: string,
  { returned = 0, kept = 0, ...more }: Moved,
): Paid | undefined => {
  // What came back in another currency is over.
  const known = before && before.amount === 0 && before.currency !== currency ? undefined : before;
  const after = lessParts(known ?? NOTHING, [{ amount: -more.amount, base: -more.base }]);
  const [back, keeps] = [(known?.returned ?? 0) + returned, (known?.kept ?? 0) + kept];
  if (after.amount === 0 && after.base === 0 && back === 0) return undefined;
  return {
    ...{ currency: currency as Paid['currency'], ...after },
    ...(back > 0 && { returned: back }),
    ...(keeps > 0 && { kept: keeps }),
  };
};

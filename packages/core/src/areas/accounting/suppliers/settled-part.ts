import { money } from '../../../base/money';
import { formatMoney } from '../../../base/money-text';
import type { ValueOf } from '../../../store/record';
import { type Booking, getTripAdvisor, type Trips } from '../../trip/public';
import { toSupplierAmount } from '../invoices/billed-bookings';
import type { Share } from '../invoices/invoice';
import type { TripMoney } from '../invoices/invoice.records';
import { lessParts, partOf, type Worth } from '../worth';
import { type Owed, toOpenPayable } from './payable';
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

/** Who of those who pay an invoice paid the supplier: who was named, or the only one who is to. */
const findShare = ({ invoice }: Owed, payer_id: string | undefined): Share | undefined => {
  const direct = invoice.shares.filter(({ at_supplier }) => at_supplier > 0);
  return payer_id ? direct.find((share) => share.payer_id === payer_id) : direct.length === 1 ? direct[0] : undefined;
};

/** What settling so much of a booking that isn’t invoiced yet asks for: as much as its supplier gets, where that is known. */
const checkDeposit = ({ booking }: PaidBooking, paid: Worth, { amount }: SupplierPartDraft, { currency }: Asked) => {
  const price = toSupplierAmount(booking);
  if (!price) return undefined;
  if (price.currency !== currency)
    return `${booking.title} is priced in ${price.currency}. Record a payment in ${price.currency}.`;
  const left = price.amount - paid.amount;
  if (amount <= left) return undefined;
  return left > 0
    ? `Only ${say(left, currency)} of ${booking.title} is left to pay. Enter up to that much.`
    : `${booking.title} is paid. Take it off this payment.`;
};

type Checked = { settled: Worth; share?: Share } | string;
/** What a part settles in the books, or, in a sentence, why it can’t. What was paid before an invoice settles what it was worth then. */
const settle = (of: PaidBooking, part: SupplierPartDraft, asked: Asked): Checked => {
  const { booking, money: kept, owed } = of;
  const { kind, currency } = asked;
  const paid = getPaid(kept, booking.id, owed?.paid_to);
  const inCurrency = owed?.currency ?? paid?.currency;
  if (inCurrency && inCurrency !== currency)
    return `${booking.title} is paid in ${inCurrency}. Record a payment in ${inCurrency}.`;
  if (part.commission_kept > part.amount) return 'You can’t keep more than that.';
  if (kind === 'supplier_to_company') {
    const left = kept?.paid?.[booking.id] ?? NOTHING;
    return part.amount > left.amount
      ? left.amount > 0
        ? `You’ve paid ${say(left.amount, currency)} for ${booking.title}. Enter up to that much.`
        : `You haven’t paid anything for ${booking.title} yet.`
      : { settled: partOf(left, part.amount) };
  }
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
  const share = findShare(owed, part.payer_id);
  if (!share) return 'Choose which client paid.';
  const left = share.at_supplier - (share.paid_at_supplier ?? 0);
  return part.amount > left
    ? `${share.name} has ${say(left, currency)} left to pay at suppliers. Enter up to that much.`
    : { settled, share };
};

/** A part of a payment with what it settles; or, in a sentence, why it can’t be recorded. */
export const settlePart = (of: PaidBooking, part: SupplierPartDraft, asked: Asked): SettledPart | string => {
  const checked = settle(of, part, asked);
  if (typeof checked === 'string') return checked;
  const { trip, booking, owed } = of;
  const { share, settled } = checked;
  return {
    ...part,
    ...{ title: booking.title, trip_code: trip.code, trip_name: trip.trip_name },
    advisor_id: owed?.invoice.advisor_id ?? getTripAdvisor(trip),
    // What an invoice owes stands under the supplier that the booking had when it was issued.
    supplier_id: owed ? owed.supplier_id : booking.supplier_id,
    ...(owed && { invoice_id: owed.invoice.id }),
    ...(share && { share, payer_id: share.payer_id, client_id: share.client_id, client_name: share.name }),
    settled_base: settled.base,
  };
};

type Paid = NonNullable<NonNullable<TripMoney['paid']>[SupplierPart['booking_id']]>;
/** What was paid for a booking with so much more, or less; `returned` says that it came back, or didn’t after all. */
export const addPaid = (
  before: Paid | undefined,
  currency: string,
  { returned = 0, ...more }: Worth & { returned?: number },
): Paid | undefined => {
  const after = lessParts(before ?? NOTHING, [{ amount: -more.amount, base: -more.base }]);
  const back = (before?.returned ?? 0) + returned;
  if (after.amount === 0 && after.base === 0 && back === 0) return undefined;
  return { currency: currency as Paid['currency'], ...after, ...(back > 0 && { returned: back }) };
};

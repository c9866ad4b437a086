import type { Traveler } from '../../trip/public';

/**
 * What of an issued invoice is asked of those who pay for a traveler, and came, in minor units of its currency: to the agency, and at
 * suppliers. `fees` is what of that are fees of the agency, `deposit` the first payment of a plan of several.
 */
export type PaidPart = {
  invoice_id: string;
  payer_id: string;
  currency: string;
  amount: number;
  received: number;
  fees: number;
  deposit?: number | undefined;
};
type Known = { is_cancelled: boolean; is_registered: boolean; parts: readonly PaidPart[] };

const isPaid = ({ received, amount }: PaidPart) => received >= amount;

/**
 * The status that its money gives a traveler, the first that holds. `is_registered` is whether they are on a booking, or sent a form in.
 * Amounts of several invoices are never added up, so their currencies may differ.
 */
export const toTravelerStatus = ({ is_cancelled, is_registered, parts: all }: Known): Traveler['status'] => {
  const parts = all.filter(({ amount }) => amount > 0);
  if (is_cancelled) return 'cancelled';
  if (parts.length === 0) return is_registered ? 'registered' : 'inquired';
  if (parts.every(({ received }) => received <= 0)) return 'unpaid';
  if (parts.every(isPaid)) return 'paid_in_full';
  if (parts.every(({ received, fees }) => received === fees)) return 'fee_paid';
  // One that is paid has its deposit, too.
  return parts.every((part) => isPaid(part) || part.received === part.deposit) ? 'deposit_paid' : 'partially_paid';
};

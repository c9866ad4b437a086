import type { Issue } from '../../../base/result';
import type { TripMoney } from './invoice.records';
import type { BilledBooking, InvoiceLine } from './invoice-line';

type Billed = { lines: readonly InvoiceLine[]; issues: readonly Issue[] };
/**
 * Lines with what suppliers had of their bookings before an invoice billed them. What was paid while one did (`before`) settled what was owed
 * at the rate of that invoice, and stays as it was frozen. A booking that was paid in another currency than it has
 * now, or by the agency where clients are to pay it at the supplier, is an issue at its place.
 */
export const withPrepaid = (
  { lines, issues }: Billed,
  claims: ReadonlyMap<string, TripMoney>,
  before: readonly InvoiceLine[] = [],
): { lines: InvoiceLine[]; issues: Issue[] } => {
  const frozen = new Map(before.flatMap(({ bookings }) => bookings.map((one) => [one.booking_id, one] as const)));
  const findPaid = ({ trip_id, booking_id }: BilledBooking) => {
    const paid = claims.get(trip_id)?.paid?.[booking_id];
    return paid && paid.amount > 0 ? paid : undefined;
  };
  const toPrepaid = (billed: BilledBooking) => {
    const [known, paid] = [frozen.get(billed.booking_id), findPaid(billed)];
    // What was frozen is worth nothing in another currency.
    if (known && known.supplier_currency === billed.supplier_currency) return known.supplier_prepaid;
    return paid && { amount: paid.amount, base: paid.base };
  };
  const faults = lines.flatMap(({ bookings, paid_to }, i) =>
    bookings.flatMap((billed) => {
      const paid = findPaid(billed);
      if (!paid) return [];
      if (paid_to === 'supplier') {
        const message = `You’ve paid for “${billed.title}” yourself. Record that as money back first, or have clients pay you.`;
        return [{ path: `lines.${i}`, message }];
      }
      const { currency } = paid;
      if (currency === billed.supplier_currency) return [];
      const message = `“${billed.title}” was paid in ${currency} and is priced in ${billed.supplier_currency} now. Delete that payment, or price it in ${currency}.`;
      return [{ path: `lines.${i}`, message }];
    }),
  );
  return {
    lines: lines.map((line) => ({
      ...line,
      bookings: line.bookings.map((one) => {
        const supplier_prepaid = toPrepaid(one);
        return supplier_prepaid ? { ...one, supplier_prepaid } : one;
      }),
    })),
    issues: [...issues, ...faults],
  };
};

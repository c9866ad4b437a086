import { totalsByCurrency } from '../../../base/money';
import type { Money } from '../../../base/values';
import type { Booking } from '../bookings/booking';
import { allocateCommission, type Parties, toSplitRows } from './commission-split';
import type { CommissionSplit, CommissionSplitRow } from './commission-split-schema';

type Paying = Pick<Booking, 'price_detail' | 'reservation_status' | 'host_agency_split'>;

/** Whether a booking shares its commission by itself; otherwise it follows its trip. */
export const hasOwnSplit = (booking: Pick<Booking, 'host_agency_split'>): boolean =>
  booking.host_agency_split !== undefined;

/** The split of a booking that has its own. Source: R-TRIP-072. */
export const splitOfBooking = (booking: Booking): CommissionSplit | undefined =>
  booking.host_agency_split === undefined
    ? undefined
    : {
        commission_split_type: booking.commission_split_type ?? 'host_agency',
        host_agency_split: booking.host_agency_split,
        advisor_split: booking.advisor_split ?? '0',
        refer_by_advisor_id: booking.refer_by_advisor_id,
        refer_by_advisor_split: booking.refer_by_advisor_split,
        other_advisor_splits: booking.other_advisor_splits ?? [],
      };

/** What bookings earn in commission, one amount for each currency; what is cancelled earns nothing. */
export const sumCommissions = (bookings: readonly Paying[]): Money[] => {
  const paid = bookings.flatMap(({ price_detail: price, reservation_status }) =>
    price?.total_commission_price && reservation_status !== 'Cancelled'
      ? [{ minor: price.total_commission_price, currency: price.currency }]
      : [],
  );
  return totalsByCurrency(paid).sort((a, b) => (a.currency < b.currency ? -1 : 1));
};

/** The rows of a split with what each is paid of every commission. */
export const paidRows = (
  split: CommissionSplit,
  parties: Parties,
  commissions: readonly Money[],
): (CommissionSplitRow & { amounts: Money[] })[] => {
  const rows = toSplitRows(split, parties);
  const shares = commissions.map((commission) => allocateCommission(rows, commission));
  return rows.map((row, i) => ({ ...row, amounts: shares.flatMap((share) => share[i] ?? []) }));
};

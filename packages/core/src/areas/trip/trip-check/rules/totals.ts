import { formatMoney } from '../../../../base/money-text';
import type { Money } from '../../../../base/values';
import { accountingSummary } from '../../trips/people/accounting-summary';
import type { CheckedTrip } from '../checked-trip';
import type { Finding } from '../finding';

const sum = (amounts: readonly Money[]) => amounts.reduce((total, { minor }) => total + minor, 0);

/**
 * TC-15: what was agreed with the client is not what the bookings come to. The final amount may be meant as the whole or as the rest after
 * the deposits; either is fine. Currencies are never compared with one another.
 */
export const totals = ({ trip, bookings }: CheckedTrip): Finding[] => {
  const sales = accountingSummary(bookings).total_sales;
  const [sold] = sales;
  const agreed = trip.trip_data_mapper?.final_total_amount;
  const deposits = trip.trip_deposits?.map(({ amount }) => amount) ?? [];
  const terms = [...deposits, ...(agreed ? [agreed] : [])];
  if (!sold || sales.length > 1 || terms.length === 0 || terms.some(({ currency }) => currency !== sold.currency))
    return [];
  const shown = (minor: number) => formatMoney({ minor, currency: sold.currency });
  const paidFirst = sum(deposits);
  if (paidFirst > sold.minor)
    return [
      {
        rule: 'TC-15',
        severity: 'warning',
        say: `The deposits total ${shown(paidFirst)}, more than the bookings total of ${shown(sold.minor)}.`,
      },
    ];
  if (!agreed || agreed.minor === sold.minor || paidFirst + agreed.minor === sold.minor) return [];
  return [
    {
      rule: 'TC-15',
      severity: 'warning',
      say: `The bookings total ${shown(sold.minor)}, but the payment terms total ${shown(paidFirst + agreed.minor)}.`,
    },
  ];
};

import { finalPaymentDay } from '@wayline/core/areas/trip/trips/people/final-payment-day';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { percentOf } from '@wayline/core/base/money';
import type { CallEndpoint } from '../endpoints';
import type { RealTrip } from './real-trip';

/**
 * Says when a trip is paid: deposits as shares of what its bookings come to, and the rest as the final payment. Returns the trip's version
 * afterwards.
 */
export const setTerms = async (
  call: CallEndpoint,
  { id, version }: Pick<Trip, 'id' | 'version'>,
  { terms }: Pick<RealTrip, 'terms'>,
  day: (offset: number) => string,
): Promise<number> => {
  if (!terms) return version;
  const { accounting_summary } = await call('trips.get', { id });
  const whole = accounting_summary.total_sales.find(({ currency }) => currency === terms.currency);
  if (!whole) throw new Error(`Nothing of this trip is priced in ${terms.currency}.`);
  const trip_deposits = terms.deposits.map(({ percent, days_before, note }) => ({
    due_date: day(-days_before),
    amount: percentOf(whole, String(percent)),
    note,
  }));
  const paid_first = trip_deposits.reduce((sum, { amount }) => sum + amount.minor, 0);
  const { trip: after } = await call('trips.deposits', { id, version, trip_deposits });
  const { trip } = await call('trips.final-payment-due-date', {
    id,
    version: after.version,
    trip_data_mapper: {
      final_payment_date: finalPaymentDay(day(0), terms.final_days_before, 'days'),
      final_pmt_duration: terms.final_days_before,
      final_pmt_duration_term: 'days',
      final_pmt_description: terms.final_description,
      final_total_amount: { minor: whole.minor - paid_first, currency: terms.currency },
    },
  });
  return trip.version;
};

import type { PriceEntry } from '@wayline/core/areas/trip/pricing/price-detail';
import type { CallEndpoint } from '../endpoints';
import type { Booked } from './real-trip';

/** What the demo company keeps its books in. */
const HOME = 'USD';

/** Prices in other currencies at the reference rate of the day, agreed with the client and so locked. */
export const lockRates = async (call: CallEndpoint, bookings: readonly Booked[]): Promise<Booked[]> => {
  const abroad = new Set(bookings.map(({ price_detail }) => price_detail?.currency ?? HOME));
  abroad.delete(HOME);
  const rates = new Map<string, Partial<PriceEntry>>();
  for (const from of abroad) {
    const { rate, rate_date, rate_source } = await call('lookups.currency.convert', { from, to: HOME, amount: '1' });
    rates.set(from, { exchange_rate: rate, exchange_currency: HOME, rate_date, rate_source, rate_locked: true });
  }
  return bookings.map((booking) =>
    booking.price_detail
      ? { ...booking, price_detail: { ...booking.price_detail, ...rates.get(booking.price_detail.currency) } }
      : booking,
  );
};

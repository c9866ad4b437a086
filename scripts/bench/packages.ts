import { liveRows } from '@wayline/core/areas/trip/trip-packages/live-row';
import { type PackageTerms, settlePackage } from '@wayline/core/areas/trip/trip-packages/settle-package';
import type { NewId, TripId } from '@wayline/core/base/ids';
import { sampleBooking } from './samples';
import { takeTurns, timed } from './timing';

const BOOKINGS = 500;
const ROUNDS = 60;
const BUDGET_MS = 5;

/** A package of 500 bookings worked out anew, all with costs and all in another currency, beside reading its rows from JSON. */
export const measurePackages = async (newId: NewId) => {
  const bookings = Array.from({ length: BOOKINGS }, (_, i) => ({
    ...sampleBooking(newId, 'trp_0' as TripId, i),
    price_detail: {
      ...{ price_per_person: 'Total Price' as const, total_price: 128_000, currency: 'USD', base_fare: 100_000 + i },
      ...{ other_fee: 1_500, processing_fee: 900, cushion: { mode: 'percentage' as const, percentage: '2' } },
      markup: { mode: 'percentage' as const, percentage: '12.5' },
      agency_commission: { mode: 'percentage' as const, percentage: '8' },
      commission: { mode: 'percentage' as const, percentage: '3' },
    },
  }));
  const live = liveRows(bookings, 4);
  const text = JSON.stringify(live);
  const terms: PackageTerms = {
    ...{ id: 'pkg_0', price_type: 'price_per_person', currency: 'EUR', markup_pct: '10' },
    ...{ partner_commission_pct: '5', commission_pct: '2.5', rates: [{ currency: 'USD', exchange_rate: '0.921503' }] },
    booking_mappers: live.map(({ id, package_price }) => ({
      ...{ id, mapper_type: 'bookings', is_checked: true, is_sync: true, saved_price: package_price, currency: 'USD' },
    })),
  };
  const [settle = 0, json = 0] = await takeTurns(ROUNDS, [
    () => timed(() => settlePackage(terms, live)),
    () => timed(() => JSON.parse(text)),
  ]);
  return { settle, json };
};
type Measured = Awaited<ReturnType<typeof measurePackages>>;

export const printPackages = ({ settle, json }: Measured) =>
  console.log(
    `\nA package of ${BOOKINGS} bookings worked out anew: ${settle.toFixed(2)} ms (aim ${BUDGET_MS}), ${(settle / json).toFixed(2)}x JSON.parse of its rows`,
  );

export const packageComplaints = ({ settle }: Measured): string[] =>
  settle > BUDGET_MS ? [`a package of ${BOOKINGS} bookings took ${settle.toFixed(2)} ms, more than ${BUDGET_MS}`] : [];

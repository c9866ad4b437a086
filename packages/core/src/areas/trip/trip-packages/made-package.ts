import { ok, type Result } from '../../../base/result';
import { refuse } from './errors';
import type { LiveRow } from './live-row';
import { rowPrice } from './package-figures';
import { type SettledRow, settlePackage } from './settle-package';
import type { PackageBookingRow, PackageDraft, TripPackage } from './trip-package';

type Ids = Pick<TripPackage, 'id' | 'trip_id'>;
/** A package but for what its write fills in. */
type Made = Omit<TripPackage, 'created_at' | 'updated_at' | 'version'>;
const TOO_LARGE = 'This price is too large. Check the amount.';

const rowOf = ({
  category: _c,
  toPackage: _r,
  costs: _f,
  live: _l,
  is_stale: _s,
  problem: _p,
  ...row
}: SettledRow) => ({
  ...row,
  saved_price: row.is_sync ? (row.saved_price ?? row.package_price) : undefined,
});

/** A package as it is saved: with the price that each synced booking has now, unless one is kept, and the figures they make. */
export const madePackage = (
  { booking_mappers, ...draft }: PackageDraft,
  { id, trip_id }: Ids,
  live: readonly LiveRow[],
  before: readonly PackageBookingRow[] = [],
): Result<Made> => {
  const { rows, category_totals, figures } = settlePackage({ ...draft, id, booking_mappers }, live);
  const checked = rows.filter(({ is_checked }) => is_checked);
  const unknown = checked.find(({ problem }) => problem === 'no_rate');
  if (unknown) {
    const from = unknown.currency === draft.currency ? (unknown.live.currency ?? '') : unknown.currency;
    return refuse('package.no_rate', { params: { from, to: draft.currency } });
  }
  if (checked.some(({ problem }) => problem))
    return refuse('request.invalid', { issues: [{ path: 'booking_mappers', message: TOO_LARGE }] });
  const kept = checked.map(rowOf);
  const standing = new Set<string>(live.map(({ id }) => id));
  // A booking that is deleted may be brought back, and then is in the package again.
  const gone = before.filter((row) => !standing.has(row.id));
  return ok({
    ...draft,
    id,
    trip_id,
    ...figures,
    booking_mappers: [...kept, ...gone],
    package_prices: kept.map((row) => rowPrice(row, id)),
    category_totals,
  });
};

/** A kept package with the figures it has by now, and what it came to when it was saved. Bookings that are gone are left out. */
export const packageNow = (
  kept: TripPackage,
  live: readonly LiveRow[],
): TripPackage & { saved_total_price: number } => {
  const { rows, category_totals, figures } = settlePackage(kept, live);
  const checked = rows.filter(({ is_checked }) => is_checked);
  return {
    ...kept,
    ...figures,
    booking_mappers: checked,
    package_prices: checked.map((row) => rowPrice(row, kept.id)),
    category_totals,
    saved_total_price: kept.total_price,
  };
};

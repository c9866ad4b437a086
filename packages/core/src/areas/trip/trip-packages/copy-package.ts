import type { LiveRow } from './live-row';
import { rowPrice } from './package-figures';
import { settlePackage } from './settle-package';
import type { TripPackage } from './trip-package';

type Made = Pick<TripPackage, 'id' | 'trip_id'> & { now: string };

/**
 * A package in the copy of its trip: the same terms and kept prices, of the bookings that `renamed` names by the ids of their originals,
 * coming to what it comes to now by `live`. A booking that is gone stays behind.
 */
export const copyPackage = (
  kept: TripPackage,
  live: readonly LiveRow[],
  renamed: ReadonlyMap<string, string>,
  { now, ...ids }: Made,
): TripPackage => {
  const { figures, category_totals } = settlePackage(kept, live);
  const rows = kept.booking_mappers.flatMap((row) => {
    const id = renamed.get(row.id);
    return id ? [{ ...row, id }] : [];
  });
  return {
    ...kept,
    ...ids,
    ...figures,
    category_totals,
    booking_mappers: rows,
    package_prices: rows.map((row) => rowPrice(row, ids.id)),
    created_at: now,
    updated_at: now,
    version: 1,
  };
};

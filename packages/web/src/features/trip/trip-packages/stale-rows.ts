import { settlePackage } from '@wayline/core/areas/trip/trip-packages/settle-package';
import type { LiveBooking, PackageNow } from './package-queries';

/** What is earned with a package changes none of its prices. */
const NO_MARGIN = { markup_pct: '0', partner_commission_pct: '0', commission_pct: '0' };

/** How many bookings of a package have another price by now than the one that is kept in it. */
export const staleRows = (known: PackageNow, bookings: readonly LiveBooking[]): number =>
  settlePackage({ ...known, ...NO_MARGIN }, bookings).rows.filter(({ is_stale }) => is_stale).length;

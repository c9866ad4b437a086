import { settlePackage } from '@wayline/core/packages/settle-package';
import type { LiveBooking, PackageNow } from './package-queries';

/** How many bookings of a package have another price by now than the one that is kept in it. */
export const staleRows = (known: PackageNow, bookings: readonly LiveBooking[]): number =>
  settlePackage(known, bookings).rows.filter(({ is_stale }) => is_stale).length;

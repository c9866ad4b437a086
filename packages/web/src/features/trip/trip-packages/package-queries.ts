import { queryOptions } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { type CallOutput, call } from '../../../lib/api';
import { tripQueries } from '../trips/trip-queries';

export type TripPackages = CallOutput<'trips.packages.list'>;
export type PackageNow = TripPackages['packages'][number];
export type LiveBooking = TripPackages['bookings'][number];

/** Keys and fetchers of packages; they stand under their trip, so that whatever makes a trip old makes its packages old. */
export const packageQueries = {
  of: (id: TripId) =>
    queryOptions({
      queryKey: [...tripQueries.one(id).queryKey, 'packages'] as const,
      queryFn: ({ signal }) => call('trips.packages.list', { id }, { signal }),
    }),
};

import type { ReactNode } from 'react';
import { ErrorState } from '../../../../ui/error-state';
import { RestrictedNotice } from '../../../../ui/restricted-notice';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import type { TripPackages } from '../package-queries';
import type { usePackages } from '../use-packages';

type Props = ReturnType<typeof usePackages> & { children: (data: TripPackages) => ReactNode };

/** What stands behind the packages of a trip: nothing without the permission, and no loader once they came or failed. Source: R-TRIP-154, R-TRIP-205. */
export const PackagesGate = ({ may, data, error, refetch, children }: Props) => {
  if (!may) return <RestrictedNotice action="open package builder" />;
  if (data) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Delayed>
      <CardsSkeleton />
    </Delayed>
  );
};

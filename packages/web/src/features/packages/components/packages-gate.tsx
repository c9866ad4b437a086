import { say } from '@wayline/core/kernel/messages';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../ui/error-state';
import { AfterAMoment, CardsSkeleton } from '../../../ui/skeletons';
import { StateNotice } from '../../../ui/state-notice';
import type { TripPackages } from '../package-queries';
import type { usePackages } from '../use-packages';

type Props = ReturnType<typeof usePackages> & { children: (data: TripPackages) => ReactNode };

/** What stands behind the packages of a trip: nothing without the permission, and no loader once they came or failed. Source: R-TRIP-154, R-TRIP-205. */
export const PackagesGate = ({ may, data, error, refetch, children }: Props) => {
  if (!may)
    return (
      <StateNotice
        failed
        icon={Lock}
        title={say('permission.denied.title')}
        text={say('permission.denied.text', { action: 'open package builder' })}
      />
    );
  if (data) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <AfterAMoment>
      <CardsSkeleton />
    </AfterAMoment>
  );
};

import { defaultCurrency } from '@wayline/core/access/session-user';
import type { TripId } from '@wayline/core/base/ids';
import { Package } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { useSignedInUser } from '../../../../lib/session';
import { EmptyState } from '../../../../ui/empty-state';
import { RouterButton } from '../../../../ui/router-button';
import { TripFrame } from '../../trips/details/trip-frame';
import { PackageEditor } from '../components/package-editor';
import { PackagesGate } from '../components/packages-gate';
import type { TripPackages } from '../package-queries';
import { usePackages } from '../use-packages';

type Props = { id: TripId; packageId: string; data: TripPackages };

const Opened = ({ id, packageId, data: { packages, bookings } }: Props) => {
  const currency = defaultCurrency(useSignedInUser());
  const known = packages.find((one) => one.id === packageId);
  if (!known && packageId !== 'new')
    return (
      <EmptyState
        icon={Package}
        title="This package was deleted"
        text="The person who deleted it can restore it for 30 days."
        action={<RouterButton to={PATHS.tripPackages(id)}>All packages</RouterButton>}
      />
    );
  return <PackageEditor id={id} known={known} bookings={bookings} currency={currency} />;
};

/** The builder of a package. Source: R-TRIP-005, R-TRIP-162. */
export const PackagePage = () => {
  const { trip_id: id, package_id: packageId } = useParams() as { trip_id: TripId; package_id: string };
  const packages = usePackages(id);
  return (
    <TripFrame title="Package">
      {() => (
        <PackagesGate {...packages}>{(data) => <Opened id={id} packageId={packageId} data={data} />}</PackagesGate>
      )}
    </TripFrame>
  );
};

import { Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { TripId } from '@wayline/core/base/ids';
import { countOf } from '@wayline/core/base/plural';
import { Package, Plus } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { EmptyState } from '../../../../ui/empty-state';
import { RouterButton } from '../../../../ui/router-button';
import { TripFrame } from '../../trips/details/trip-frame';
import { PackageCard } from '../components/package-card';
import { PackagesGate } from '../components/packages-gate';
import type { TripPackages } from '../package-queries';
import { usePackageActions } from '../use-package-actions';
import { usePackages } from '../use-packages';

const NewPackage = ({ id }: { id: TripId }) => (
  <RouterButton to={PATHS.tripPackage(id)} colorPalette="sea">
    <Plus size={16} aria-hidden /> New package
  </RouterButton>
);

const PackageList = ({ id, data: { packages, bookings } }: { id: TripId; data: TripPackages }) => {
  const { remove, duplicate } = usePackageActions(id);
  if (packages.length === 0)
    return (
      <EmptyState
        icon={Package}
        title="Sell the trip as one price"
        text="Bundle bookings under one price with your markup. Prices you’ve quoted stay locked, even when a booking changes."
        action={<NewPackage id={id} />}
      />
    );
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" pb="4" wrap="wrap">
        <Text color="fg.muted">{countOf(packages.length, 'package')}</Text>
        <NewPackage id={id} />
      </Flex>
      <SimpleGrid as="ul" listStyleType="none" columns={{ base: 1, md: 2, xl: 3 }} gap="4">
        {packages.map((known) => (
          <PackageCard
            key={known.id}
            id={id}
            known={known}
            bookings={bookings}
            onDuplicate={() => duplicate(known)}
            onDelete={() => void remove(known)}
          />
        ))}
      </SimpleGrid>
    </>
  );
};

/** The packages of a trip. Source: spec 2 §1, R-TRIP-005. */
export const PackagesPage = () => {
  const id = useParams().trip_id as TripId;
  const packages = usePackages(id);
  return (
    <TripFrame title="Packages">
      {() => <PackagesGate {...packages}>{(data) => <PackageList id={id} data={data} />}</PackagesGate>}
    </TripFrame>
  );
};

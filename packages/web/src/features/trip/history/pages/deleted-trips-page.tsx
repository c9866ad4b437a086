import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { call } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { PageHeader } from '../../../../ui/page-header';
import { DeletedList } from '../../../../ui/record/deleted-list';
import { RouterButton } from '../../../../ui/router-button';
import { PageSkeleton } from '../../../../ui/skeletons';
import { invalidateTrips } from '../../trips/list/invalidate-trips';
import { historyQueries } from '../history-queries';

const GUARD = { permission: 'Delete Trips', action: 'restore deleted trips' } as const;

/** Trips that were deleted and can still come back, the last deleted first. Source: R-TRIP-153. */
export const DeletedTripsPage = () => {
  usePage({ title: 'Deleted trips', crumbs: [{ label: 'Trips', to: PATHS.trips() }] });
  const { data, error, isPending, refetch } = useQuery(historyQueries.deletedTrips());
  if (isPending) return <PageSkeleton />;
  if (!data) return <ErrorState error={error} onRetry={() => refetch()} />;
  return (
    <>
      <PageHeader
        title="Deleted trips"
        count={data.trips.length}
        subtitle="You can restore a deleted trip, with everything in it, for 30 days."
        actions={
          <RouterButton variant="outline" to={PATHS.trips()}>
            All trips
          </RouterButton>
        }
      />
      {data.trips.length === 0 ? (
        <EmptyState
          icon={Trash2}
          title="No deleted trips"
          text="Deleted trips stay here for 30 days, then they’re gone for good."
        />
      ) : (
        <Box borderWidth="1px" borderRadius="l3" bg="bg.panel" px="4">
          <DeletedList
            label="Deleted trips"
            rows={data.trips}
            factsOf={({ code, lead_traveler }) => [code, lead_traveler].filter(Boolean).join(' · ')}
            guard={GUARD}
            restore={async (id) => (await call('trips.deleted.restore', { id }, { onMissing: 'stay' })).trip.trip_name}
            invalidate={invalidateTrips}
          />
        </Box>
      )}
    </>
  );
};

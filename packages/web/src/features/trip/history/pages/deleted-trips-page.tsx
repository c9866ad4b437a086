import { Box, chakra } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { Trash2 } from 'lucide-react';
import { call } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { notifyError } from '../../../../ui/notify-error';
import { PageHeader } from '../../../../ui/page-header';
import { RouterButton } from '../../../../ui/router-button';
import { PageSkeleton } from '../../../../ui/skeletons';
import { notify } from '../../../../ui/toaster';
import { invalidateTrips } from '../../trips/list/invalidate-trips';
import { DeletedRow } from '../components/deleted-row';
import { historyQueries } from '../history-queries';

/** Trips that were deleted and can still come back, the last deleted first. Source: R-TRIP-153. */
export const DeletedTripsPage = () => {
  usePage({ title: 'Deleted trips', crumbs: [{ label: 'Trips', to: PATHS.trips() }] });
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(historyQueries.deletedTrips());
  const bringBack = useMutation({
    mutationFn: (id: TripId) => call('trips.deleted.restore', { id }, { onMissing: 'stay' }),
    onSuccess: ({ trip }) => notify({ kind: 'success', title: `${trip.trip_name} restored` }),
    onError: notifyError,
    onSettled: () => invalidateTrips(client),
  });
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
          <chakra.ul listStyleType="none" aria-label="Deleted trips">
            {data.trips.map(({ id, title, code, lead_traveler, deleted_at, deleted_by, gone_at }) => (
              <DeletedRow
                key={id}
                title={title}
                facts={[code, lead_traveler].filter(Boolean).join(' · ')}
                deletedAt={deleted_at}
                deletedBy={deleted_by}
                goneAt={gone_at}
                busy={bringBack.isPending && bringBack.variables === id}
                onBringBack={() => bringBack.mutate(id)}
              />
            ))}
          </chakra.ul>
        </Box>
      )}
    </>
  );
};

import { Box, Text } from '@chakra-ui/react';
import type { TripId } from '@wayline/core/base/ids';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { PATHS } from '../../../../lib/paths';
import { usePage } from '../../../../navigation/use-page';
import { ErrorState } from '../../../../ui/error-state';
import { Delayed } from '../../../../ui/skeletons';
import { PlannerSkeleton } from '../components/planner-skeleton';
import { TripHeader } from '../components/trip-header';
import { type PlannedTrip, useTrip } from '../use-trip';

type Props = {
  title: string;
  /** What the page is for. */
  says?: string;
  children: (whole: PlannedTrip) => ReactNode;
};

/** A page of a trip under the trip's header; the trip is read once for all of its pages. */
export const TripFrame = ({ title, says, children }: Props) => {
  const id = useParams().trip_id as TripId;
  const { query, whole, refresh } = useTrip(id);
  usePage({
    title: whole ? `${title} of ${whole.trip.trip_name}` : title,
    crumbs: [
      { label: 'Trips', to: PATHS.trips() },
      { label: whole?.trip.trip_name ?? 'Trip', to: PATHS.planner(id) },
    ],
  });
  if (query.isPending)
    return (
      <Delayed>
        <PlannerSkeleton />
      </Delayed>
    );
  if (!whole) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  return (
    <Box>
      <TripHeader whole={whole} onChanged={refresh} />
      {says && (
        <Text color="fg.muted" mb="4">
          {says}
        </Text>
      )}
      {children(whole)}
    </Box>
  );
};

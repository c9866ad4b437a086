import { useQuery } from '@tanstack/react-query';
import type { TripId } from '@wayline/core/base/ids';
import { Trash2 } from 'lucide-react';
import { call } from '../../../../lib/api';
import { shortDay } from '../../../../lib/day-words';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { DeletedList } from '../../../../ui/record/deleted-list';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { tripQueries } from '../../trips/trip-queries';
import { historyQueries } from '../history-queries';

const GUARD = { permission: 'Delete Reservations', action: 'restore deleted bookings' } as const;

/** The bookings of a trip that were deleted and can still come back. */
export const DeletedBookings = ({ tripId }: { tripId: TripId }) => {
  const { data, error, isPending, refetch } = useQuery(historyQueries.deletedBookings(tripId));
  if (isPending)
    return (
      <Delayed>
        <CardsSkeleton cards={3} />
      </Delayed>
    );
  if (!data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (data.bookings.length === 0)
    return (
      <EmptyState
        icon={Trash2}
        title="No deleted bookings"
        text="Deleted bookings stay here for 30 days. Restore one and its reminders come back too."
      />
    );
  return (
    <DeletedList
      rows={data.bookings}
      factsOf={({ day }) => (day ? shortDay(day) : '')}
      guard={GUARD}
      restore={async (id) => (await call('trips.bookings.deleted.restore', { trip_id: tripId, id })).booking.title}
      invalidate={(client) => client.invalidateQueries({ queryKey: tripQueries.all() })}
    />
  );
};

import { chakra } from '@chakra-ui/react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookingId, TripId } from '@wayline/core/base/ids';
import { Trash2 } from 'lucide-react';
import { call } from '../../../../lib/api';
import { shortDay } from '../../../../lib/day-words';
import { useGuardedAction, usePermission } from '../../../../lib/use-permission';
import { EmptyState } from '../../../../ui/empty-state';
import { ErrorState } from '../../../../ui/error-state';
import { notifyError } from '../../../../ui/notify-error';
import { CardsSkeleton, Delayed } from '../../../../ui/skeletons';
import { notify } from '../../../../ui/toaster';
import { tripQueries } from '../../trips/trip-queries';
import { historyQueries } from '../history-queries';
import { DeletedRow } from './deleted-row';

/** The bookings of a trip that were deleted and can still come back. */
export const DeletedBookings = ({ tripId }: { tripId: TripId }) => {
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery(historyQueries.deletedBookings(tripId));
  const may = usePermission('Delete Reservations');
  const allowed = useGuardedAction('Delete Reservations', 'restore deleted bookings');
  const bringBack = useMutation({
    mutationFn: (id: BookingId) => call('trips.bookings.deleted.restore', { trip_id: tripId, id }),
    onSuccess: ({ booking }) => notify({ kind: 'success', title: `${booking.title} restored` }),
    onError: notifyError,
    onSettled: () => client.invalidateQueries({ queryKey: tripQueries.all() }),
  });
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
    <chakra.ul listStyleType="none">
      {data.bookings.map(({ id, title, day, deleted_at, deleted_by, gone_at }) => (
        <DeletedRow
          key={id}
          title={title}
          facts={day ? shortDay(day) : ''}
          deletedAt={deleted_at}
          deletedBy={deleted_by}
          goneAt={gone_at}
          busy={bringBack.isPending && bringBack.variables === id}
          onBringBack={may ? allowed(() => bringBack.mutate(id)) : undefined}
        />
      ))}
    </chakra.ul>
  );
};

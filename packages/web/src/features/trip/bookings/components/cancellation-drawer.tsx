import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { call } from '../../../../lib/api';
import { ErrorState } from '../../../../ui/error-state';
import { Modal } from '../../../../ui/modal';
import { BlockSkeleton, Delayed } from '../../../../ui/skeletons';
import { CancellationSheet } from './cancellation-sheet';

type Props = { booking: Booking; onClose: () => void; onSaved: () => Promise<unknown> };

/** The cancellation of a booking with its supplier, as it stands. Source: R-TRIP-109..111, R-TRIP-169 (G-018, G-132, G-133). */
export const CancellationDrawer = ({ booking, onClose, onSaved }: Props) => {
  const { id, trip_id } = booking;
  const query = useQuery({
    queryKey: ['bookings', id, 'cancellation'],
    queryFn: ({ signal }) => call('book.cancellation-details.get', { bookingId: id, trip_id }, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (query.data)
    return <CancellationSheet details={query.data} onClose={onClose} onSaved={onSaved} onStale={query.refetch} />;
  return (
    <Modal open kind="sheet" width="480px" title={`Cancel ${booking.title}`} onClose={onClose}>
      {query.isPending ? (
        <Delayed>
          <BlockSkeleton height="320px" />
        </Delayed>
      ) : (
        <ErrorState error={query.error} onRetry={() => query.refetch()} />
      )}
    </Modal>
  );
};

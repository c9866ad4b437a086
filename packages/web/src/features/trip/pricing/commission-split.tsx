import { Box, Text } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { BookingId, TripId } from '@wayline/core/base/ids';
import { formatMoney } from '@wayline/core/base/money-text';
import { call } from '../../../lib/api';
import { ErrorState } from '../../../ui/error-state';
import { Modal } from '../../../ui/modal';
import { BlockSkeleton } from '../../../ui/skeletons';
import { SplitForm } from './components/split-form';
import { SplitRows } from './components/split-rows';

export type CommissionSplitDialogProps = {
  tripId: TripId;
  /** One booking of the trip, which follows its trip until it has a split of its own. */
  bookingId?: BookingId;
  onClose: () => void;
};

/**
 * Who shares the commission of a trip, or of one booking, and what each is paid: to set with the permission for it, otherwise to look
 * at. Source: R-SHELL-218..221, R-TRIP-072.
 */
export const CommissionSplitDialog = ({ tripId, bookingId, onClose }: CommissionSplitDialogProps) => {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: ['trips', 'commission-split', tripId, bookingId ?? ''],
    queryFn: () => call('trips.commission-split.get', { id: tripId, booking_id: bookingId }, { onMissing: 'stay' }),
  });
  const changed = () => client.invalidateQueries({ queryKey: ['trips'] });
  return (
    <Modal open title="Commission split" width="640px" onClose={onClose}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <BlockSkeleton height="160px" />}
      {data && (
        <Box display="flex" flexDirection="column" gap="5">
          <Text color="fg.muted">
            {data.total_commission.length > 0
              ? `${data.total_commission.map((amount) => formatMoney(amount)).join(' and ')} to split.`
              : 'No commissions yet.'}
            {bookingId && data.split && !data.own && ' This booking uses the trip’s split.'}
          </Text>
          <SplitRows
            rows={data.rows}
            of={{ trip_id: tripId, booking_id: bookingId }}
            editable={data.mode === 'set' && data.own}
            onChanged={changed}
          />
          {data.mode === 'set' && (
            <SplitForm key={data.version} tripId={tripId} bookingId={bookingId} known={data} onChanged={changed} />
          )}
        </Box>
      )}
    </Modal>
  );
};

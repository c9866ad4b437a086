import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api';
import { notifyError } from '../../../ui/notify-error';
import { notify } from '../../../ui/toaster';
import { BOOKINGS_TABLE, CLAIMS_TABLE, type Claim, UNCLAIMED_TABLE } from './booking-list-queries';

type Decision = { claim: Claim; approve: boolean; reason?: string };

/** Approves or rejects a request; the lists it touches are read again, also when somebody else was faster. */
export const useDecide = (onDecided: () => void) => {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ claim, approve, reason }: Decision) =>
      call('book.claims.decide', { id: claim.id, approve, reason }, { onMissing: 'stay' }),
    onSuccess: ({ claim }) => {
      const text = claim.status === 'approved' ? `It's now in ${claim.trip_code} ${claim.trip_name}.` : undefined;
      notify({ kind: 'success', title: `${claim.booking_title} ${claim.status}`, text });
      onDecided();
    },
    onError: notifyError,
    onSettled: () =>
      Promise.all(
        [CLAIMS_TABLE, UNCLAIMED_TABLE, BOOKINGS_TABLE, ['trips']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return mutate;
};

import { Button, Flex, Textarea } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { useState } from 'react';
import { call } from '../../../../lib/api';
import { trimOrUndefined } from '../../../../lib/trim-or-undefined';
import { ErrorNote } from '../../../../ui/error-note';
import { Field } from '../../../../ui/field';
import { Modal } from '../../../../ui/modal';
import { notify } from '../../../../ui/toaster';
import { CLAIMS_TABLE, UNCLAIMED_TABLE, type WaitingBooking } from '../booking-list-queries';
import { TripPicker } from './trip-picker';

type Props = { waiting: WaitingBooking; onClose: () => void };

/** Asks for an unclaimed booking: for which trip, and why. */
export const ClaimDialog = ({ waiting, onClose }: Props) => {
  const client = useQueryClient();
  const [trip, setTrip] = useState<TripRow>();
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: TripRow) =>
      call(
        'book.claims.create',
        { booking_id: waiting.id, trip_id: chosen.id, note: trimOrUndefined(note) },
        { onMissing: 'stay' },
      ),
    onSuccess: async ({ claim }) => {
      notify({
        kind: 'success',
        title: 'Claim sent',
        text: `We'll let you know when ${claim.booking_title} is approved or rejected.`,
      });
      await Promise.all([UNCLAIMED_TABLE, CLAIMS_TABLE].map((queryKey) => client.invalidateQueries({ queryKey })));
      onClose();
    },
  });
  return (
    <Modal
      open
      title={`Claim ${waiting.booking.title}`}
      onClose={onClose}
      footer={
        <Button disabled={!trip} loading={isPending} onClick={() => trip && mutate(trip)}>
          Send claim
        </Button>
      }
    >
      <Flex direction="column" gap="4">
        {error && <ErrorNote message={error.message} />}
        <TripPicker chosen={trip} onChoose={setTrip} />
        <Field label="Note" hint="Why it belongs to this trip, e.g. matching names or dates.">
          <Textarea rows={2} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </Flex>
    </Modal>
  );
};

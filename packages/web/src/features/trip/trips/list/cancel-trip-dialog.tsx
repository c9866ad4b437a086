import { Button, HStack, List, Text } from '@chakra-ui/react';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { formatMessage } from '@wayline/core/base/messages';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { notify } from '../../../../lib/toast-store';
import { trimOrUndefined } from '../../../../lib/trim-or-undefined';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { TickField } from '../../../../ui/fields/tick-field';
import { Modal } from '../../../../ui/modal';

type Props = {
  trip: Pick<TripRow, 'id' | 'trip_name'>;
  onClose: () => void;
  onCancelled: () => Promise<unknown>;
};

/** Cancels a trip, and says before what that keeps. Source: R-TRIP-108, R-TRIP-153. */
export const CancelTripDialog = ({ trip, onClose, onCancelled }: Props) => {
  const form = useForm({ defaultValues: { note: '', close_links: false } });
  const cancel = async ({ note, close_links }: { note: string; close_links: boolean }) => {
    await call('trips.cancel', { id: trip.id, note: trimOrUndefined(note), close_links });
    notify({ kind: 'success', title: `${trip.trip_name} is cancelled` });
    onClose();
    await onCancelled();
  };
  return (
    <Modal open title={`Cancel ${trip.trip_name}?`} role="alertdialog" width="460px" onClose={onClose}>
      <Form form={form} onSubmit={cancel}>
        <Text>The trip is marked CANCELLED and no longer stands among the departures.</Text>
        <List.Root ps="5">
          <List.Item>Bookings, prices, travelers and itineraries stay as they are.</List.Item>
          <List.Item>Nothing is cancelled with a supplier: that is done at each booking.</List.Item>
          <List.Item>Reminders that fall due while it is cancelled are not sent.</List.Item>
          <List.Item>It can be restored at any time, with the status it has now.</List.Item>
        </List.Root>
        <TextField control={form.control} name="note" label="Why it is cancelled" lines={3} maxLength={10_000} />
        <TickField control={form.control} name="close_links" label="Close the links that clients have" />
        <Text color="fg.muted" textStyle="small">
          Closed links say that the page is gone; restoring the trip opens them again. Left open, clients see the trip
          as it was published.
        </Text>
        <HStack justify="flex-end">
          <Button variant="ghost" onClick={onClose}>
            {formatMessage('cancellation.cancel_button')}
          </Button>
          <SubmitButton form={form} colorPalette="red">
            Cancel trip
          </SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

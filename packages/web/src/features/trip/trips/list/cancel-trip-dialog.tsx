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
    notify({ kind: 'success', title: `${trip.trip_name} canceled` });
    onClose();
    await onCancelled();
  };
  return (
    <Modal open title={`Cancel ${trip.trip_name}?`} role="alertdialog" width="460px" onClose={onClose}>
      <Form form={form} onSubmit={cancel}>
        <Text>The trip is marked Cancelled and comes off the departures list.</Text>
        <List.Root ps="5">
          <List.Item>Bookings, prices, travelers and itineraries don't change.</List.Item>
          <List.Item>Nothing is canceled with suppliers. Do that on each booking.</List.Item>
          <List.Item>Reminders due while the trip is canceled aren't sent.</List.Item>
          <List.Item>You can restore the trip any time with its current status.</List.Item>
        </List.Root>
        <TextField control={form.control} name="note" label="Cancellation reason" lines={3} maxLength={10_000} />
        <TickField control={form.control} name="close_links" label="Turn off client links" />
        <Text color="fg.muted" textStyle="small">
          Clients who open a link see that the page is gone. Restoring the trip turns links back on. If you leave them
          on, clients keep seeing the published trip.
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

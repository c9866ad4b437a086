import { HStack, Text } from '@chakra-ui/react';
import { fullName } from '@wayline/core/base/full-name';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { trimOrUndefined } from '../../../../lib/trim-or-undefined';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import type { PlannedTraveler } from '../use-trip';

type Props = { traveler: PlannedTraveler; onClose: () => void; onSaved: () => Promise<unknown> };
type Typed = { cancellation_notes: string };

/** Takes a person off the trip who stays on its list, with the reason. Source: R-TRIP-058, R-TRIP-112. */
export const TravelerCancelDialog = ({ traveler, onClose, onSaved }: Props) => {
  const form = useForm<Typed>({ defaultValues: { cancellation_notes: '' } });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const name = fullName(traveler);
  const save = async ({ cancellation_notes }: Typed) => {
    const { trip_id, id, version } = traveler;
    const notes = trimOrUndefined(cancellation_notes);
    await call('trips.travelers.cancel', { trip: trip_id, traveler: id, version, cancellation_notes: notes });
    notify({ kind: 'success', title: `${name} canceled` });
    await onSaved();
    onClose();
  };
  return (
    <Modal open title={`Cancel ${name}`} onClose={leave}>
      <Form form={form} onSubmit={save}>
        <Text color="fg.muted">{name} stays on the list but isn't counted anymore. Bookings don't change.</Text>
        <TextField control={form.control} name="cancellation_notes" label="Reason" lines={3} maxLength={10_000} />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Cancel traveler</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

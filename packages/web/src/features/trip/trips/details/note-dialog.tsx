import { HStack } from '@chakra-ui/react';
import { call } from '../../../../lib/api';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { Modal } from '../../../../ui/modal';
import { StaleNotice } from '../../../../ui/stale-notice';
import type { TripDialogProps } from './trip-entries';
import { useTripForm } from './use-trip-form';

/** Writes the notes of a trip. */
export const NoteDialog = (props: TripDialogProps) => {
  const { id } = props.whole.trip;
  const { form, leave, save, stale } = useTripForm({
    ...props,
    fieldsOf: ({ note }) => ({ note: note ?? '' }),
    send: ({ note }, version) => call('trips.notes', { id, version, note }),
  });
  return (
    <Modal open title="Notes" width="560px" onClose={leave}>
      <Form form={form} onSubmit={save} keepAs="trip-note">
        {stale && <StaleNotice {...stale} />}
        <TextField control={form.control} name="note" label="Notes" lines={10} maxLength={10_000} />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Save notes</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

import { HStack, SimpleGrid } from '@chakra-ui/react';
import type { Trip } from '@wayline/core/trips/trip';
import { tripDatesFault } from '@wayline/core/trips/trip-dates';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { DateField } from '../../../ui/fields/date-field';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';
import { useLeaving } from '../../../ui/use-leaving';

type Props = { trip: Trip; onClose: () => void; onSaved: () => Promise<unknown> };
type Typed = { start_date: string; end_date: string };

/** The days of a trip. Bookings keep their own days. Source: R-TRIP-178, R-TRIP-207. */
export const TripDatesDialog = ({ trip, onClose, onSaved }: Props) => {
  const form = useForm<Typed>({ defaultValues: { start_date: trip.start_date ?? '', end_date: trip.end_date ?? '' } });
  const leave = useLeaving(form.formState.isDirty, onClose);
  const save = async (typed: Typed) => {
    const { message } = await call('trips.start-date.set', { trip_id: trip.id, ...typed });
    notify({ kind: 'success', title: message });
    await onSaved();
    onClose();
  };
  const inOrder = () => tripDatesFault(form.getValues()) ?? true;
  return (
    <Modal open title="Trip dates" onClose={leave}>
      <Form form={form} onSubmit={save}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <DateField control={form.control} name="start_date" label="First day" required />
          <DateField control={form.control} name="end_date" label="Last day" required rules={{ validate: inOrder }} />
        </SimpleGrid>
        <HStack justify="flex-end">
          <SubmitButton form={form}>Save dates</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

import { HStack, SimpleGrid } from '@chakra-ui/react';
import type { TripId } from '@wayline/core/kernel/ids';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';

type Props = { tripId: TripId; first: boolean; onClose: () => void; onSaved: () => Promise<unknown> };
type Part = 'lead' | 'traveler' | 'contact';
type Typed = { first_name: string; last_name: string; email: string; phone: string; part: Part };

const PARTS: { value: Part; label: string }[] = [
  { value: 'lead', label: 'Lead traveler' },
  { value: 'traveler', label: 'Traveler' },
  { value: 'contact', label: 'Contact, does not travel' },
];

/** Puts a person on the trip; the first one leads it unless said otherwise. Source: R-TRIP-055, R-TRIP-056, R-TRIP-209. */
export const TravelerDialog = ({ tripId, first, onClose, onSaved }: Props) => {
  const form = useForm<Typed>({
    defaultValues: { first_name: '', last_name: '', email: '', phone: '', part: first ? 'lead' : 'traveler' },
  });
  const { control } = form;
  const save = async ({ part, email, phone, ...name }: Typed) => {
    const { message } = await call('trips.travelers.create', {
      ...name,
      trip_id: tripId,
      email: email.trim() || undefined,
      phone: phone.trim() || undefined,
      client_type: part === 'lead' ? 'lead_client' : 'secondary_client',
      is_traveler: part !== 'contact',
    });
    notify({ kind: 'success', title: message });
    await onSaved();
    onClose();
  };
  return (
    <Modal open title="Add a traveler" onClose={onClose}>
      <Form form={form} onSubmit={save}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField control={control} name="first_name" label="First name" required autoFocus />
          <TextField control={control} name="last_name" label="Last name" required />
          <TextField control={control} name="email" label="E-mail" type="email" />
          <TextField control={control} name="phone" label="Phone" type="tel" />
        </SimpleGrid>
        <SelectField control={control} name="part" label="Part in the trip" options={PARTS} />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Add traveler</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

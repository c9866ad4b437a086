import { HStack, SimpleGrid } from '@chakra-ui/react';
import { isEmail } from '@wayline/core/kernel/text-inputs';
import type { Trip } from '@wayline/core/trips/trip';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { given } from '../../../lib/given';
import { DateField } from '../../../ui/fields/date-field';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';
import { useLeaving } from '../../../ui/use-leaving';
import { PassportNotice } from './passport-notice';

type Props = {
  trip: Trip;
  /** Who leads the trip so far. */
  lead: string | undefined;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};
type Part = 'lead' | 'traveler' | 'contact';
type Typed = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  part: Part;
  passport_number: string;
  passport_expires?: string;
};

const PARTS: { value: Part; label: string }[] = [
  { value: 'lead', label: 'Lead traveler' },
  { value: 'traveler', label: 'Traveler' },
  { value: 'contact', label: 'Contact, does not travel' },
];
const EMPTY = { first_name: '', last_name: '', email: '', phone: '', passport_number: '' };

/** Puts a person on the trip; the first one leads it unless said otherwise. Source: R-TRIP-055, R-TRIP-056, R-TRIP-209. */
export const TravelerDialog = ({ trip, lead, onClose, onSaved }: Props) => {
  const form = useForm<Typed>({ defaultValues: { ...EMPTY, part: lead ? 'traveler' : 'lead' } });
  const leave = useLeaving(form.formState.isDirty, onClose);
  const { control, watch } = form;
  const part = watch('part');
  const save = async ({ part: chosen, ...typed }: Typed) => {
    const { message } = await call('trips.travelers.create', {
      first_name: typed.first_name,
      last_name: typed.last_name,
      trip_id: trip.id,
      email: given(typed.email),
      phone: given(typed.phone),
      client_type: chosen === 'lead' ? 'lead_client' : 'secondary_client',
      is_traveler: chosen !== 'contact',
      ...(chosen !== 'contact' && {
        passport_number: given(typed.passport_number),
        passport_expires: typed.passport_expires,
      }),
    });
    notify({ kind: 'success', title: message });
    await onSaved();
    onClose();
  };
  return (
    <Modal open title="Add a traveler" onClose={leave}>
      <Form form={form} onSubmit={save}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TextField control={control} name="first_name" label="First name" maxLength={255} required />
          <TextField control={control} name="last_name" label="Last name" maxLength={255} required />
          <TextField
            control={control}
            name="email"
            label="E-mail"
            type="email"
            rules={{
              validate: (typed) =>
                !given(String(typed)) || isEmail(String(typed).trim()) || 'Please enter a valid e-mail address.',
            }}
          />
          <TextField control={control} name="phone" label="Phone" type="tel" maxLength={50} />
        </SimpleGrid>
        <SelectField
          control={control}
          name="part"
          label="Part in the trip"
          options={PARTS}
          hint={part === 'lead' && lead ? `${lead} leads now, and stays on the trip as a traveler.` : undefined}
        />
        {part !== 'contact' && (
          <>
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <TextField
                control={control}
                name="passport_number"
                label="Passport number"
                autoComplete="off"
                spellCheck={false}
                maxLength={40}
                hint="Kept encrypted; a look at it is noted."
              />
              <DateField control={control} name="passport_expires" label="Passport expires" />
            </SimpleGrid>
            <PassportNotice expires={watch('passport_expires')} trip={trip} />
          </>
        )}
        <HStack justify="flex-end">
          <SubmitButton form={form}>Add traveler</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

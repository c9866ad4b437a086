import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { trimOrUndefined } from '../../../lib/trim-or-undefined';
import { Form } from '../../../ui/fields/form';
import { PhoneField } from '../../../ui/fields/phone-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { TickField } from '../../../ui/fields/tick-field';
import { WebsiteField } from '../../../ui/fields/website-field';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';
import { libraryPlacesQuery } from '../../trip/public';

type PlaceForm = {
  name: string;
  destination_name: string;
  formatted_address: string;
  phone_no: string;
  url: string;
  is_preferred_place: boolean;
};
const EMPTY: PlaceForm = {
  name: '',
  destination_name: '',
  formatted_address: '',
  phone_no: '',
  url: '',
  is_preferred_place: false,
};

/** Keeps a place for bookings to come. Source: R-TRIP-089, R-TRIP-215 (G-134). */
export const PlaceDialog = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient();
  const formId = useId();
  const form = useForm<PlaceForm>({ defaultValues: EMPTY });
  const save = async (typed: PlaceForm) => {
    const place = {
      name: typed.name.trim(),
      destination_name: trimOrUndefined(typed.destination_name),
      formatted_address: trimOrUndefined(typed.formatted_address),
      phone_no: trimOrUndefined(typed.phone_no),
      url: trimOrUndefined(typed.url),
      ...(typed.is_preferred_place && { is_preferred_place: true }),
      source: 'manual',
    };
    const { message } = await call('misc.places.create', { place, is_library: 1 });
    notify({ kind: 'success', title: message });
    await client.invalidateQueries({ queryKey: libraryPlacesQuery.queryKey });
    onClose();
  };
  return (
    <Modal
      open
      title="New library place"
      onClose={onClose}
      footer={
        <SubmitButton form={form} formId={formId}>
          Save place
        </SubmitButton>
      }
    >
      <Form form={form} onSubmit={save} id={formId}>
        <TextField control={form.control} name="name" label="Name" required maxLength={255} />
        <TextField control={form.control} name="destination_name" label="Destination" maxLength={120} />
        <TextField control={form.control} name="formatted_address" label="Address" maxLength={500} />
        <PhoneField control={form.control} name="phone_no" label="Phone" />
        <WebsiteField control={form.control} name="url" label="Website" />
        <TickField
          control={form.control}
          name="is_preferred_place"
          label="Preferred place"
          hint="Listed first when you choose a place."
        />
      </Form>
    </Modal>
  );
};

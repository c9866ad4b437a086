import { Checkbox, HStack } from '@chakra-ui/react';
import type { Itinerary } from '@wayline/core/itinerary/itinerary';
import { Controller, useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { notify } from '../../../ui/toaster';

type Props = { itinerary: Itinerary; onSaved: () => Promise<unknown> };
type Typed = Pick<Itinerary, 'ti_name' | 'welcome_text' | 'important_notice' | 'show_prices'> & {
  cover_img_url: string;
};

/** What the advisor writes into a client itinerary; the days come from the bookings. */
export const ItineraryForm = ({ itinerary, onSaved }: Props) => {
  const { ti_name, welcome_text, important_notice, show_prices, cover_img_url = '' } = itinerary;
  const form = useForm<Typed>({ values: { ti_name, welcome_text, important_notice, show_prices, cover_img_url } });
  const { control } = form;
  const save = async ({ cover_img_url: cover, ...typed }: Typed) => {
    await call('trips.ti.update', {
      ...typed,
      cover_img_url: cover.trim() || undefined,
      tripId: itinerary.trip_id,
      tiId: itinerary.id,
      version: itinerary.version,
    });
    await onSaved();
    notify({ kind: 'success', title: 'Itinerary saved' });
  };
  return (
    <Form form={form} onSubmit={save}>
      <TextField control={control} name="ti_name" label="Title" required maxLength={255} />
      <TextField
        control={control}
        name="welcome_text"
        label="Welcome"
        lines={4}
        hint="The first words your client reads."
      />
      <TextField control={control} name="important_notice" label="Important notice" lines={3} />
      <TextField
        control={control}
        name="cover_img_url"
        label="Cover picture"
        type="url"
        hint="An address of a picture; without one the page draws a cover of its own."
      />
      <Controller
        control={control}
        name="show_prices"
        render={({ field }) => (
          <Checkbox.Root checked={field.value} onCheckedChange={({ checked }) => field.onChange(checked === true)}>
            <Checkbox.HiddenInput onBlur={field.onBlur} />
            <Checkbox.Control />
            <Checkbox.Label>Show prices</Checkbox.Label>
          </Checkbox.Root>
        )}
      />
      <HStack>
        <SubmitButton form={form} variant="outline">
          Save
        </SubmitButton>
      </HStack>
    </Form>
  );
};

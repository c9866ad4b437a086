import { SimpleGrid, Text } from '@chakra-ui/react';
import type { Place } from '@wayline/core/areas/trip/bookings/parts/place';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NumberField } from '../../../ui/fields/number-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { TimeField } from '../../../ui/fields/time-field';
import { LibraryPlaceSelect, PriceField, useBookingTypes } from '../../trip/public';
import type { LibraryForm } from '../library-form';

type Props = { form: UseFormReturn<LibraryForm>; known: boolean; fixedDays: boolean; currency: string };

/** The fields of a library booking: what it is, how long it takes, and what it costs. */
export const LibraryFields = ({ form: { control, watch, setValue }, known, fixedDays, currency }: Props) => {
  const type = watch('booking_type');
  const { types, optionsWith } = useBookingTypes();
  // What is new begins with a type that the company uses.
  const instead = known || types.includes(type) ? undefined : types[0];
  useEffect(() => {
    if (instead) setValue('booking_type', instead);
  }, [instead, setValue]);
  const stay = type === 'Accommodation';
  const choosePlace = (place: Place) => {
    setValue('known_place', place);
    setValue('place', place.name, { shouldDirty: true });
    setValue('address', place.formatted_address ?? '', { shouldDirty: true });
  };
  return (
    <>
      <SimpleGrid columns={2} gap="4">
        <SelectField
          control={control}
          name="booking_type"
          label="Type"
          options={optionsWith(known ? type : undefined)}
        />
        <TextField control={control} name="sub_type" label="Sub type" maxLength={80} />
      </SimpleGrid>
      <TextField control={control} name="title" label="Title" required maxLength={255} />
      <TextField control={control} name="supplier_name" label="Supplier" maxLength={255} />
      <LibraryPlaceSelect onChoose={choosePlace} />
      <SimpleGrid columns={2} gap="4">
        <TextField control={control} name="place" label="Place" maxLength={255} />
        <TextField control={control} name="address" label="Address" maxLength={500} />
      </SimpleGrid>
      {fixedDays ? (
        <Text color="fg.muted">Its legs and days stay as saved, counted from the day you choose in a trip.</Text>
      ) : (
        <SimpleGrid columns={2} gap="4">
          <NumberField control={control} name="length" label={stay ? 'Nights' : 'Days'} />
          <TimeField control={control} name="start_time" label={stay ? 'Check-in at' : 'Starts at'} />
        </SimpleGrid>
      )}
      <PriceField control={control} name="price" bookingType={type} travelers={1} currency={currency} />
      <TextField control={control} name="tags" label="Tags" hint="Separate with commas." />
      <TextField control={control} name="includes" label="Includes" lines={2} maxLength={2000} />
      <TextField control={control} name="client_note" label="Note for the client" lines={2} />
      <TextField control={control} name="note" label="Internal note" lines={2} hint="Clients never see this." />
    </>
  );
};

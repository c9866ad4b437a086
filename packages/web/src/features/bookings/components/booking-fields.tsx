import { SimpleGrid } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/bookings/booking';
import { BOOKING_TYPES, RESERVATION_STATUSES } from '@wayline/core/bookings/booking-types';
import type { UseFormReturn } from 'react-hook-form';
import { MoneyField } from '../../../ui/fields/money-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { type BookingForm, timesAskedOf } from '../booking-form';
import { LegFields } from './leg-fields';
import { SpanFields } from './span-fields';

type Props = { form: UseFormReturn<BookingForm>; booking: Booking | undefined; day: string; currency: string };

/** The fields of a booking, as many as its type needs. */
export const BookingFields = ({ form: { control, watch }, booking, day, currency }: Props) => {
  const type = watch('booking_type');
  const asked = timesAskedOf(type, booking);
  return (
    <>
      <SimpleGrid columns={2} gap="4">
        <SelectField control={control} name="booking_type" label="Type" options={BOOKING_TYPES} />
        <SelectField control={control} name="reservation_status" label="Status" options={RESERVATION_STATUSES} />
      </SimpleGrid>
      <TextField control={control} name="title" label="Title" required maxLength={255} />
      {asked === 'legs' && <LegFields control={control} day={day} />}
      {asked === 'span' && <SpanFields control={control} stay={type === 'Accommodation'} />}
      <SimpleGrid columns={2} gap="4">
        <TextField control={control} name="supplier_name" label="Supplier" maxLength={255} />
        <TextField control={control} name="confirmation_id" label="Confirmation number" maxLength={80} />
      </SimpleGrid>
      <MoneyField control={control} name="price" label="Total price" currency={currency} />
      <TextField control={control} name="client_note" label="Note for the client" lines={2} />
      <TextField control={control} name="note" label="Internal note" lines={2} hint="Clients never see this." />
    </>
  );
};

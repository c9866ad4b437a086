import { SimpleGrid } from '@chakra-ui/react';
import { BOOKING_TYPES, RESERVATION_STATUSES } from '@wayline/core/bookings/booking-types';
import type { UseFormReturn } from 'react-hook-form';
import { DateField } from '../../../ui/fields/date-field';
import { MoneyField } from '../../../ui/fields/money-field';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import { TimeField } from '../../../ui/fields/time-field';
import { type BookingForm, WITH_LEGS } from '../booking-form';
import { LegFields } from './leg-fields';

type Props = { form: UseFormReturn<BookingForm>; day: string; currency: string };

/** The fields of a booking, as many as its type needs. */
export const BookingFields = ({ form: { control, watch }, day, currency }: Props) => {
  const type = watch('booking_type');
  const stay = type === 'Accommodation';
  return (
    <>
      <SimpleGrid columns={2} gap="4">
        <SelectField control={control} name="booking_type" label="Type" options={BOOKING_TYPES} />
        <SelectField control={control} name="reservation_status" label="Status" options={RESERVATION_STATUSES} />
      </SimpleGrid>
      <TextField control={control} name="title" label="Title" required maxLength={255} />
      {WITH_LEGS.includes(type) ? (
        <LegFields control={control} day={day} />
      ) : (
        <SimpleGrid columns={2} gap="4">
          <DateField control={control} name="start_date" label={stay ? 'Check-in' : 'Date'} required />
          <TimeField control={control} name="start_time" label={stay ? 'Check-in time' : 'Time'} />
          <DateField control={control} name="end_date" label={stay ? 'Check-out' : 'Until'} required={stay} />
          <TimeField control={control} name="end_time" label={stay ? 'Check-out time' : 'Until time'} />
          <TextField control={control} name="place" label="Place" />
          <TextField control={control} name="address" label="Address" />
        </SimpleGrid>
      )}
      <SimpleGrid columns={2} gap="4">
        <TextField control={control} name="supplier_name" label="Supplier" />
        <TextField control={control} name="confirmation_id" label="Confirmation number" />
      </SimpleGrid>
      <MoneyField control={control} name="price" label="Total price" currency={currency} />
      <TextField control={control} name="client_note" label="Note for the client" lines={2} />
      <TextField control={control} name="note" label="Internal note" lines={2} hint="Clients never see this." />
    </>
  );
};

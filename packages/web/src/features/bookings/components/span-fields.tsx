import { GridItem, SimpleGrid } from '@chakra-ui/react';
import { endsBeforeItBegins, SPAN_REVERSED } from '@wayline/core/bookings/booking-issues';
import type { Control } from 'react-hook-form';
import { DateField } from '../../../ui/fields/date-field';
import { PhoneField } from '../../../ui/fields/phone-field';
import { TextField } from '../../../ui/fields/text-field';
import { TimeField } from '../../../ui/fields/time-field';
import type { BookingForm } from '../booking-form';

type Props = { control: Control<BookingForm>; stay: boolean };

const inOrder = (stay: boolean) => (_end: unknown, form: BookingForm) => {
  const { start_date, end_date } = form;
  if (stay) return !end_date || !start_date || end_date > start_date || 'Check-out is on a later day than check-in.';
  return !endsBeforeItBegins(form) || SPAN_REVERSED;
};

/** When and where a booking without legs is; a stay has nights between its two days. */
export const SpanFields = ({ control, stay }: Props) => (
  <SimpleGrid columns={2} gap="4">
    <DateField control={control} name="start_date" label={stay ? 'Check-in' : 'Date'} required />
    <TimeField control={control} name="start_time" label={stay ? 'Check-in time' : 'Time'} />
    <DateField
      control={control}
      name="end_date"
      label={stay ? 'Check-out' : 'Until'}
      required={stay}
      rules={{ validate: inOrder(stay) }}
    />
    <TimeField control={control} name="end_time" label={stay ? 'Check-out time' : 'Until time'} />
    <TextField control={control} name="place" label="Place" maxLength={300} />
    <PhoneField control={control} name="place_phone" label="Telephone" />
    <GridItem colSpan={2}>
      <TextField control={control} name="address" label="Address" maxLength={500} />
    </GridItem>
  </SimpleGrid>
);

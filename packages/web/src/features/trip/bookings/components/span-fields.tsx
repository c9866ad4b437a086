import { GridItem, SimpleGrid } from '@chakra-ui/react';
import { endsBeforeItBegins, SPAN_REVERSED } from '@wayline/core/areas/trip/bookings/booking-issues';
import { getSpanFields } from '@wayline/core/areas/trip/bookings/types/booking-fields';
import type { UseFormReturn } from 'react-hook-form';
import { DateField } from '../../../../ui/fields/date-field';
import { PhoneField } from '../../../../ui/fields/phone-field';
import { TextField } from '../../../../ui/fields/text-field';
import { TimeField } from '../../../../ui/fields/time-field';
import type { BookingForm } from '../booking-form';

type Props = { form: UseFormReturn<BookingForm> };

const inOrder = (stay: boolean) => (_end: unknown, form: BookingForm) => {
  const { start_date, end_date } = form;
  if (stay)
    return !end_date || !start_date || end_date > start_date || 'Check-out must be after check-in. Pick a later date.';
  return !endsBeforeItBegins(form) || SPAN_REVERSED;
};

/** When and where a booking without legs is, as far as its type asks; a stay has nights between its two days. What stands in a field stays in sight. */
export const SpanFields = ({ form: { control, watch, getValues } }: Props) => {
  const type = watch('booking_type');
  const asked = getSpanFields(type, watch('sub_type'));
  const stay = type === 'Accommodation';
  const placed = asked.place || ['place', 'place_phone', 'address'].some((name) => getValues(name as 'place'));
  const startTime = asked.startTime ?? (getValues('start_time') && 'Time');
  const endTime = asked.endTime ?? (getValues('end_time') && 'End time');
  return (
    <SimpleGrid columns={2} gap="4">
      <DateField control={control} name="start_date" label={asked.startDate} required />
      {startTime && <TimeField control={control} name="start_time" label={startTime} />}
      <DateField
        control={control}
        name="end_date"
        label={asked.endDate}
        required={stay}
        rules={{ validate: inOrder(stay) }}
      />
      {endTime && <TimeField control={control} name="end_time" label={endTime} />}
      {placed && (
        <>
          <TextField control={control} name="place" label="Place" maxLength={300} />
          <PhoneField control={control} name="place_phone" label="Phone" />
          <GridItem colSpan={2}>
            <TextField control={control} name="address" label="Address" maxLength={500} />
          </GridItem>
        </>
      )}
    </SimpleGrid>
  );
};

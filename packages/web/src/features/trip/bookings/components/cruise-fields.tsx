import { Box, Button, HStack, IconButton, SimpleGrid, Text } from '@chakra-ui/react';
import { endsBeforeItBegins, SPAN_REVERSED } from '@wayline/core/areas/trip/bookings/booking-issues';
import { fillCruiseDays, MOST_CRUISE_DAYS } from '@wayline/core/areas/trip/bookings/parts/fill-cruise-days';
import { X } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { DateField } from '../../../../ui/fields/date-field';
import { TextField } from '../../../../ui/fields/text-field';
import { TimeField } from '../../../../ui/fields/time-field';
import type { BookingForm } from '../booking-form';
import { emptyCruiseDay } from '../cruise-form';

type Props = { form: UseFormReturn<BookingForm> };

/** The days of a cruise from port to port; a day without a port is spent at sea. Source: R-TRIP-029, R-TRIP-030. */
export const CruiseFields = ({ form: { control, watch, getValues } }: Props) => {
  const days = useFieldArray({ control, name: 'cruise_days' });
  const [first = '', last = ''] = [watch('start_date'), watch('end_date')];
  const fill = () => days.replace(fillCruiseDays(first, last, getValues('cruise_days'), emptyCruiseDay()));
  return (
    <>
      <SimpleGrid columns={2} gap="4">
        <DateField control={control} name="start_date" label="Embarkation date" required />
        <DateField
          control={control}
          name="end_date"
          label="Disembarkation date"
          rules={{
            validate: (_end, { start_date, end_date }) =>
              !endsBeforeItBegins({ start_date, end_date }) || SPAN_REVERSED,
          }}
        />
      </SimpleGrid>
      {days.fields.map((row, i) => (
        <Box key={row.id} role="group" aria-label={`Day ${i + 1}`} borderTopWidth="1px" pt="3">
          <HStack justify="space-between" mb="2">
            <Text fontWeight="600">Day {i + 1}</Text>
            <IconButton aria-label={`Remove day ${i + 1}`} size="2xs" variant="ghost" onClick={() => days.remove(i)}>
              <X size={14} aria-hidden />
            </IconButton>
          </HStack>
          <SimpleGrid columns={{ base: 2, md: 4 }} gap="3">
            <DateField control={control} name={`cruise_days.${i}.date`} label="Day" required />
            <TextField
              control={control}
              name={`cruise_days.${i}.port`}
              label="Port"
              placeholder="At sea"
              maxLength={300}
            />
            <TimeField control={control} name={`cruise_days.${i}.arrival_time`} label="Arrives" />
            <TimeField control={control} name={`cruise_days.${i}.departure_time`} label="Departs" />
          </SimpleGrid>
        </Box>
      ))}
      <HStack wrap="wrap">
        <Button
          variant="outline"
          size="sm"
          disabled={!first || !last}
          title={first && last ? undefined : 'Set the embarkation and disembarkation dates first'}
          onClick={fill}
        >
          Fill in days
        </Button>
        <Button
          variant="outline"
          size="sm"
          disabled={days.fields.length >= MOST_CRUISE_DAYS}
          onClick={() => days.append(emptyCruiseDay(getValues('cruise_days').at(-1)?.date ?? first))}
        >
          Add day
        </Button>
      </HStack>
    </>
  );
};

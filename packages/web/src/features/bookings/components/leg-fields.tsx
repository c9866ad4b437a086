import { Button, chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import type { Leg } from '@wayline/core/bookings/booking';
import { arrivesBeforeItLeaves, LEG_REVERSED } from '@wayline/core/bookings/booking-issues';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { TimeField } from '../../../ui/fields/time-field';
import type { BookingForm } from '../booking-form';
import { emptyLeg, legOf } from '../leg-form';

type Props = { form: UseFormReturn<BookingForm>; day: string; known: readonly Leg[] };

/** The legs of a transport booking, in order; each has its own places, days and times. Source: R-TRIP-025..028. */
export const LegFields = ({ form: { control, getValues, setValue, watch }, day, known }: Props) => {
  const legs = useFieldArray({ control, name: 'legs' });
  const type = watch('booking_type');
  const seated = type === 'Flights' && watch('passengers').length > 0;
  const remove = (at: number) => {
    legs.remove(at);
    const without = getValues('passengers').map((p) => ({ ...p, seats: p.seats.filter((_, leg) => leg !== at) }));
    setValue('passengers', without, { shouldDirty: true });
  };
  const inOrder = (at: number) => () => !arrivesBeforeItLeaves(legOf(getValues(`legs.${at}`), known)) || LEG_REVERSED;
  return (
    <>
      {legs.fields.map((leg, i) => (
        <chakra.fieldset key={leg.id} borderWidth="1px" borderRadius="l2" p="4" aria-label={`Leg ${i + 1}`}>
          <HStack justify="space-between" mb="3">
            <Text fontWeight="600">Leg {i + 1}</Text>
            {legs.fields.length > 1 && (
              <Button size="xs" variant="ghost" onClick={() => remove(i)}>
                Remove leg {i + 1}
              </Button>
            )}
          </HStack>
          <SimpleGrid columns={2} gap="3">
            <TextField control={control} name={`legs.${i}.from`} label="From" required maxLength={300} />
            <TextField control={control} name={`legs.${i}.to`} label="To" required maxLength={300} />
            {type === 'Flights' && (
              <>
                <TextField
                  control={control}
                  name={`legs.${i}.from_code`}
                  label="From code"
                  maxLength={3}
                  placeholder="BOS"
                />
                <TextField
                  control={control}
                  name={`legs.${i}.to_code`}
                  label="To code"
                  maxLength={3}
                  placeholder="LIS"
                />
              </>
            )}
            <DateField control={control} name={`legs.${i}.start_date`} label="Departs on" required />
            <TimeField control={control} name={`legs.${i}.start_time`} label="Departs at" />
            <DateField
              control={control}
              name={`legs.${i}.end_date`}
              label="Arrives on"
              rules={{ validate: inOrder(i) }}
            />
            <TimeField control={control} name={`legs.${i}.end_time`} label="Arrives at" />
            <TextField control={control} name={`legs.${i}.carrier`} label="Carrier" maxLength={120} />
            <TextField control={control} name={`legs.${i}.number`} label="Number" maxLength={20} />
            {type === 'Rail' && <TextField control={control} name={`legs.${i}.coach`} label="Coach" maxLength={20} />}
            {!seated && (
              <>
                <TextField control={control} name={`legs.${i}.seat`} label="Seat" maxLength={40} />
                {type !== 'Transportation' && (
                  <TextField control={control} name={`legs.${i}.cabin`} label="Class" maxLength={40} />
                )}
              </>
            )}
          </SimpleGrid>
        </chakra.fieldset>
      ))}
      <Button
        variant="outline"
        alignSelf="start"
        onClick={() => legs.append(emptyLeg(legs.fields.at(-1)?.end_date || day))}
      >
        Add a leg
      </Button>
    </>
  );
};

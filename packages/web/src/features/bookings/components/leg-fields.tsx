import { Button, chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import { type Control, useFieldArray } from 'react-hook-form';
import { DateField } from '../../../ui/fields/date-field';
import { TextField } from '../../../ui/fields/text-field';
import { TimeField } from '../../../ui/fields/time-field';
import type { BookingForm } from '../booking-form';
import { emptyLeg } from '../leg-form';

type Props = { control: Control<BookingForm>; day: string };

/** The legs of a transport booking, in order; each has its own places, days and times. Source: R-TRIP-025..028. */
export const LegFields = ({ control, day }: Props) => {
  const legs = useFieldArray({ control, name: 'legs' });
  return (
    <>
      {legs.fields.map((leg, i) => (
        <chakra.fieldset key={leg.id} borderWidth="1px" borderRadius="l2" p="4" aria-label={`Leg ${i + 1}`}>
          <HStack justify="space-between" mb="3">
            <Text fontWeight="600">Leg {i + 1}</Text>
            {legs.fields.length > 1 && (
              <Button size="xs" variant="ghost" onClick={() => legs.remove(i)}>
                Remove leg {i + 1}
              </Button>
            )}
          </HStack>
          <SimpleGrid columns={2} gap="3">
            <TextField control={control} name={`legs.${i}.from`} label="From" required />
            <TextField control={control} name={`legs.${i}.to`} label="To" required />
            <TextField
              control={control}
              name={`legs.${i}.from_code`}
              label="From code"
              maxLength={3}
              placeholder="BOS"
            />
            <TextField control={control} name={`legs.${i}.to_code`} label="To code" maxLength={3} placeholder="LIS" />
            <DateField control={control} name={`legs.${i}.start_date`} label="Departs on" required />
            <TimeField control={control} name={`legs.${i}.start_time`} label="Departs at" />
            <DateField control={control} name={`legs.${i}.end_date`} label="Arrives on" />
            <TimeField control={control} name={`legs.${i}.end_time`} label="Arrives at" />
            <TextField control={control} name={`legs.${i}.carrier`} label="Carrier" />
            <TextField control={control} name={`legs.${i}.number`} label="Number" />
            <TextField control={control} name={`legs.${i}.seat`} label="Seat" />
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

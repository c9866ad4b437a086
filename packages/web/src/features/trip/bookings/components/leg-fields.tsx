import { Button, chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import type { Leg } from '@wayline/core/areas/trip/bookings/booking';
import { isArrivalBeforeDeparture, LEG_REVERSED } from '@wayline/core/areas/trip/bookings/booking-issues';
import { getLegFields } from '@wayline/core/areas/trip/bookings/types/booking-fields';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { DateField } from '../../../../ui/fields/date-field';
import { TextField } from '../../../../ui/fields/text-field';
import { TimeField } from '../../../../ui/fields/time-field';
import type { BookingForm } from '../booking-form';
import { emptyLeg, toLeg } from '../leg-form';
import { AirlineField } from './airline-field';
import { AirportField } from './airport-field';
import { LegLength } from './leg-length';

type Props = { form: UseFormReturn<BookingForm>; day: string; known: readonly Leg[] };

const MORE = [
  ['carrier', 120],
  ['number', 20],
  ['coach', 20],
  ['seat', 40],
  ['cabin', 40],
] as const;
/** What passengers have each for themselves, once there are any. */
const OF_A_SEAT: readonly string[] = ['seat', 'cabin'];
/** What a field is called that only an older record still has. */
const ONCE = { carrier: 'Carrier', number: 'Number', coach: 'Coach', seat: 'Seat', cabin: 'Class' } as const;

/** The legs of a transport booking, in order; each has its own places, days and times, as its type and kind ask. Source: R-TRIP-025..028. */
export const LegFields = ({ form, day, known }: Props) => {
  const { control, getValues, setValue, watch } = form;
  const legs = useFieldArray({ control, name: 'legs' });
  const type = watch('booking_type');
  const asked = getLegFields(type, watch('sub_type'));
  const flight = asked.kind === 'flight';
  const seated = flight && watch('passengers').length > 0;
  const several = asked.several || legs.fields.length > 1;
  const remove = (at: number) => {
    legs.remove(at);
    const without = getValues('passengers').map((p) => ({ ...p, seats: p.seats.filter((_, leg) => leg !== at) }));
    setValue('passengers', without, { shouldDirty: true });
  };
  const inOrder = (at: number) => () =>
    !isArrivalBeforeDeparture(toLeg(getValues(`legs.${at}`), known)) || LEG_REVERSED;
  return (
    <>
      {legs.fields.map((leg, i) => (
        <chakra.fieldset
          key={leg.id}
          {...(several && { borderWidth: '1px', borderRadius: 'l2', p: '4' })}
          aria-label={several ? `Leg ${i + 1}` : 'Pick-up and drop-off'}
        >
          {several && (
            <HStack justify="space-between" mb="3">
              <Text fontWeight="600">Leg {i + 1}</Text>
              {legs.fields.length > 1 && (
                <Button size="xs" variant="ghost" onClick={() => remove(i)}>
                  Remove leg {i + 1}
                </Button>
              )}
            </HStack>
          )}
          <SimpleGrid columns={2} gap="3">
            {(['from', 'to'] as const).map((end) =>
              flight ? (
                <AirportField key={end} form={form} leg={i} end={end} />
              ) : (
                <TextField
                  key={end}
                  control={control}
                  name={`legs.${i}.${end}`}
                  label={asked[end]}
                  required
                  maxLength={300}
                />
              ),
            )}
            <DateField control={control} name={`legs.${i}.start_date`} label={asked.startDate} required />
            <TimeField control={control} name={`legs.${i}.start_time`} label={asked.startTime} />
            <DateField
              control={control}
              name={`legs.${i}.end_date`}
              label={asked.endDate}
              rules={{ validate: inOrder(i) }}
            />
            <TimeField control={control} name={`legs.${i}.end_time`} label={asked.endTime} />
            {asked.kind !== 'rental' && <LegLength form={form} leg={i} known={known} />}
            {MORE.map(([name, maxLength]) => {
              const label = asked[name] ?? (getValues(`legs.${i}.${name}`) && ONCE[name]);
              if (!label || (seated && OF_A_SEAT.includes(name))) return null;
              if (name === 'carrier' && flight) return <AirlineField key={name} form={form} leg={i} />;
              return <TextField key={name} control={control} name={`legs.${i}.${name}`} {...{ label, maxLength }} />;
            })}
          </SimpleGrid>
        </chakra.fieldset>
      ))}
      {asked.several && (
        <Button
          variant="outline"
          alignSelf="start"
          onClick={() => legs.append(emptyLeg(legs.fields.at(-1)?.end_date || day))}
        >
          Add leg
        </Button>
      )}
    </>
  );
};

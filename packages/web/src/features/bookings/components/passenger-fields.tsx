import { Button, Checkbox, chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import {
  AIR_SERVICE_CLASSES,
  FLIGHT_SPECIAL_REQUESTS,
  MEAL_CODES,
  SEAT_CODES,
} from '@wayline/core/bookings/types/air-codes';
import { choiceLabel } from '@wayline/core/bookings/types/detail-choices';
import { fullName } from '@wayline/core/kernel/full-name';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { SelectField } from '../../../ui/fields/select-field';
import { TextField } from '../../../ui/fields/text-field';
import type { BookingForm } from '../booking-form';
import { emptyPassenger } from '../passenger-form';

export type KnownTraveler = { id: string; first_name: string; last_name: string };
type Props = { form: UseFormReturn<BookingForm>; travelers: readonly KnownTraveler[] };

const codes = (named: Record<string, string>) =>
  Object.entries(named).map(([value, name]) => ({ value, label: `${name} (${value})` }));
const SEATS = codes(SEAT_CODES);
const MEALS = codes(MEAL_CODES).sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** Who flies, where each sits on each leg, and what the airline is told of them. Source: R-TRIP-227, R-TRIP-228. */
export const PassengerFields = ({ form: { control, watch }, travelers }: Props) => {
  const passengers = useFieldArray({ control, name: 'passengers' });
  const [legs, typed] = [watch('legs'), watch('passengers')];
  const missing = travelers.filter((t) => !typed.some((p) => p.name.trim() === fullName(t)));
  return (
    <>
      {passengers.fields.map((row, i) => {
        const at = `passengers.${i}` as const;
        return (
          <chakra.fieldset key={row.id} borderWidth="1px" borderRadius="l2" p="4" aria-label={`Passenger ${i + 1}`}>
            <HStack justify="space-between" mb="3">
              <Text fontWeight="600">Passenger {i + 1}</Text>
              <Button size="xs" variant="ghost" onClick={() => passengers.remove(i)}>
                Remove passenger {i + 1}
              </Button>
            </HStack>
            <SimpleGrid columns={2} gap="3">
              <TextField control={control} name={`${at}.name`} label="Name" required maxLength={255} />
              <TextField control={control} name={`${at}.e_ticket_number`} label="E-ticket" maxLength={40} />
              {legs.map((leg, n) => [
                <SelectField
                  key={`class ${leg.was ?? n}`}
                  control={control}
                  name={`${at}.seats.${n}.service_class`}
                  label={`Class, leg ${n + 1}`}
                  options={AIR_SERVICE_CLASSES}
                  emptyLabel="Not given"
                />,
                <TextField
                  key={`seat ${leg.was ?? n}`}
                  control={control}
                  name={`${at}.seats.${n}.seat`}
                  label={`Seat, leg ${n + 1}`}
                  maxLength={10}
                  placeholder="12A"
                />,
              ])}
              <SelectField
                control={control}
                name={`${at}.seat_wish`}
                label="Seat preference"
                options={SEATS}
                emptyLabel="Any seat"
              />
              <SelectField control={control} name={`${at}.meal`} label="Meal" options={MEALS} emptyLabel="As served" />
              <TextField control={control} name={`${at}.frequent_flyer`} label="Frequent flyer" maxLength={60} />
            </SimpleGrid>
            <Controller
              control={control}
              name={`${at}.special_requests`}
              render={({ field }) => (
                <HStack wrap="wrap" gap="4" mt="3" role="group" aria-label="Special requests">
                  {FLIGHT_SPECIAL_REQUESTS.map((request) => (
                    <Checkbox.Root
                      key={request}
                      size="sm"
                      checked={field.value.includes(request)}
                      onCheckedChange={({ checked }) =>
                        field.onChange(checked ? [...field.value, request] : field.value.filter((r) => r !== request))
                      }
                    >
                      <Checkbox.HiddenInput />
                      <Checkbox.Control />
                      <Checkbox.Label>{choiceLabel(request)}</Checkbox.Label>
                    </Checkbox.Root>
                  ))}
                </HStack>
              )}
            />
          </chakra.fieldset>
        );
      })}
      <HStack wrap="wrap" mt={passengers.fields.length > 0 ? '3' : '0'}>
        {missing.length > 0 && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => passengers.append(missing.map((t) => emptyPassenger(fullName(t), t.id)))}
          >
            Add all travelers
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => passengers.append(emptyPassenger())}>
          Add a passenger
        </Button>
      </HStack>
    </>
  );
};

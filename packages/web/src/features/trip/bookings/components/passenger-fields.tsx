import { Button, Checkbox, chakra, HStack, SimpleGrid, Text } from '@chakra-ui/react';
import {
  AIR_SERVICE_CLASSES,
  FLIGHT_SPECIAL_REQUESTS,
  MEAL_CODES,
  SEAT_CODES,
} from '@wayline/core/areas/trip/bookings/types/air-codes';
import { choiceLabel } from '@wayline/core/areas/trip/bookings/types/detail-choices';
import { fullName } from '@wayline/core/base/full-name';
import { Controller, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { SelectField } from '../../../../ui/fields/select-field';
import { TextField } from '../../../../ui/fields/text-field';
import type { BookingForm } from '../booking-form';
import { isTravelling, type KnownTraveler, travelerOptions } from '../known-traveler';
import { emptyPassenger } from '../passenger-form';

type Props = { form: UseFormReturn<BookingForm>; travelers: readonly KnownTraveler[] };

const codes = (named: Record<string, string>) =>
  Object.entries(named).map(([value, name]) => ({ value, label: `${name} (${value})` }));
const SEATS = codes(SEAT_CODES);
const MEALS = codes(MEAL_CODES).sort((a, b) => a.label.localeCompare(b.label, 'en'));

/** Who flies, where each sits on each leg, and what the airline is told of them. Source: R-TRIP-227, R-TRIP-228. */
export const PassengerFields = ({ form: { control, watch }, travelers }: Props) => {
  const passengers = useFieldArray({ control, name: 'passengers' });
  const [legs, typed] = [watch('legs'), watch('passengers')];
  const known = travelerOptions(
    travelers.filter((t) => isTravelling(t) || typed.some(({ traveler_id }) => traveler_id === t.id)),
  );
  const missing = travelers.filter((t) => isTravelling(t) && !typed.some(({ traveler_id }) => traveler_id === t.id));
  return (
    <>
      {passengers.fields.map((row, i) => {
        const at = `passengers.${i}` as const;
        const linked = travelers.find(({ id }) => id === typed[i]?.traveler_id);
        return (
          <chakra.fieldset key={row.id} borderWidth="1px" borderRadius="l2" p="4" aria-label={`Passenger ${i + 1}`}>
            <HStack justify="space-between" mb="3">
              <Text fontWeight="600">Passenger {i + 1}</Text>
              <Button size="xs" variant="ghost" onClick={() => passengers.remove(i)}>
                Remove passenger {i + 1}
              </Button>
            </HStack>
            <SimpleGrid columns={2} gap="3">
              {known.length > 0 && (
                <SelectField
                  control={control}
                  name={`${at}.traveler_id`}
                  label="Traveler"
                  options={known}
                  emptyLabel="Someone else"
                />
              )}
              <TextField
                control={control}
                name={`${at}.name`}
                label={linked ? 'Name on ticket' : 'Name'}
                placeholder={linked && fullName(linked)}
                required={!linked}
                maxLength={255}
              />
              <TextField control={control} name={`${at}.e_ticket_number`} label="E-ticket" maxLength={40} />
              {legs.map((leg, n) => [
                <SelectField
                  key={`class ${leg.was ?? n}`}
                  control={control}
                  name={`${at}.seats.${n}.service_class`}
                  label={`Class, leg ${n + 1}`}
                  options={AIR_SERVICE_CLASSES}
                  emptyLabel="Not set"
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
              <SelectField
                control={control}
                name={`${at}.meal`}
                label="Meal"
                options={MEALS}
                emptyLabel="Standard meal"
              />
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
            onClick={() => passengers.append(missing.map(({ id }) => emptyPassenger(id)))}
          >
            Add all travelers
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={() => passengers.append(emptyPassenger())}>
          Add passenger
        </Button>
      </HStack>
    </>
  );
};

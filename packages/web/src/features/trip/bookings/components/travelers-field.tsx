import { Button, Checkbox, chakra, HStack, Stack } from '@chakra-ui/react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { TextField } from '../../../../ui/fields/text-field';
import type { BookingForm } from '../booking-form';
import { isTravelling, type KnownTraveler, travelerOptions } from '../known-traveler';

type Props = {
  form: UseFormReturn<BookingForm>;
  travelers: readonly KnownTraveler[];
  /** What those who are chosen are called together. */
  legend: string;
};

/** Who a booking is for: travelers of the trip, chosen, and anybody else by name. With nobody it is for everybody. */
export const TravelersField = ({ form: { control }, travelers, legend }: Props) => {
  const { field } = useController({ control, name: 'traveler_ids' });
  const chosen = new Set(field.value);
  const shown = travelers.filter((traveler) => isTravelling(traveler) || chosen.has(traveler.id));
  const missing = shown.filter(({ id }) => !chosen.has(id));
  return (
    <Stack gap="4">
      {shown.length > 0 && (
        <chakra.fieldset aria-label={legend}>
          <HStack wrap="wrap" gap="4">
            {travelerOptions(shown).map(({ value, label }) => (
              <Checkbox.Root
                key={value}
                size="sm"
                checked={chosen.has(value)}
                onCheckedChange={({ checked }) =>
                  field.onChange(checked ? [...field.value, value] : field.value.filter((id) => id !== value))
                }
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control />
                <Checkbox.Label>
                  <bdi>{label}</bdi>
                </Checkbox.Label>
              </Checkbox.Root>
            ))}
          </HStack>
          {missing.length > 1 && (
            <Button
              mt="2"
              size="xs"
              variant="outline"
              onClick={() => field.onChange([...field.value, ...missing.map(({ id }) => id)])}
            >
              Select all travelers
            </Button>
          )}
        </chakra.fieldset>
      )}
      <TextField
        control={control}
        name="guest_names"
        label="Guests not on the trip"
        hint="One name per line. To choose a guest from the list, add them to the trip."
        lines={2}
      />
    </Stack>
  );
};

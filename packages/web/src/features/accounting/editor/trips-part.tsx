import { Button, HStack, IconButton, Stack, Text } from '@chakra-ui/react';
import { MOST_TRIPS } from '@wayline/core/areas/accounting/invoices/invoice-limits';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import type { TripId } from '@wayline/core/base/ids';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { TripPicker } from '../../trip/public';
import { FormPart, PartProblem } from '../form-part';
import { TOUCH } from '../touch-target';
import type { InvoiceForm } from './invoice-form';
import type { BilledTrip } from './use-billed-trips';

type Props = { form: UseFormReturn<InvoiceForm>; trips: readonly BilledTrip[]; onRemove: (trip: TripId) => void };

/** The trips that the invoice is of. A trip that is taken off takes its lines with it. */
export const TripsPart = ({ form, trips, onRemove }: Props) => {
  const { control, setValue, formState } = form;
  const [isChoosing, setChoosing] = useState(false);
  const ids = useWatch({ control, name: 'trip_ids' });
  const problems: Readonly<Record<number, { message?: string } | undefined>> = formState.errors.trip_ids ?? {};
  const add = ({ id }: TripRow) => {
    setChoosing(false);
    if (!ids.includes(id)) setValue('trip_ids', [...ids, id], { shouldDirty: true });
  };
  return (
    <FormPart
      title={ids.length > 1 ? 'Trips' : 'Trip'}
      actions={
        ids.length < MOST_TRIPS && (
          <Button
            {...TOUCH}
            size="xs"
            variant="outline"
            aria-expanded={isChoosing}
            onClick={() => setChoosing(!isChoosing)}
          >
            <Plus size={14} aria-hidden /> Add trip
          </Button>
        )
      }
    >
      <Stack as="ul" listStyleType="none" gap="1">
        {ids.map((id, i) => {
          const trip = trips.find((one) => one.id === id);
          const name = trip?.name ?? 'Trip';
          return (
            <li key={id}>
              <HStack gap="2" justify="space-between">
                <Text dir="auto" overflowWrap="anywhere">
                  {[name, trip?.code].filter(Boolean).join(' · ')}
                </Text>
                {ids.length > 1 && (
                  <IconButton
                    aria-label={`Remove ${name}`}
                    {...TOUCH}
                    size="xs"
                    variant="ghost"
                    onClick={() => onRemove(id)}
                  >
                    <X size={16} aria-hidden />
                  </IconButton>
                )}
              </HStack>
              <PartProblem>{problems[i]?.message}</PartProblem>
            </li>
          );
        })}
      </Stack>
      {isChoosing && <TripPicker chosen={undefined} onChoose={add} />}
    </FormPart>
  );
};

import { HStack, Text } from '@chakra-ui/react';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../../lib/api';
import { PATHS } from '../../../../lib/paths';
import { notify } from '../../../../lib/toast-store';
import { DateField } from '../../../../ui/fields/date-field';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { TickField } from '../../../../ui/fields/tick-field';
import { Modal } from '../../../../ui/modal';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';

type Props = {
  trip: Pick<TripRow, 'id' | 'trip_name' | 'start_date'>;
  onClose: () => void;
  onCopied: () => Promise<unknown>;
};
type Typed = { trip_name: string; start_date?: string; bookings: boolean; travelers: boolean; itineraries: boolean };

const LONGEST_NAME = 255;

/** A trip like another one: which parts of it, and on which days. */
export const CopyTripDialog = ({ trip, onClose, onCopied }: Props) => {
  const go = useNavigate();
  const form = useForm<Typed>({
    defaultValues: {
      trip_name: `${trip.trip_name} (copy)`.slice(0, LONGEST_NAME),
      start_date: trip.start_date,
      bookings: true,
      travelers: true,
      itineraries: true,
    },
  });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const copy = async ({ start_date, ...typed }: Typed) => {
    const { trip: made } = await call('trips.copy', { ...typed, id: trip.id, start_date: start_date || undefined });
    notify({ kind: 'success', title: `${made.code} ${made.trip_name} is ready` });
    onClose();
    void onCopied();
    go(PATHS.planner(made.id));
  };
  const { control } = form;
  return (
    <Modal open title="Copy trip" width="460px" onClose={leave}>
      <Form form={form} onSubmit={copy}>
        <TextField control={control} name="trip_name" label="New trip name" required maxLength={LONGEST_NAME} />
        <DateField
          control={control}
          name="start_date"
          label="First day"
          hint="Bookings and events shift to match. Leave blank to keep the same dates."
        />
        <TickField
          control={control}
          name="bookings"
          label="Bookings with places, times and prices, daily events and packages"
        />
        <TickField control={control} name="travelers" label="Travelers and contacts" />
        <TickField control={control} name="itineraries" label="Itineraries: welcome, notices and photos" />
        <Text color="fg.muted" textStyle="small">
          Confirmation numbers, payments, due dates, shared links and client responses aren't copied.
        </Text>
        <HStack justify="flex-end">
          <SubmitButton form={form}>Copy trip</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

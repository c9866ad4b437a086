import { Button, Grid, HStack } from '@chakra-ui/react';
import type { ReadDayEvent } from '@wayline/core/areas/trip/itinerary/event';
import type { TripId } from '@wayline/core/base/ids';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { DateField } from '../../../../ui/fields/date-field';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { TimeField } from '../../../../ui/fields/time-field';
import { Modal } from '../../../../ui/modal';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';

type Props = {
  tripId: TripId;
  known: ReadDayEvent | undefined;
  firstDay: string | undefined;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
};
type Typed = {
  event_title: string;
  startDate?: string;
  startTime?: string;
  place: string;
  address: string;
  note: string;
};

const typedOf = (known: ReadDayEvent | undefined, firstDay: string | undefined): Typed => ({
  event_title: known?.event_title ?? '',
  startDate: known?.startDate ?? firstDay,
  startTime: known?.startTime || undefined,
  place: known?.places[0]?.name ?? '',
  address: known?.places[0]?.formatted_address ?? '',
  note: known?.note ?? '',
});

/** The places with the first one as it was typed; what else is known of it, such as its zone, goes with its name. */
const placesOf = (known: ReadDayEvent | undefined, place: string, address: string) => {
  const [first, ...rest] = known?.places ?? [];
  if (!place) return rest;
  const same = first?.name === place ? first : {};
  return [{ ...same, name: place, formatted_address: address || undefined }, ...rest];
};

/** Writes an event: what, on which day, when, where, and what to know of it. */
export const EventDialog = ({ tripId, known, firstDay, onClose, onChanged }: Props) => {
  const form = useForm<Typed>({ defaultValues: typedOf(known, firstDay) });
  const { control } = form;
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const done = async (title: string) => {
    notify({ kind: 'success', title });
    await onChanged();
    onClose();
  };
  const save = async ({ place, address, startDate = '', startTime = '', ...typed }: Typed) => {
    const event = { ...typed, startDate, startTime, places: placesOf(known, place.trim(), address.trim()) };
    if (known)
      await call('trips.itinerary.daily-events.update', {
        ...event,
        trip_id: tripId,
        event_id: known.id,
        version: known.version,
      });
    else await call('trips.itinerary.daily-events.create', { ...event, trip_id: tripId });
    await done(`${typed.event_title} saved`);
  };
  const remove = async ({ id, event_title }: ReadDayEvent) => {
    await call('trips.itinerary.daily-events.delete', { trip_id: tripId, event_id: id });
    await done(`${event_title} removed`);
  };
  return (
    <Modal open title={known ? 'Event' : 'New event'} onClose={leave}>
      <Form form={form} onSubmit={save}>
        <TextField control={control} name="event_title" label="Title" maxLength={255} required autoFocus />
        <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
          <DateField control={control} name="startDate" label="Day" required />
          <TimeField control={control} name="startTime" label="Time" />
        </Grid>
        <TextField control={control} name="place" label="Place" maxLength={255} />
        <TextField control={control} name="address" label="Address" maxLength={500} />
        <TextField control={control} name="note" label="Note for your client" lines={3} maxLength={10_000} />
        <HStack justify="space-between">
          {known ? (
            <Button variant="ghost" colorPalette="red" onClick={() => void remove(known).catch(notifyError)}>
              Remove
            </Button>
          ) : (
            <span />
          )}
          <SubmitButton form={form}>Save event</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

import { SimpleGrid } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { tripDatesFault } from '@wayline/core/areas/trip/trips/trip-dates';
import { addDays, daysBetween, isDay } from '@wayline/core/base/days';
import { useId, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { DateField } from '../../../../ui/fields/date-field';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { Modal } from '../../../../ui/modal';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { useNewPassportFaults } from '../../trip-check/use-new-passport-faults';
import { DatesPreview } from '../dates/dates-preview';
import { ModeChoice } from '../dates/mode-choice';
import { useDatesPlan } from '../dates/use-dates-plan';
import { useUndoEntry } from '../dates/use-undo-entry';
import { tripQueries } from '../trip-queries';

type Props = { trip: Trip; onClose: () => void; onSaved: () => Promise<unknown> };
type Typed = { start_date: string; end_date: string };

/** The days of a trip and, where it has bookings or events, what becomes of them: shown first, then done, then undone if wanted. Source: R-TRIP-178, R-TRIP-207. */
export const TripDatesDialog = ({ trip, onClose, onSaved }: Props) => {
  const formId = useId();
  const { data: whole } = useQuery(tripQueries.one(trip.id));
  const form = useForm<Typed>({ defaultValues: { start_date: trip.start_date ?? '', end_date: trip.end_date ?? '' } });
  const { mode, choose, days, dates, plan } = useDatesPlan(whole, useWatch({ control: form.control }));
  const passports = useNewPassportFaults(whole, dates && { dates, mode });
  const following = useRef(trip.end_date);
  const undoEntry = useUndoEntry(trip.id);
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const { bookings = [], events = [] } = whole ?? {};
  const what = [bookings.length > 0 && 'bookings', events.length > 0 && 'events'].filter(Boolean).join(' and ');

  const move = async (typed: Typed) => {
    const seen = bookings.map(({ id, version }) => ({ id, version }));
    const seen_events = events.map(({ id, version }) => ({ id, version }));
    const { message, entry } = await call('trips.dates.move', { trip_id: trip.id, ...typed, mode, seen, seen_events });
    notify({ kind: 'success', title: message, undo: () => void undoEntry(entry) });
  };
  const set = async (typed: Typed) => {
    const { message } = await call('trips.start-date.set', { trip_id: trip.id, ...typed });
    notify({ kind: 'success', title: message });
  };
  const save = async (typed: Typed) => {
    // What somebody else has changed meanwhile is read too, so that the preview is right when it is looked at again.
    await (what ? move(typed) : set(typed)).finally(onSaved);
    onClose();
  };
  /** Who moves the first day means the whole trip: its last day moves along, as far as nobody has set another one. */
  const keepLength = (first: string | undefined) => {
    const { start_date, end_date } = trip;
    if (!isDay(first) || !isDay(start_date) || !isDay(end_date)) return;
    if (form.getValues('end_date') !== following.current) return;
    following.current = addDays(first, daysBetween(start_date, end_date));
    form.setValue('end_date', following.current, { shouldDirty: true });
  };
  const inOrder = () => tripDatesFault(form.getValues()) ?? true;
  return (
    <Modal
      open
      title="Trip dates"
      width={what ? '560px' : undefined}
      onClose={leave}
      footer={
        <SubmitButton form={form} formId={formId} disabled={!whole}>
          Save dates
        </SubmitButton>
      }
    >
      <Form form={form} id={formId} onSubmit={save}>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <DateField
            control={form.control}
            name="start_date"
            label="First day"
            required
            rules={{ onChange: (e) => keepLength(e.target.value) }}
          />
          <DateField control={form.control} name="end_date" label="Last day" required rules={{ validate: inOrder }} />
        </SimpleGrid>
        {plan && what && (
          <>
            <ModeChoice what={what} mode={mode} days={days} onChoose={choose} />
            <DatesPreview
              plan={plan}
              passports={passports}
              titleOf={(id) => bookings.find((b) => b.id === id)?.title ?? ''}
            />
          </>
        )}
      </Form>
    </Modal>
  );
};

import { Button } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import type { LibraryRow } from '@wayline/core/areas/library/library-item';
import type { TripRow } from '@wayline/core/areas/trip/trips/trip';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/api';
import { formatDate } from '../../../lib/format';
import { PATHS } from '../../../lib/paths';
import { DateField } from '../../../ui/fields/date-field';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';
import { TripPicker } from '../../trip/public';

type Props = { row: LibraryRow; onClose: () => void };

/** Puts a library booking into a trip, from a chosen day on. Source: R-TRIP-006. */
export const InsertDialog = ({ row, onClose }: Props) => {
  const client = useQueryClient();
  const go = useNavigate();
  const formId = useId();
  const [trip, setTrip] = useState<TripRow>();
  const thenOpen = useRef(false);
  const form = useForm<{ day?: string }>();
  const choose = (chosen: TripRow) => {
    setTrip(chosen);
    if (!form.formState.dirtyFields.day) form.reset({ day: chosen.start_date });
  };
  const insert = async ({ day }: { day?: string }) => {
    if (!trip || !day) return;
    await call('book.library.insert', { id: row.id, trip_id: trip.id, day }, { onMissing: 'stay' });
    notify({ kind: 'success', title: `${row.title} added to ${trip.trip_name}`, text: `Starts ${formatDate(day)}.` });
    await client.invalidateQueries({ queryKey: ['trips'] });
    onClose();
    if (thenOpen.current) go(PATHS.planner(trip.id));
  };
  const submit = (open: boolean) => () => {
    thenOpen.current = open;
  };
  return (
    <Modal
      open
      title={`Insert ${row.title}`}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={formId} variant="outline" disabled={!trip} onClick={submit(true)}>
            Insert and open trip
          </Button>
          <SubmitButton form={form} formId={formId} disabled={!trip} onClick={submit(false)}>
            Insert
          </SubmitButton>
        </>
      }
    >
      <Form form={form} onSubmit={insert} id={formId}>
        <TripPicker chosen={trip} onChoose={choose} />
        <DateField
          control={form.control}
          name="day"
          label="First day"
          required
          hint="The booking’s other days follow."
        />
      </Form>
    </Modal>
  );
};

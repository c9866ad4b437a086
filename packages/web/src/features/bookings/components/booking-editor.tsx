import { Box, Button } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/bookings/booking';
import type { TripId } from '@wayline/core/kernel/ids';
import { useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { Modal } from '../../../ui/modal';
import { clashesOf, StaleNotice } from '../../../ui/stale-notice';
import { notify } from '../../../ui/toaster';
import { useLeaving } from '../../../ui/use-leaving';
import { draftOf } from '../booking-draft';
import { type BookingForm, formOf } from '../booking-form';
import { formKeys } from '../form-keys';
import { BookingFields } from './booking-fields';
import type { KnownTraveler } from './passenger-fields';

type Props = {
  tripId: TripId;
  booking: Booking | undefined;
  day: string;
  currency: string;
  /** Who is on the trip, to be put on a flight at once. */
  travelers?: readonly KnownTraveler[];
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};

/** The editor of one booking, new or known. "Save and add another" keeps it open for the next. */
export const BookingEditor = ({ tripId, booking, day, currency, travelers = [], onClose, onSaved }: Props) => {
  const [version, setVersion] = useState(booking?.version ?? 0);
  const [theirs, setTheirs] = useState<Booking>();
  const [round, setRound] = useState(0);
  const another = useRef(false);
  const formId = useId();
  const form = useForm<BookingForm>({ defaultValues: formOf(booking, day) });
  const leave = useLeaving(form.formState.isDirty, onClose);

  const send = (typed: BookingForm) =>
    booking
      ? call('book.bookings.update', { ...draftOf(typed, booking), id: booking.id, trip_id: tripId, version })
      : call('book.bookings.create', { ...draftOf(typed), trip_id: tripId });
  const save = async (typed: BookingForm) => {
    try {
      const { booking: saved } = await send(typed);
      notify({ kind: 'success', title: `${saved.title} saved` });
      await onSaved();
      if (!another.current) return onClose();
      form.reset(formOf(undefined, day));
      setRound(round + 1);
      form.setFocus('title');
    } catch (thrown) {
      const error = asApiError(thrown);
      if (error.code !== 'record.stale') throw error;
      setTheirs(error.current as Booking);
    }
  };
  const settle = (fields?: BookingForm) => {
    if (fields) form.reset(fields);
    setVersion(theirs?.version ?? version);
    setTheirs(undefined);
  };
  return (
    <Modal
      open
      kind="sheet"
      width="640px"
      title={booking ? booking.title : 'New booking'}
      onClose={leave}
      footer={
        <>
          {!booking && (
            <Button
              variant="outline"
              onClick={() => {
                another.current = true;
                (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit();
              }}
            >
              Save and add another
            </Button>
          )}
          <SubmitButton
            form={form}
            formId={formId}
            title="Ctrl + Enter"
            onClick={() => {
              another.current = false;
            }}
          >
            Save booking
          </SubmitButton>
        </>
      }
    >
      <Box onKeyDown={formKeys}>
        <Form form={form} onSubmit={save} id={formId}>
          {theirs && (
            <StaleNotice
              what="booking"
              clashes={clashesOf(formOf(theirs, ''), form.getValues())}
              onTakeTheirs={() => settle(formOf(theirs, day))}
              onKeepMine={() => settle()}
            />
          )}
          <BookingFields
            key={round}
            form={form}
            booking={booking}
            day={day}
            currency={currency}
            travelers={travelers}
          />
        </Form>
      </Box>
    </Modal>
  );
};

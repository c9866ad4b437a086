import { Button, HStack } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/bookings/booking';
import type { TripId } from '@wayline/core/kernel/ids';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { asApiError } from '../../../lib/api-error';
import { Form } from '../../../ui/fields/form';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';
import { type BookingForm, draftOf, formOf } from '../booking-form';
import { BookingFields } from './booking-fields';
import { StaleNotice } from './stale-notice';

type Props = {
  tripId: TripId;
  booking: Booking | undefined;
  day: string;
  currency: string;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};

/** The editor of one booking, new or known. "Save and add another" keeps it open for the next. */
export const BookingEditor = ({ tripId, booking, day, currency, onClose, onSaved }: Props) => {
  const [version, setVersion] = useState(booking?.version ?? 0);
  const [theirs, setTheirs] = useState<Booking>();
  const another = useRef(false);
  const form = useForm<BookingForm>({ defaultValues: formOf(booking, day) });

  const send = (typed: BookingForm) =>
    booking
      ? call('book.bookings.update', { ...draftOf(typed, booking), id: booking.id, trip_id: tripId, version })
      : call('book.bookings.create', { ...draftOf(typed), trip_id: tripId });
  const save = async (typed: BookingForm) => {
    try {
      const { booking: saved } = await send(typed);
      notify({ kind: 'success', title: `${saved.title} saved` });
      await onSaved();
      if (another.current) form.reset(formOf(undefined, day));
      else onClose();
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
    <Modal open kind="sheet" width="560px" title={booking ? booking.title : 'New booking'} onClose={onClose}>
      <Form form={form} onSubmit={save}>
        {theirs && (
          <StaleNotice
            current={theirs}
            typed={form.getValues()}
            onTakeTheirs={() => settle(formOf(theirs, day))}
            onKeepMine={() => settle()}
          />
        )}
        <BookingFields form={form} day={day} currency={currency} />
        <HStack justify="flex-end" wrap="wrap">
          {!booking && (
            <Button
              type="submit"
              variant="outline"
              onClick={() => {
                another.current = true;
              }}
            >
              Save and add another
            </Button>
          )}
          <SubmitButton
            form={form}
            onClick={() => {
              another.current = false;
            }}
          >
            Save booking
          </SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

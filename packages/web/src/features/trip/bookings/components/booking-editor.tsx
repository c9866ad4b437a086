import { Box, Button } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { BookingStart } from '@wayline/core/areas/trip/trip-check/finding';
import type { TravelPreferences } from '@wayline/core/areas/trip/trips/people/travel-preferences';
import type { TripId } from '@wayline/core/base/ids';
import { useCallback, useId, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { useLiveForm } from '../../../../lib/live-form';
import { FieldMarks } from '../../../../ui/fields/field-marks';
import { Form } from '../../../../ui/fields/form';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { Modal } from '../../../../ui/modal';
import { StaleNotice } from '../../../../ui/stale-notice';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { BookingPresence, useFieldMarks, useOpenBooking } from '../../../notifications/public';
import { bookingChange, PARTED } from '../booking-change';
import { toBookingDraft } from '../booking-draft';
import { type BookingForm, toBookingForm } from '../booking-form';
import { formKeys } from '../form-keys';
import type { KnownTraveler } from '../known-traveler';
import { BookingFields } from './booking-fields';

type Props = {
  tripId: TripId;
  booking: Booking | undefined;
  day: string;
  /** What else is known of a new one. */
  start?: BookingStart | undefined;
  currency: string;
  /** Who is on the trip, to be chosen for the booking. */
  travelers?: readonly KnownTraveler[];
  /** What the client of the trip would like. */
  preferences?: TravelPreferences | undefined;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};

/** The editor of one booking, new or known. What colleagues save of it meanwhile arrives in the fields nobody has touched. "Save and add another" keeps it open for the next. */
export const BookingEditor = ({
  tripId,
  booking,
  day,
  start,
  currency,
  travelers = [],
  preferences,
  onClose,
  onSaved,
}: Props) => {
  const [round, setRound] = useState(0);
  const another = useRef(false);
  const notice = useRef<HTMLDivElement>(null);
  const formId = useId();
  const form = useForm<BookingForm>({ defaultValues: toBookingForm(booking, day, start) });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const fieldsOf = useCallback((record: Booking) => toBookingForm(record, day), [day]);
  const live = useLiveForm({ form, what: 'booking', record: booking, fieldsOf, parts: PARTED });
  const opened = useOpenBooking(tripId, booking?.id);
  const marks = useFieldMarks(tripId, booking?.id, live.fresh);

  const update = (typed: BookingForm, before: Booking) =>
    call(
      'book.bookings.update',
      { ...bookingChange(typed, before, day), id: before.id, trip_id: tripId, version: before.version },
      { onMissing: 'stay' },
    );
  const save = async (typed: BookingForm) => {
    const answer = await (booking
      ? live.send(update)
      : call('book.bookings.create', { ...toBookingDraft(typed), trip_id: tripId }));
    if (!answer) return requestAnimationFrame(() => notice.current?.scrollIntoView({ block: 'nearest' }));
    const { booking: saved } = answer;
    notify({ kind: 'success', title: `${saved.title} saved` });
    await onSaved();
    if (!another.current) return onClose();
    form.reset(toBookingForm(undefined, day));
    setRound(round + 1);
    return form.setFocus('title');
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
      <Box onKeyDown={formKeys} {...opened}>
        <Form form={form} onSubmit={save} id={formId}>
          {booking && <BookingPresence booking={booking.id} doing="editing this too" />}
          {live.stale && (
            <Box ref={notice}>
              <StaleNotice {...live.stale} />
            </Box>
          )}
          <FieldMarks value={marks}>
            <BookingFields
              key={round}
              form={form}
              booking={booking}
              day={day}
              currency={currency}
              travelers={travelers}
              preferences={preferences}
            />
          </FieldMarks>
        </Form>
      </Box>
    </Modal>
  );
};

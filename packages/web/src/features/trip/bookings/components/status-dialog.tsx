import { Box, HStack } from '@chakra-ui/react';
import type { Booking, BookingDraft } from '@wayline/core/areas/trip/bookings/booking';
import { RESERVATION_STATUSES } from '@wayline/core/base/booking-types';
import { getEditedFields } from '@wayline/core/base/merge';
import { useForm } from 'react-hook-form';
import { call } from '../../../../lib/api';
import { useLiveForm } from '../../../../lib/live-form';
import { DateField } from '../../../../ui/fields/date-field';
import { FieldMarks } from '../../../../ui/fields/field-marks';
import { Form } from '../../../../ui/fields/form';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { Modal } from '../../../../ui/modal';
import { StaleNotice } from '../../../../ui/stale-notice';
import { notify } from '../../../../ui/toaster';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { BookingPresence, useFieldMarks, useOpenBooking } from '../../../notifications/public';
import { APPROVAL_OPTIONS, PAYMENT_OPTIONS, SUPPLIER_OPTIONS } from '../fields/common-specs';

type Props = { booking: Booking; onClose: () => void; onSaved: () => Promise<unknown> };
type Typed = Pick<
  BookingDraft,
  'reservation_status' | 'payment_status' | 'supplier_status' | 'client_approval' | 'client_approved_on'
>;

const typedOf = (booking: Booking): Typed => {
  const { reservation_status, payment_status, supplier_status, client_approval, client_approved_on } = booking;
  return { reservation_status, payment_status, supplier_status, client_approval, client_approved_on };
};

/** What was changed of the statuses, and what they were; one that was emptied is sent empty. */
const statusChange = (typed: Typed, before: Booking) => {
  const { changes, was } = getEditedFields(typedOf(before), typed);
  const sent = Object.entries(changes).map(([name, value]) => [name, value ?? '']);
  return { ...(Object.fromEntries(sent) as typeof changes), was };
};

/** How a booking stands with the agency, the payment, the supplier and the client, all in one place. Source: R-TRIP-107, spec 2 §4. */
export const StatusDialog = ({ booking, onClose, onSaved }: Props) => {
  const form = useForm<Typed>({ defaultValues: typedOf(booking) });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const live = useLiveForm({ form, what: 'booking', record: booking, fieldsOf: typedOf });
  const opened = useOpenBooking(booking.trip_id, booking.id);
  const marks = useFieldMarks(booking.trip_id, booking.id, live.fresh);
  const { control } = form;
  const save = async () => {
    const saved = await live.send((typed, before) => {
      const { id, trip_id, version } = before;
      const change = { ...statusChange(typed, before), id, trip_id, version };
      return call('book.bookings.update', change, { onMissing: 'stay' });
    });
    if (!saved) return;
    notify({ kind: 'success', title: `${booking.title} saved` });
    await onSaved();
    onClose();
  };
  return (
    <Modal open title={`Status of ${booking.title}`} onClose={leave}>
      <Box {...opened}>
        <FieldMarks value={marks}>
          <Form form={form} onSubmit={save}>
            <BookingPresence booking={booking.id} doing="editing this too" />
            {live.stale && <StaleNotice {...live.stale} />}
            <SelectField
              control={control}
              name="reservation_status"
              label="Booking status"
              options={RESERVATION_STATUSES}
              hint="To record a penalty or refund, use Cancel with supplier instead."
            />
            <SelectField control={control} name="payment_status" label="Payment status" options={PAYMENT_OPTIONS} />
            <SelectField
              control={control}
              name="supplier_status"
              label="Availability"
              options={SUPPLIER_OPTIONS}
              emptyLabel="Not set"
            />
            <SelectField
              control={control}
              name="client_approval"
              label="Client approval"
              options={APPROVAL_OPTIONS}
              emptyLabel="Not set"
            />
            <DateField control={control} name="client_approved_on" label="Response date" />
            <HStack justify="flex-end">
              <SubmitButton form={form}>Save status</SubmitButton>
            </HStack>
          </Form>
        </FieldMarks>
      </Box>
    </Modal>
  );
};

import { HStack } from '@chakra-ui/react';
import type { Booking, BookingDraft } from '@wayline/core/bookings/booking';
import { RESERVATION_STATUSES } from '@wayline/core/bookings/booking-types';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { DateField } from '../../../ui/fields/date-field';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';
import { useLeaving } from '../../../ui/use-leaving';
import { APPROVAL_OPTIONS, PAYMENT_OPTIONS, SUPPLIER_OPTIONS } from '../fields/common-specs';

type Props = { booking: Booking; onClose: () => void; onSaved: () => Promise<unknown> };
type Typed = Pick<
  BookingDraft,
  'reservation_status' | 'payment_status' | 'supplier_status' | 'client_approval' | 'client_approved_on'
>;

/** How a booking stands with the agency, the payment, the supplier and the client, all in one place. Source: R-TRIP-107, spec 2 §4. */
export const StatusDialog = ({ booking, onClose, onSaved }: Props) => {
  const { reservation_status, payment_status, supplier_status, client_approval, client_approved_on } = booking;
  const form = useForm<Typed>({
    defaultValues: { reservation_status, payment_status, supplier_status, client_approval, client_approved_on },
  });
  const leave = useLeaving(form.formState.isDirty, onClose);
  const { control } = form;
  const save = async (typed: Typed) => {
    await call('book.bookings.update', {
      ...typed,
      supplier_status: typed.supplier_status ?? '',
      client_approval: typed.client_approval ?? '',
      client_approved_on: typed.client_approved_on ?? '',
      id: booking.id,
      trip_id: booking.trip_id,
      version: booking.version,
    });
    notify({ kind: 'success', title: `${booking.title} saved` });
    await onSaved();
    onClose();
  };
  return (
    <Modal open title={`Status of ${booking.title}`} onClose={leave}>
      <Form form={form} onSubmit={save}>
        <SelectField
          control={control}
          name="reservation_status"
          label="Reservation"
          options={RESERVATION_STATUSES}
          hint="To note a penalty or a refund, cancel with the supplier instead."
        />
        <SelectField control={control} name="payment_status" label="Payment" options={PAYMENT_OPTIONS} />
        <SelectField
          control={control}
          name="supplier_status"
          label="Availability"
          options={SUPPLIER_OPTIONS}
          emptyLabel="Not given"
        />
        <SelectField
          control={control}
          name="client_approval"
          label="Client approval"
          options={APPROVAL_OPTIONS}
          emptyLabel="Not given"
        />
        <DateField control={control} name="client_approved_on" label="Answered on" />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Save status</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

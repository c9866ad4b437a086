import { HStack } from '@chakra-ui/react';
import type { Booking } from '@wayline/core/bookings/booking';
import { REMINDER_TIMINGS, type ReminderTiming } from '@wayline/core/messaging/reminder-timing';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';
import { useLeaving } from '../../../ui/use-leaving';

type Props = { booking: Booking; to: string; onClose: () => void; onSaved: () => Promise<unknown> };
type Typed = { timing: ReminderTiming; to: string; message: string };

/** A mail that leaves by itself before, on or after the day of a booking. Source: R-TRIP-241. */
export const ReminderDialog = ({ booking, to, onClose, onSaved }: Props) => {
  const form = useForm<Typed>({ defaultValues: { timing: 'day before', to, message: '' } });
  const leave = useLeaving(form.formState.isDirty, onClose);
  const { control } = form;
  const save = async (typed: Typed) => {
    await call('messaging.reminders', {
      ...typed,
      to: [typed.to.trim()],
      trip_id: booking.trip_id,
      booking_id: booking.id,
    });
    notify({ kind: 'success', title: `Reminder set: ${typed.timing}` });
    await onSaved();
    onClose();
  };
  return (
    <Modal open title={`Remind of ${booking.title}`} onClose={leave}>
      <Form form={form} onSubmit={save}>
        <SelectField
          control={control}
          name="timing"
          label="When"
          options={REMINDER_TIMINGS}
          hint="At nine in the morning of your company's time zone."
        />
        <TextField control={control} name="to" label="To" type="email" required />
        <TextField control={control} name="message" label="Message" lines={3} />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Set reminder</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

import { HStack } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/bookings/booking';
import { REMINDER_TIMINGS, type ReminderTiming } from '@wayline/core/messaging/reminder-timing';
import { timingFor } from '@wayline/core/settings/sections/reminder-defaults';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../../../lib/api';
import { showTime } from '../../../lib/reading';
import { EmailField } from '../../../ui/fields/email-field';
import { Form } from '../../../ui/fields/form';
import { SelectField } from '../../../ui/fields/select-field';
import { SubmitButton } from '../../../ui/fields/submit-button';
import { TextField } from '../../../ui/fields/text-field';
import { Modal } from '../../../ui/modal';
import { notify } from '../../../ui/toaster';
import { useLeaving } from '../../../ui/use-leaving';
import { settingQuery } from '../../settings/setting-query';

type Props = { booking: Booking; to: string; onClose: () => void; onSaved: () => Promise<unknown> };
type Typed = { timing: ReminderTiming; to: string; message: string };

/** A mail that leaves by itself before, on or after the day of a booking; it begins as its user has set for this type. Source: R-TRIP-241. */
export const ReminderDialog = ({ booking, to, onClose, onSaved }: Props) => {
  const form = useForm<Typed>({ defaultValues: { timing: 'day before', to, message: '' } });
  const leave = useLeaving(form.formState.isDirty, onClose);
  const { control, resetField } = form;
  const { data: defaults } = useQuery(settingQuery('reminders'));
  const untouched = !form.formState.dirtyFields.timing;
  useEffect(() => {
    if (defaults && untouched) resetField('timing', { defaultValue: timingFor(defaults.value, booking.booking_type) });
  }, [defaults, untouched, booking.booking_type, resetField]);
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
          hint={`At ${showTime(defaults?.value.time ?? '09:00')} of your time zone.`}
        />
        <EmailField control={control} name="to" label="To" required />
        <TextField control={control} name="message" label="Message" lines={3} />
        <HStack justify="flex-end">
          <SubmitButton form={form}>Set reminder</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

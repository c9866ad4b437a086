import { HStack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingSpan } from '@wayline/core/areas/trip/itinerary/booking-span';
import type { Reminder } from '@wayline/core/areas/trip/reminders/reminder';
import { MAX_REMINDER_COUNT, reminderDueAt } from '@wayline/core/areas/trip/reminders/reminder-timing';
import { timingFor } from '@wayline/core/areas/trip/settings/reminder-defaults';
import { useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { formatDateTime } from '../../../../lib/format';
import { useCurrentUser } from '../../../../lib/session';
import { todayHere } from '../../../../lib/today';
import { zoneHere } from '../../../../lib/zone-here';
import { DateField } from '../../../../ui/fields/date-field';
import { EmailField } from '../../../../ui/fields/email-field';
import { Form } from '../../../../ui/fields/form';
import { NumberField } from '../../../../ui/fields/number-field';
import { SelectField } from '../../../../ui/fields/select-field';
import { SubmitButton } from '../../../../ui/fields/submit-button';
import { TextField } from '../../../../ui/fields/text-field';
import { TimeField } from '../../../../ui/fields/time-field';
import { Modal } from '../../../../ui/modal';
import { useConfirmDiscard } from '../../../../ui/use-confirm-discard';
import { settingQuery } from '../../../settings/public';
import { sentReminder, type TypedReminder, typedReminder } from './reminder-form';
import { COUNT_WORDS, TIME_OPTIONS } from './reminder-words';
import { useReminderActs } from './use-reminder-acts';

const dueWords = (due_at: string) =>
  due_at > new Date().toISOString()
    ? `Goes out ${formatDateTime(due_at)}.`
    : 'That time has already passed. Choose a later day or time.';

type Props = {
  booking: Booking;
  /** The one to change; without it a new one is set. */
  reminder?: Reminder | undefined;
  to: string;
  onClose: () => void;
  onSaved: () => Promise<unknown>;
};

/**
 * A mail that leaves by itself before, on or after the day of a booking, or on a day of its own; a new one begins as its user has set for
 * this type. Source: R-TRIP-241..244.
 */
export const ReminderDialog = ({ booking, reminder, to, onClose, onSaved }: Props) => {
  const form = useForm<TypedReminder>({
    defaultValues: reminder ? typedReminder(reminder) : { timing: 'day before', count: 1, to, message: '' },
  });
  const leave = useConfirmDiscard(form.formState.isDirty, onClose);
  const { control, resetField } = form;
  const { data: defaults } = useQuery({ ...settingQuery('reminders'), enabled: !reminder });
  const { dirtyFields } = form.formState;
  useEffect(() => {
    if (!defaults) return;
    const { value } = defaults;
    if (!dirtyFields.timing) resetField('timing', { defaultValue: timingFor(value, booking.booking_type) });
    if (!dirtyFields.time) resetField('time', { defaultValue: value.time });
  }, [defaults, dirtyFields.timing, dirtyFields.time, booking.booking_type, resetField]);
  const { set, change } = useReminderActs(onSaved);
  const home = useCurrentUser()?.timezone ?? zoneHere();
  const zone = reminder?.timezone ?? home;
  const [timing, count, date, time] = useWatch({ control, name: ['timing', 'count', 'date', 'time'] });
  const due_at = reminderDueAt({ timing, count, date }, bookingSpan(booking)?.first, zone, time);
  const counted = COUNT_WORDS[timing];
  const save = async (typed: TypedReminder) => {
    const sent = sentReminder(typed);
    await (reminder ? change(reminder, sent) : set(booking, sent));
    onClose();
  };
  return (
    <Modal open title={`${reminder ? 'Reminder' : 'New reminder'} for ${booking.title}`} onClose={leave}>
      <Form form={form} onSubmit={save}>
        <SelectField control={control} name="timing" label="When" options={TIME_OPTIONS} />
        {counted && (
          <NumberField control={control} name="count" label={counted} required min={1} max={MAX_REMINDER_COUNT} />
        )}
        {timing === 'Custom Date' && (
          <DateField
            control={control}
            name="date"
            label="Date"
            required
            min={todayHere()}
            hint="Stays on this date even if the booking moves."
          />
        )}
        <TimeField
          control={control}
          name="time"
          label="Time"
          hint={zone === home ? 'In your time zone.' : `Time zone: ${zone}.`}
        />
        {reminder && reminder.to.length > 1 ? (
          <TextField control={control} name="to" label="To" lines={3} required hint="One address per line." />
        ) : (
          <EmailField control={control} name="to" label="To" required />
        )}
        <TextField control={control} name="message" label="Message" lines={3} />
        <Text role="status" color="fg.muted">
          {due_at && dueWords(due_at)}
        </Text>
        <HStack justify="flex-end">
          <SubmitButton form={form}>{reminder ? 'Save reminder' : 'Set reminder'}</SubmitButton>
        </HStack>
      </Form>
    </Modal>
  );
};

import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { Reminder } from '@wayline/core/areas/trip/reminders/reminder';
import { call } from '../../../../lib/api';
import { formatDateTime } from '../../../../lib/format';
import { notifyError } from '../../../../ui/notify-error';
import { notify } from '../../../../ui/toaster';
import { sentReminder, typedReminder } from './reminder-form';

type Sent = ReturnType<typeof sentReminder>;
const stay = { onMissing: 'stay' } as const;

/** What is done with reminders, each with the way back. Source: R-TRIP-008. */
export const useReminderActs = (refresh: () => Promise<unknown>) => {
  const keyOf = ({ id, trip_id }: Reminder) => ({ id, trip_id });
  const undoing = (act: () => Promise<unknown>) => () => {
    act().then(refresh).catch(notifyError);
  };
  const drop = (reminder: Reminder) => call('messaging.reminders.delete', keyOf(reminder), stay);
  const set = async ({ id, trip_id }: Booking, sent: Sent) => {
    const { reminder } = await call('messaging.reminders', { ...sent, trip_id, booking_id: id });
    notify({
      kind: 'success',
      title: `Reminder set for ${formatDateTime(reminder.due_at)}`,
      undo: undoing(() => drop(reminder)),
    });
    await refresh();
  };
  const change = async (before: Reminder, sent: Sent) => {
    const { version } = before;
    const { reminder } = await call('messaging.reminders.update', { ...keyOf(before), ...sent, version }, stay);
    const back = { ...keyOf(before), ...sentReminder(typedReminder(before)), version: reminder.version };
    notify({
      kind: 'success',
      title: `Reminder set for ${formatDateTime(reminder.due_at)}`,
      undo: undoing(() => call('messaging.reminders.update', back, stay)),
    });
    await refresh();
  };
  const withdraw = async (reminder: Reminder) => {
    try {
      await drop(reminder);
      notify({
        kind: 'success',
        title: 'Reminder canceled',
        undo: undoing(() => call('messaging.reminders.restore', keyOf(reminder), stay)),
      });
    } catch (thrown) {
      notifyError(thrown);
    }
    await refresh();
  };
  return { set, change, withdraw };
};

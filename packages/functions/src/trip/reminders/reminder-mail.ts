import type { ReminderMail } from '@wayline/core/areas/trip/reminders/send-reminder';
import { renderReminderMail } from '@wayline/pages/mails/reminder-mail';
import { setting } from '../../kernel/environment';

/** The mail of a booking's reminder, with the way back to its trip where its readers can sign in. */
export const reminderMail: ReminderMail = ({ reminder, booking, trip, signature, forColleagues, language }) =>
  renderReminderMail({
    booking,
    trip,
    message: reminder.message,
    ...(forColleagues && { trip_url: `${setting('ORIGIN')}/trips/${trip.id}` }),
    signature,
    language,
  });

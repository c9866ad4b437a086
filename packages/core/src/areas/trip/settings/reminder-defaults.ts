import * as z from 'zod';
import { BOOKING_TYPES, type BookingType } from '../../../base/booking-types';
import { ClockTime } from '../../../base/values';
import { section } from '../../settings/public-schemas';
import { REMINDER_TIMINGS, type ReminderTiming } from '../reminders/reminder-timing';

const Timing = z.enum(REMINDER_TIMINGS);

/** How a user's new reminders begin: when they leave, by the type of what is booked where that differs, and at what hour. */
export const reminderDefaults = section({
  name: 'reminders',
  scope: 'user',
  path: '/myaccount/reminders',
  schema: z.object({
    timing: Timing.default('day before'),
    by_type: z
      .array(z.object({ booking_type: z.enum(BOOKING_TYPES), timing: Timing.optional() }))
      .max(BOOKING_TYPES.length)
      .default(() => BOOKING_TYPES.map((booking_type) => ({ booking_type }))),
    /** A wall-clock time of the user's own zone. */
    time: ClockTime.default('09:00'),
  }),
});
type Saved = z.infer<(typeof reminderDefaults)['schema']>;

/** When a new reminder of a booking of this type leaves, unless somebody says otherwise. */
export const timingFor = ({ timing, by_type }: Pick<Saved, 'timing' | 'by_type'>, type: BookingType): ReminderTiming =>
  by_type.find(({ booking_type }) => booking_type === type)?.timing ?? timing;

import { getUserTimeZone } from '@wayline/core/access/user-time-zone';
import { parseSetting, settingKey } from '@wayline/core/areas/settings/read-setting';
import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { Bookings } from '@wayline/core/areas/trip/bookings/booking.records';
import { messagingContracts } from '@wayline/core/areas/trip/reminders/messaging.contract';
import { Reminders } from '@wayline/core/areas/trip/reminders/reminder.records';
import { scheduleReminder } from '@wayline/core/areas/trip/reminders/reminder-follows';
import { reminderDefaults, timingFor } from '@wayline/core/areas/trip/settings/reminder-defaults';
import { refuse } from '@wayline/core/base/result';
import { endpoint } from '../../kernel/endpoint';

/** Sets a reminder of a booking, counted from its first day or on a day of its own; what the call leaves out is as the settings of the user say. */
export const handler = endpoint(
  messagingContracts['messaging.reminders'],
  async ({ input, actor, db, deps, commit }) => {
    const { trip_id, booking_id } = input;
    const [found, kept] = await db.getMany([
      { def: Bookings, key: { trip_id, id: booking_id } },
      settingKey(reminderDefaults, actor.user_id),
    ]);
    const booking = found as Booking | undefined;
    if (!booking) return refuse('record.missing');
    const defaults = parseSetting(reminderDefaults, kept);
    const timing = input.timing ?? timingFor(defaults, booking.booking_type);
    const timezone = input.timezone ?? getUserTimeZone(actor);
    const time = input.time ?? defaults.time;
    const due = scheduleReminder({ ...input, timing, timezone, time }, booking, deps.now());
    if (!due.ok) return due;
    const created = db.create(Reminders, {
      ...input,
      id: deps.newId('reminder'),
      user_id: actor.user_id,
      timing,
      timezone,
      time,
      due_at: due.value,
      status: 'waiting',
    });
    return commit({ writes: [created], answer: { reminder: created.after } });
  },
);

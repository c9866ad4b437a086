import type { Booking } from '@wayline/core/bookings/booking';
import { Bookings } from '@wayline/core/bookings/booking.records';
import { refuse } from '@wayline/core/kernel/result';
import { messagingContracts } from '@wayline/core/messaging/messaging.contract';
import { Reminders } from '@wayline/core/messaging/reminder.records';
import { scheduleReminder } from '@wayline/core/messaging/reminder-follows';
import { settingKey, settingOf } from '@wayline/core/settings/read-setting';
import { timingFor } from '@wayline/core/settings/sections/reminder-defaults';
import { getRecords } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';
import { zoneOf } from '../notifications/zone-of';

/** Sets a reminder of a booking, counted from its first day or on a day of its own; what the call leaves out is as the settings of the user say. */
export const handler = endpoint(messagingContracts['messaging.reminders'], async ({ input, actor, deps, commit }) => {
  const { trip_id, booking_id } = input;
  const [found, kept] = await getRecords(deps.table, actor.company_id, [
    { def: Bookings, key: { trip_id, id: booking_id } },
    settingKey('reminders', actor.user_id),
  ]);
  const booking = found as Booking | undefined;
  if (!booking) return refuse('record.missing');
  const defaults = settingOf('reminders', kept);
  const timing = input.timing ?? timingFor(defaults, booking.booking_type);
  const timezone = input.timezone ?? zoneOf(actor);
  const time = input.time ?? defaults.time;
  const now = deps.now();
  const due = scheduleReminder({ ...input, timing, timezone, time }, booking, now);
  if (!due.ok) return due;
  const reminder = {
    ...input,
    id: deps.newId('reminder'),
    user_id: actor.user_id,
    timing,
    timezone,
    time,
    due_at: due.value,
    status: 'waiting' as const,
    created_at: now,
    version: 1,
  };
  return commit({
    writes: [writesFor(deps.table, actor.company_id).insert(Reminders, reminder)],
    audit: { subject: trip_id, action: 'reminder.set', changes: { booking: booking_id, timing } },
    event: { kind: 'reminder_update', channels: [`trip.${trip_id}`], entity_id: reminder.id, trip_id },
    answer: { reminder },
  });
});

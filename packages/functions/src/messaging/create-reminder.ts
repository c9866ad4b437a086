import { Bookings } from '@wayline/core/bookings/booking.records';
import { bookingSpan } from '@wayline/core/itinerary/booking-span';
import { refuse } from '@wayline/core/kernel/result';
import { messagingContracts } from '@wayline/core/messaging/messaging.contract';
import { Reminders } from '@wayline/core/messaging/reminder.records';
import { reminderDueAt } from '@wayline/core/messaging/reminder-timing';
import { getRecord } from '@wayline/core/store/read';
import { writesFor } from '@wayline/core/store/write';
import { endpoint } from '../kernel/endpoint';

/** Sets a reminder of a booking; its moment is counted from the booking's first day, at nine in the morning of the given zone. */
export const handler = endpoint(messagingContracts['messaging.reminders'], async ({ input, actor, deps, commit }) => {
  const { trip_id, booking_id } = input;
  const booking = await getRecord(deps.table, actor.company_id, Bookings, { trip_id, id: booking_id });
  if (!booking) return refuse('record.missing');
  const span = bookingSpan(booking);
  if (!span) return refuse('reminder.no_date');
  const timezone = input.timezone ?? actor.company.timezone;
  const due_at = reminderDueAt(input.timing, span.first, timezone);
  const now = deps.now();
  if (due_at <= now) return refuse('reminder.past');
  const reminder = {
    ...input,
    id: deps.newId('reminder'),
    user_id: actor.user_id,
    timezone,
    due_at,
    status: 'waiting' as const,
    created_at: now,
    version: 1,
  };
  return commit({
    writes: [writesFor(deps.table, actor.company_id).insert(Reminders, reminder)],
    audit: { subject: trip_id, action: 'reminder.set', changes: { booking: booking_id, timing: input.timing } },
    event: { kind: 'reminder_update', channels: [`trip.${trip_id}`], entity_id: reminder.id, trip_id },
    answer: { reminder },
  });
});

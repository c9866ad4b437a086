import { Stack, Text } from '@chakra-ui/react';
import type {
  DatesPlan,
  PlannedBooking,
  PlannedEvent,
  PlannedReminder,
} from '@wayline/core/areas/trip/trips/dates/plan-dates';
import { shortDay } from '../../../../lib/day-words';
import type { NewPassportFault } from '../../trip-check/use-new-passport-faults';
import { PlanSection } from './plan-section';
import { formatDayChange, planInShort } from './plan-words';

type Props = { plan: DatesPlan; passports: readonly NewPassportFault[]; titleOf: (booking: string) => string };

const CALL = 'Confirmed with the supplier. Let them know the new date.';
const OWN_DATE = 'Stays on this date. Change it in the trip if it should move too.';

const rowOf = (booking: PlannedBooking | PlannedEvent, warning?: string) => ({
  id: booking.id,
  title: booking.title,
  text: formatDayChange(booking),
  warning,
});

/** What a change of dates will do, before it is done: what moves, what falls outside, whom to call, which reminders and passports. */
export const DatesPreview = ({ plan, passports, titleOf }: Props) => {
  const { moving, outside, waiting, movingEvents, outsideEvents, reminders, stayingReminders } = plan;
  const reminderRow = ({ id, booking_id, from, to }: PlannedReminder) => ({
    id,
    title: titleOf(booking_id),
    text: to ? `${shortDay(from, to)} → ${shortDay(to, from)}` : shortDay(from),
  });
  return (
    <Stack gap="4">
      <Text role="status">{planInShort(plan)}</Text>
      <PlanSection title="Bookings that move" rows={moving.map((b) => rowOf(b, b.call ? CALL : undefined))} />
      <PlanSection title="Events that move" rows={movingEvents.map((event) => rowOf(event))} />
      <PlanSection
        title="Outside the trip dates"
        rows={[...outside, ...outsideEvents].map((b) => ({
          ...rowOf(b),
          text: formatDayChange({ from: b.to ?? b.from }),
        }))}
      />
      <PlanSection
        title="Will be unscheduled"
        rows={waiting.map((b) =>
          rowOf(b, b.call ? 'Confirmed with the supplier. Let them know the date is open again.' : undefined),
        )}
      />
      <PlanSection title="Reminders that move" rows={reminders.filter(({ to }) => to).map(reminderRow)} />
      <PlanSection title="Reminders that won't be sent" rows={reminders.filter(({ to }) => !to).map(reminderRow)} />
      <PlanSection
        title="Reminders with a fixed date"
        rows={stayingReminders.map((reminder) => ({ ...reminderRow(reminder), warning: OWN_DATE }))}
      />
      <PlanSection
        title="Passports"
        rows={passports.map(({ id, name, say }) => ({ id, title: name, text: '', warning: say }))}
      />
    </Stack>
  );
};

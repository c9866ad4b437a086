import type { DayEntry } from '@wayline/core/areas/trip/itinerary/day-entry';
import type { Reminder } from '@wayline/core/areas/trip/reminders/reminder';
import { Bell } from 'lucide-react';
import { createContext, useContext } from 'react';
import { formatDate, formatDateTime } from '../../../../lib/format';
import { usePermission } from '../../../../lib/use-permission';
import { wayWords } from './reminder-words';

/** The reminders that wait, by the booking they belong to. */
export const WaitingReminders = createContext<ReadonlyMap<string, readonly Reminder[]>>(new Map());

/** The reminders that wait, the first first, by their booking. */
export const waitingByBooking = (reminders: readonly Reminder[]): ReadonlyMap<string, readonly Reminder[]> => {
  const found = new Map<string, Reminder[]>();
  const waiting = reminders.filter(({ status }) => status === 'waiting');
  for (const reminder of waiting.sort((a, b) => a.due_at.localeCompare(b.due_at)))
    found.set(reminder.booking_id, [...(found.get(reminder.booking_id) ?? []), reminder]);
  return found;
};

/** Where a booking begins: its reminders stand there once, though it appears on several days. */
const isBeginning = (entry: DayEntry): boolean => {
  switch (entry.kind) {
    case 'leg':
      return entry.leg_index === 0;
    case 'port':
      return entry.cruise_day <= 1;
    default:
      return entry.kind === 'checkin' || entry.kind === 'item';
  }
};

type Props = { entry: DayEntry; onChange: ((reminder: Reminder) => void) | undefined };

/** When the reminders of an entry go out; each opens to be changed. Source: R-TRIP-008. */
export const EntryReminders = ({ entry, onChange }: Props) => {
  const waiting = useContext(WaitingReminders).get(entry.booking_id);
  const may = usePermission('Reminders');
  if (!waiting || !isBeginning(entry)) return null;
  return waiting.map((reminder) => {
    const words = `Reminder ${formatDate(reminder.due_at)}`;
    return (
      <button
        key={reminder.id}
        type="button"
        className="entry-reminder"
        aria-label={`${words} for ${entry.title}`}
        title={`${formatDateTime(reminder.due_at)}. ${wayWords(reminder)}`}
        disabled={!may}
        onClick={() => onChange?.(reminder)}
      >
        <Bell size={14} aria-hidden />
        {words}
      </button>
    );
  });
};

import { TaskRow } from '../checklists/checklist';
import { TASK_LISTS } from '../checklists/checklist.records';
import { ownerOf } from '../checklists/tasks';
import { addDays } from '../kernel/days';
import type { CompanyId, TripId, UserId } from '../kernel/ids';
import { ReminderRow } from '../messaging/reminder';
import { REMINDER_LIST } from '../messaging/reminder.records';
import type { Table } from '../store/client';
import { wholeList } from '../store/full-page';
import { getRecords, listRows } from '../store/read';
import { PaymentRow } from '../trips/departure';
import type { Trip } from '../trips/trip';
import { PAYMENT_LIST, Trips } from '../trips/trip.records';

/** How many days ahead a deadline counts. */
const AHEAD_DAYS = 7;
const MOST_KEYS = 100;

/** `today` is the day where the user is at home. */
type Whose = { company: CompanyId; user: UserId; today: string };
type Due = { tasks: TaskRow[]; payments: PaymentRow[]; reminders: ReminderRow[] };

/** The trips of rows that still stand: what belongs to one in the trash is not due. */
const standing = async (table: Table, company: CompanyId, rows: readonly { trip_id: TripId }[]) => {
  const ids = [...new Set(rows.map(({ trip_id }) => trip_id))];
  const chunks = Array.from({ length: Math.ceil(ids.length / MOST_KEYS) }, (_, i) =>
    ids.slice(i * MOST_KEYS, (i + 1) * MOST_KEYS).map((id) => ({ def: Trips, key: { id } })),
  );
  const read = await Promise.all(chunks.map((chunk) => getRecords(table, company, chunk)));
  return new Map(read.flat().flatMap((trip) => (trip ? [[(trip as Trip).id, trip as Trip] as const] : [])));
};

/**
 * What is due of a user by a week after today: open tasks, also of days before until they are done; final payments of trips they work on,
 * from today on, because nothing says whether one was made; reminders that wait. Three lists are read, each as far as it is due, then the
 * trips they belong to, if any. Source: R-SHELL-260.
 */
export const readDeadlines = async (
  table: Table,
  { company, user, today }: Whose,
): Promise<Due & { trips: ReadonlyMap<TripId, Trip> }> => {
  const last = addDays(today, AHEAD_DAYS);
  const rows = <T>(list: readonly string[], parse: (row: unknown) => T, from: string, until: string) =>
    wholeList((cursor) => listRows(table, company, list, parse, { cursor, from, until }));
  const [tasks, payments, reminders] = await Promise.all([
    rows(TASK_LISTS.open, (row) => TaskRow.parse(row), '0', `${last}#~`),
    rows(PAYMENT_LIST, (row) => PaymentRow.parse(row), today, `${last}#~`),
    rows(REMINDER_LIST, (row) => ReminderRow.parse(row), '0', `${last}T~`),
  ]);
  const own: Due = {
    tasks: tasks.filter((row) => ownerOf(row) === user),
    payments: payments.filter((row) => row.advisor_id === user),
    reminders: reminders.filter((row) => row.user_id === user),
  };
  const trips = await standing(table, company, [...own.tasks, ...own.payments, ...own.reminders]);
  const stands = ({ trip_id }: { trip_id: TripId }) => trips.has(trip_id);
  return {
    tasks: own.tasks.filter(stands),
    payments: own.payments.filter(stands),
    reminders: own.reminders.filter(stands),
    trips,
  };
};

/** How many deadlines of a user there are. */
export const countDeadlines = async (table: Table, whose: Whose): Promise<number> => {
  const { tasks, payments, reminders } = await readDeadlines(table, whose);
  return tasks.length + payments.length + reminders.length;
};

import * as z from 'zod';
import type { Actor } from '../../../access/actor';
import type { Permission } from '../../../access/permissions';
import { getUserToday } from '../../../access/user-time-zone';
import { addDays } from '../../../base/days';
import type { TripId, UserId } from '../../../base/ids';
import { wholeList } from '../../../store/full-page';
import { type ListRow, listRow } from '../../../store/list-row';
import type { TenantDb } from '../../../store/tenant-db';
import { BookingDeadline } from '../bookings/booking-deadline';
import type { TaskRow } from '../checklists/checklist';
import { TASK_LISTS, TaskRows } from '../checklists/checklist.records';
import { getTaskOwner } from '../checklists/tasks';
import type { ReminderRow } from '../reminders/reminder';
import { REMINDER_LIST, ReminderRows } from '../reminders/reminder.records';
import { DEADLINE_COLUMNS, DEADLINE_LIST, PaymentRow } from '../trips/departure';
import { getTripAdvisor } from '../trips/lifecycle/trip-life';
import { readTripsById } from '../trips/read-trips-by-id';
import type { Trip } from '../trips/trip';
import type { DueDeadline } from './due';

/** How many days ahead a deadline counts. */
const AHEAD_DAYS = 7;
/** For so many days after it, a deadline that can still be acted on is overdue; older ones are the trip check's to find. */
const OVERDUE_DAYS = 30;

const DeadlineRow = z.discriminatedUnion('kind', [BookingDeadline, PaymentRow]);
type DeadlineRow = z.infer<typeof DeadlineRow>;
const DeadlineRows = listRow(DeadlineRow, { columns: DEADLINE_COLUMNS });
/**
 * What can still be done after its day: a payment can be made late and an option asked for again. To cancel without a fee it is then too late, and
 * nothing says of a trip whether its final payment was made.
 */
const LATE: ReadonlySet<DeadlineRow['kind']> = new Set(['option_expires_on', 'payment_due_date']);

/** `today` is the day where the user is at home, `held` what they hold. */
export type Whose = { user: UserId; today: string; held: ReadonlySet<Permission> };
/** Whose deadlines are asked for, on the day it is where they are at home. */
export const toDeadlineQuery = (actor: Actor, now: string): Whose => ({
  user: actor.user_id,
  today: getUserToday(actor, now),
  held: actor.permissions,
});
type Stretch<T> = { list: readonly string[]; kept: ListRow<T>; from: string; until: string };

const rowsOf = <T>(db: TenantDb, { list, kept, from, until }: Stretch<T>) =>
  wholeList((cursor) => db.listRows(list, kept, { cursor, from, until }));

/** The open tasks of a user that are due by a week after today, also of days before, until they are done. */
const dueTasks = async (db: TenantDb, { user, today }: Whose): Promise<TaskRow[]> => {
  const until = `${addDays(today, AHEAD_DAYS)}#~`;
  const rows = await rowsOf(db, { list: TASK_LISTS.open, kept: TaskRows, from: '0', until });
  return rows.filter((row) => getTaskOwner(row) === user);
};

const ofCompany = (held: Whose['held']) => held.has('Company Reservation Deadlines');
/** Whether a user is told of deadlines at all: those of the whole company or of their own clients, and only who may view trips. Source: R-SHELL-217. */
export const canReceiveDeadlines = ({ held }: Pick<Whose, 'held'>): boolean =>
  held.has('View Trips') && (ofCompany(held) || held.has('Client Reservation Deadlines'));

/** What the row alone says of whether its reader is told: bookings only to who may view them. Whose a booking's trip is, the trip says. */
const mayHear = ({ held, user, today }: Whose, row: DeadlineRow): boolean =>
  (row.day >= today || LATE.has(row.kind)) &&
  (row.kind === 'final_payment' ? ofCompany(held) || row.advisor_id === user : held.has('View Reservations'));

/** Whether a deadline is one of its trip: nothing is due of an archived trip or an example, and of a cancelled one only what is still to be cancelled. */
const concerns = ({ held, user }: Whose, { kind }: DeadlineRow, trip: Trip): boolean =>
  !trip.archived_at &&
  !trip.is_example &&
  (trip.trip_status !== 'CANCELLED' || kind === 'cancellation_deadline') &&
  (ofCompany(held) || getTripAdvisor(trip) === user);

/** Deadlines by a week after today that may be the user's; `inTrips` says which are. One list is read, as far as it is due. */
const deadlineRows = async (db: TenantDb, whose: Whose): Promise<DeadlineRow[]> => {
  if (!canReceiveDeadlines(whose)) return [];
  const rows = await rowsOf(db, {
    list: DEADLINE_LIST,
    kept: DeadlineRows,
    from: addDays(whose.today, -OVERDUE_DAYS),
    until: `${addDays(whose.today, AHEAD_DAYS)}#~`,
  });
  return rows.filter((row) => mayHear(whose, row));
};

type Trips = ReadonlyMap<TripId, Trip>;
/** The deadlines that their trips make the user's, in the order of their days. What belongs to a trip in the trash is not due. */
export const inTrips = (whose: Whose, rows: readonly DeadlineRow[], trips: Trips): DueDeadline[] =>
  rows.flatMap((row): DueDeadline[] => {
    const { kind, day, trip_id } = row;
    const trip = trips.get(trip_id);
    if (!trip || !concerns(whose, row, trip)) return [];
    const named = { kind, day, trip_id, trip_name: trip.trip_name, code: trip.code };
    if (row.kind === 'final_payment') return [{ ...named, amount: row.amount }];
    const { booking_id: id, booking_type, title } = row;
    return [{ ...named, booking: { id, booking_type, title } }];
  });

/** The deadlines a user is told of from 30 days ago until a week after today, the first first. Source: R-SHELL-217, R-SHELL-260. */
export const deadlinesOfUser = async (db: TenantDb, whose: Whose): Promise<DueDeadline[]> => {
  const rows = await deadlineRows(db, whose);
  return inTrips(whose, rows, await readTripsById(db, rows));
};

/**
 * What is due of a user by a week after today beside their tasks: deadlines, which `inTrips` sorts out, and reminders that wait. Two lists are
 * read, each as far as it is due; what belongs to a trip in the trash is still among them. Source: R-SHELL-260.
 */
export const dueBesideTasks = async (
  db: TenantDb,
  whose: Whose,
): Promise<{ deadlines: DeadlineRow[]; reminders: ReminderRow[] }> => {
  const { user, today } = whose;
  const [deadlines, reminders] = await Promise.all([
    deadlineRows(db, whose),
    rowsOf(db, {
      list: REMINDER_LIST,
      kept: ReminderRows,
      from: '0',
      until: `${addDays(today, AHEAD_DAYS)}T~`,
    }),
  ]);
  return { deadlines, reminders: reminders.filter((row) => row.user_id === user) };
};

/** How many deadlines of a user there are: tasks, and what is due beside them. What belongs to a trip in the trash is not due. */
export const countDeadlines = async (db: TenantDb, whose: Whose): Promise<number> => {
  const [tasks, { deadlines, reminders }] = await Promise.all([dueTasks(db, whose), dueBesideTasks(db, whose)]);
  const trips = await readTripsById(db, [...tasks, ...deadlines, ...reminders]);
  const others = [...tasks, ...reminders].filter(({ trip_id }) => trips.has(trip_id));
  return others.length + inTrips(whose, deadlines, trips).length;
};

import { TaskRow } from '../checklists/checklist';
import { TASK_LISTS } from '../checklists/checklist.records';
import { ownerOf } from '../checklists/tasks';
import type { Permission } from '../identity/permissions';
import { addDays } from '../kernel/days';
import type { CompanyId, UserId } from '../kernel/ids';
import { ReminderRow } from '../messaging/reminder';
import { REMINDER_LIST } from '../messaging/reminder.records';
import type { Table } from '../store/client';
import { wholeList } from '../store/full-page';
import { listRows } from '../store/read';
import { PaymentRow } from '../trips/departure';
import { PAYMENT_LIST } from '../trips/trip.records';
import { tripsOf } from '../trips/trips-of';

/** How many days ahead a deadline counts. */
const AHEAD_DAYS = 7;

/** `today` is the day where the user is at home, `held` what they hold. */
type Whose = { company: CompanyId; user: UserId; today: string; held: ReadonlySet<Permission> };
type Stretch<T> = { list: readonly string[]; parse: (row: unknown) => T; from: string; until: string };

const rowsOf = <T>(table: Table, company: CompanyId, { list, parse, from, until }: Stretch<T>) =>
  wholeList((cursor) => listRows(table, company, list, parse, { cursor, from, until }));

/** The open tasks of a user that are due by a week after today, also of days before, until they are done. */
const dueTasks = async (table: Table, { company, user, today }: Whose): Promise<TaskRow[]> => {
  const until = `${addDays(today, AHEAD_DAYS)}#~`;
  const rows = await rowsOf(table, company, {
    list: TASK_LISTS.open,
    parse: (row) => TaskRow.parse(row),
    from: '0',
    until,
  });
  return rows.filter((row) => ownerOf(row) === user);
};

/** Whose final payments a user is told of: those of the whole company, those of the trips they work on, or none, by what they hold. */
const isTold =
  ({ user, held }: Whose) =>
  ({ advisor_id }: PaymentRow): boolean =>
    held.has('Company Reservation Deadlines') || (held.has('Client Reservation Deadlines') && advisor_id === user);

/**
 * What is due of a user by a week after today beside their tasks: final payments that they are told of, from today on, because nothing says
 * whether one was made; reminders that wait. Two lists are read, each as far as it is due; what belongs to a trip in the trash is still
 * among them. Source: R-SHELL-260.
 */
export const dueBesideTasks = async (
  table: Table,
  whose: Whose,
): Promise<{ payments: PaymentRow[]; reminders: ReminderRow[] }> => {
  const { company, user, today } = whose;
  const last = addDays(today, AHEAD_DAYS);
  const [payments, reminders] = await Promise.all([
    rowsOf(table, company, {
      list: PAYMENT_LIST,
      parse: (row) => PaymentRow.parse(row),
      from: today,
      until: `${last}#~`,
    }),
    rowsOf(table, company, {
      list: REMINDER_LIST,
      parse: (row) => ReminderRow.parse(row),
      from: '0',
      until: `${last}T~`,
    }),
  ]);
  return {
    payments: payments.filter(isTold(whose)),
    reminders: reminders.filter((row) => row.user_id === user),
  };
};

/** How many deadlines of a user there are: tasks, and what is due beside them. What belongs to a trip in the trash is not due. */
export const countDeadlines = async (table: Table, whose: Whose): Promise<number> => {
  const [tasks, { payments, reminders }] = await Promise.all([dueTasks(table, whose), dueBesideTasks(table, whose)]);
  const due = [...tasks, ...payments, ...reminders];
  const trips = await tripsOf(table, whose.company, due);
  return due.filter(({ trip_id }) => trips.has(trip_id)).length;
};

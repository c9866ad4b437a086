import { TaskRow } from '../checklists/checklist';
import { TASK_LISTS } from '../checklists/checklist.records';
import { ownerOf } from '../checklists/tasks';
import { addDays } from '../kernel/days';
import type { CompanyId, UserId } from '../kernel/ids';
import type { Table } from '../store/client';
import { wholeList } from '../store/full-page';
import { listRows } from '../store/read';

/** How many days ahead a deadline counts. */
const AHEAD_DAYS = 7;

/** How many open tasks of a user are due by a week after `today`, a day; those of days before count until they are done. Source: R-SHELL-260. */
export const countDueTasks = async (table: Table, company: CompanyId, user: UserId, today: string): Promise<number> => {
  const until = `${addDays(today, AHEAD_DAYS)}#~`;
  const rows = await wholeList((cursor) =>
    listRows(table, company, TASK_LISTS.open, (row) => TaskRow.parse(row), { cursor, from: '0', until }),
  );
  return rows.filter((row) => ownerOf(row) === user).length;
};

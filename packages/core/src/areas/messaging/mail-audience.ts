import { PEOPLE, Users } from '../../access/people.records';
import type { CompanyId } from '../../base/ids';
import type { Table } from '../../store/client';
import { wholeList } from '../../store/full-page';
import { listPartition } from '../../store/read';

/** Whether all of these addresses are of the company's own people, who can sign in; a client has no account. */
export const areColleagues = async (table: Table, company: CompanyId, to: readonly string[]): Promise<boolean> => {
  const at = { partition: PEOPLE, prefix: 'USER#' };
  const users = await wholeList((cursor) => listPartition(table, company, Users, at, { cursor }));
  const known = new Set(users.map(({ email }) => email.toLowerCase()));
  return to.every((one) => known.has(one.toLowerCase()));
};

import { PEOPLE, Users } from '../../access/people.records';
import { wholeList } from '../../store/full-page';
import type { TenantDb } from '../../store/tenant-db';

/** Whether all of these addresses are of the company's own people, who can sign in; a client has no account. */
export const areColleagues = async (db: TenantDb, to: readonly string[]): Promise<boolean> => {
  const at = { partition: PEOPLE, prefix: 'USER#' };
  const users = await wholeList((cursor) => db.listPartition(Users, at, { cursor }));
  const known = new Set(users.map(({ email }) => email.toLowerCase()));
  return to.every((one) => known.has(one.toLowerCase()));
};

import { openCompany } from '@wayline/core/identity/open-company';
import { subPointer, Users } from '@wayline/core/identity/people.records';
import type { CompanyId, UserId } from '@wayline/core/kernel/ids';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import { baseDeps } from '@wayline/functions/kernel/deps';
import { DEMO_COMPANIES, type DemoPerson } from '../demo/people';

export type Person = DemoPerson & { sub: string; user_id: UserId; company_id: CompanyId };
/** Gives a person a sign-in and returns its id. */
export type Enroll = (person: DemoPerson) => string;

/** Opens the demo companies in the table, with the people in them. */
export const populate = async (enroll: Enroll): Promise<Person[]> => {
  const { table, newId, now } = baseDeps();
  const people: Person[] = [];
  for (const { people: team, ...company } of DEMO_COMPANIES) {
    const [owner, ...others] = team;
    if (!owner) continue;
    const company_id = newId('company');
    const sub = enroll(owner);
    const opened = openCompany(table, { ...company, ...owner, company_id, user_id: newId('user'), sub, now: now() });
    const w = writesFor(table, company_id);
    await transact(table, opened.writes);
    people.push({ ...owner, sub, user_id: opened.user.id, company_id });
    for (const other of others) {
      const user = { ...opened.user, ...other, id: newId('user'), sub: enroll(other) };
      await transact(table, [w.insert(Users, user), w.point(subPointer(user.sub), { company_id, user_id: user.id })]);
      people.push({ ...other, sub: user.sub, user_id: user.id, company_id });
    }
  }
  return people;
};

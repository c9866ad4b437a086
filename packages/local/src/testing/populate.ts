import type { CompanyId, UserId } from '@wayline/core/base/ids';
import { baseDeps } from '@wayline/functions/kernel/deps';
import { type Enroll, openDemoCompanies } from '../demo/open-companies';
import type { DemoPerson } from '../demo/people';

export type Person = DemoPerson & { sub: string; user_id: UserId; company_id: CompanyId };

/** Opens the demo companies in the table of the environment, with the people in them. */
export const populate = async (enroll: Enroll): Promise<Person[]> => {
  const { table, newId, now } = baseDeps();
  const opened = await openDemoCompanies(table, newId, now(), enroll);
  return opened.flatMap(({ company, members }) =>
    members.map(({ person, user }) => ({ ...person, sub: user.sub, user_id: user.id, company_id: company.id })),
  );
};

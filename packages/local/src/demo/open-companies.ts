import type { Company, User } from '@wayline/core/access/company';
import { Users } from '@wayline/core/access/people.records';
import { toCompanyPageName } from '@wayline/core/areas/people/company-page';
import { openCompany } from '@wayline/core/areas/people/open-company';
import type { NewId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { tenantDb } from '@wayline/core/store/tenant-db';
import type { UserPool } from '../fakes/cognito/user-pool';
import { DEMO_COMPANIES, DEMO_PASSWORD, type DemoPerson } from './people';
import { written } from './written';

/** Gives a person a sign-in and returns its id. */
export type Enroll = (person: DemoPerson) => string;
type Member = { person: DemoPerson; user: User };
/** A company with its people, the owner first. */
type Opened = { company: Company; members: [Member, ...Member[]] };

/** Gives the demo people a sign-in with the demo password. */
export const enrollIn =
  (pool: UserPool): Enroll =>
  ({ email, first_name, last_name }) =>
    pool.create(email, DEMO_PASSWORD, { name: `${first_name} ${last_name}` }, 'CONFIRMED').sub;

/** Opens the demo companies in the table, with the people in them. `now` is an instant. */
export const openDemoCompanies = (table: Table, newId: NewId, now: string, enroll: Enroll): Promise<Opened[]> =>
  Promise.all(
    DEMO_COMPANIES.map(async ({ owner, colleagues, ...about }) => {
      const first = {
        company_id: newId('company'),
        user_id: newId('user'),
        sub: enroll(owner),
        now,
        page_name: toCompanyPageName(about.company_name),
      };
      const { company, user, writes } = openCompany(table, { ...about, ...owner, ...first });
      await written(table, writes);
      const db = tenantDb(table, company.id);
      const members: Opened['members'] = [{ person: owner, user }];
      for (const person of colleagues) {
        const colleague = { ...user, ...person, id: newId('user'), sub: enroll(person) };
        await written(table, [db.insert(Users, colleague)]);
        members.push({ person, user: colleague });
      }
      return { company, members };
    }),
  );

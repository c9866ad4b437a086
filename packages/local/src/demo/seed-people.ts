import type { Company, User } from '@wayline/core/access/company';
import { Users } from '@wayline/core/access/people.records';
import { HostAgencyLists } from '@wayline/core/areas/people/host-agencies.records';
import { Teams } from '@wayline/core/areas/people/teams.records';
import type { NewId } from '@wayline/core/base/ids';
import type { Table } from '@wayline/core/store/client';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { written } from './written';

const JOBS: Record<string, string> = { Advisor: 'Cruises and islands', Standard: 'Front desk' };

/** A team, a host agency, and what each colleague does. A company of one has none of it. */
export const seedPeople = async (
  table: Table,
  company: Company,
  users: readonly User[],
  newId: NewId,
  now: string,
): Promise<void> => {
  const colleagues = users.filter(({ id }) => id !== company.owner_user_id);
  if (colleagues.length === 0) return;
  const db = tenantDb(table, company.id);
  const team = { id: newId('team'), name: 'Islands', lead_user_id: colleagues[0]?.id, created_at: now, version: 1 };
  const agency = {
    id: newId('host_agency'),
    name: 'Northern Host Network',
    contact_name: 'Hanna Ostberg',
    email: 'hanna@host.example',
    phone_no: '+1 555 0142',
    notes: 'Statements come on the 5th of each month.',
  };
  const placed = (user: User): User => ({
    ...user,
    job_title: JOBS[user.roles[0] ?? ''],
    ...(user.user_type_id === 15
      ? { ic_account_type: 'Individual', sub_agency_name: 'North Journeys', host_agency_id: agency.id }
      : { team_id: team.id }),
  });
  await written(table, [
    db.insert(Teams, team),
    db.insert(HostAgencyLists, { agencies: [agency], version: 1 }),
    ...colleagues.map((user) => db.change(Users, user, placed(user))),
  ]);
};

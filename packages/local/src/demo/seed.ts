import { randomBytes } from 'node:crypto';
import { fullName } from '@wayline/core/base/full-name';
import { idMaker } from '@wayline/core/base/ids';
import { openTable } from '@wayline/core/store/client';
import { clock } from '../clock';
import type { UserPool } from '../fakes/cognito/user-pool';
import { enrollIn, openDemoCompanies } from './open-companies';
import { seedAgencies } from './seed-agencies';
import { seedLibrary } from './seed-library';
import { seedPeople } from './seed-people';
import { seedSuppliers } from './seed-suppliers';
import { getDemoAdvisor, seedTrips } from './seed-trips';

/** Puts the demo companies and their trips into an empty table. */
export const seedDemo = async (tableName: string, pool: UserPool): Promise<void> => {
  const newId = idMaker(clock.now, (n) => randomBytes(n));
  const now = new Date(clock.now()).toISOString();
  const table = openTable(tableName, { now: () => now });
  const opened = await openDemoCompanies(table, newId, now, enrollIn(pool));
  await Promise.all(
    opened.map(async ({ company, members }) => {
      const [first, ...others] = members;
      const users = [first.user, ...others.map(({ user }) => user)] as const;
      const advisor = getDemoAdvisor(users);
      await seedPeople(table, company, users, newId, now);
      await seedSuppliers(table, company, advisor, newId);
      await seedTrips(table, company, users, newId, now);
      await seedLibrary(table, company, advisor, newId, now);
    }),
  );
  const [first, second] = opened;
  if (!first || !second) return;
  const agreed_by_name = fullName(second.members[0].user);
  await seedAgencies(table, { above: first.company, below: second.company, agreed_by_name }, now);
};

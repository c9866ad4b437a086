import { randomBytes } from 'node:crypto';
import { openCompany } from '@wayline/core/identity/open-company';
import { subPointer, Users } from '@wayline/core/identity/people.records';
import { idMaker } from '@wayline/core/kernel/ids';
import { openTable } from '@wayline/core/store/client';
import { transact } from '@wayline/core/store/transact';
import { writesFor } from '@wayline/core/store/write';
import { clock } from '../clock';
import type { Standins } from '../standins/aws-server';
import { DEMO_COMPANIES, DEMO_PASSWORD, type DemoPerson } from './people';
import { seedTrips } from './seed-trips';

const MARK = 'demo-seeded';

/** Puts the demo companies and their trips there, once: a second start finds them. */
export const seedDemo = async (
  tableName: string,
  standins: Standins,
  kept: { get(key: string): unknown; put(key: string, value: unknown): void },
) => {
  if (kept.get(MARK)) return;
  const table = openTable(tableName);
  const newId = idMaker(clock.now, (n) => randomBytes(n));
  const now = new Date(clock.now()).toISOString();
  const enroll = (person: DemoPerson) =>
    standins.pool.find(person.email)?.sub ??
    standins.pool.create(person.email, DEMO_PASSWORD, { name: `${person.first_name} ${person.last_name}` }, 'CONFIRMED')
      .sub;
  for (const { people, subscription, ...about } of DEMO_COMPANIES) {
    const [owner, ...others] = people;
    if (!owner) continue;
    const opened = openCompany(table, {
      ...about,
      ...owner,
      subscription,
      company_id: newId('company'),
      user_id: newId('user'),
      sub: enroll(owner),
      now,
    });
    await transact(table, opened.writes);
    const w = writesFor(table, opened.company.id);
    let advisor = opened.user;
    for (const other of others) {
      const user = { ...opened.user, ...other, id: newId('user'), sub: enroll(other) };
      await transact(table, [
        w.insert(Users, user),
        w.point(subPointer(user.sub), { company_id: opened.company.id, user_id: user.id }),
      ]);
      if (user.roles.includes('Advisor')) advisor = user;
    }
    await seedTrips(table, opened.company, advisor, newId, now);
  }
  kept.put(MARK, now);
};

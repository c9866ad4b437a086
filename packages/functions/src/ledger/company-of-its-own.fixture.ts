import { randomUUID } from 'node:crypto';
import { openCompany } from '@wayline/core/areas/people/open-company';
import { transact } from '@wayline/core/store/transact';
import type { Person, World } from '@wayline/local/testing/world';
import { baseDeps } from '../kernel/deps';

/** The owner of a company that nothing has happened in yet. */
export const openOwnCompany = async (world: World): Promise<Person> => {
  const { newId, now } = baseDeps();
  const word = randomUUID().slice(0, 8);
  const about = {
    email: `owner-${word}@demo.wayline.test`,
    first_name: 'Ada',
    last_name: 'Booker',
    roles: ['Master Admin'],
    user_type_id: 1,
  };
  const sub = world.enroll(about);
  const { company, user, writes } = openCompany(world.table, {
    ...about,
    company_name: `Books of ${word}`,
    company_id: newId('company'),
    user_id: newId('user'),
    sub,
    now: now(),
    page_name: `books-${word}`,
    type: 'agency',
    subscription: 'Advance Yearly',
  });
  await transact(world.table, writes);
  return { ...about, sub, user_id: user.id, company_id: company.id };
};

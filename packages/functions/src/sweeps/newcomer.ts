import { Users } from '@wayline/core/access/people.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { baseDeps } from '@wayline/functions/kernel/deps';
import type { Person, World } from '@wayline/local/testing/world';

/** Another user of the first company, with just these roles and permissions; without permissions, with those of the role. */
export const newcomer = async (world: World, roles: string[], permissions?: string[]): Promise<Person> => {
  const { newId, now } = baseDeps();
  const { owner } = world.people;
  const id = newId('user');
  const about = {
    email: `${id.toLowerCase()}@demo.wayline.test`,
    first_name: 'New',
    last_name: 'Comer',
    roles,
    user_type_id: 2,
  };
  const sub = world.enroll(about);
  const db = tenantDb(world.table, owner.company_id);
  await db.transact([
    db.insert(Users, {
      ...about,
      id,
      sub,
      permissions,
      is_active: true,
      is_commissionable: false,
      ui_preference: 'new',
      created_at: now(),
      version: 1,
    }),
  ]);
  return { ...about, sub, user_id: id, company_id: owner.company_id };
};

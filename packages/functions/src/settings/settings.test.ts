import { Users } from '@wayline/core/access/people.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const section = 'timezonecurrency' as const;
const owner = () => ({ as: world.people.owner });
const get = () => world.call('users.settings.get', { section }, owner());
const save = (version: number, value: Record<string, unknown>) =>
  world.call('users.settings.save', { section, version, value }, owner());

describe('a page of the settings', () => {
  it('begins with what the company has, saves what it shows, and is carried by the session', async () => {
    const first = (await get()).body;
    expect(first).toMatchObject({ version: 0, value: { currency_code: 'USD', time_format: '12 hr' } });
    const value = { timezone: 'Europe/Lisbon', currency_code: 'EUR', time_format: '24 hr', date_format: 'DD/MM/YYYY' };
    const saved = await save(0, value);
    expect(saved.body).toMatchObject({ version: 1, value, updated_by: expect.any(String) });
    expect((await get()).body).toEqual(saved.body);
    const { user } = (await world.call('misc.shell.get', {}, owner())).body;
    expect(user).toMatchObject({ currency_code: 'EUR', time_format: '24 hr', timezone: 'Europe/Lisbon' });
  });

  it('is refused with what stands there now when somebody has saved meanwhile', async () => {
    const { version } = (await get()).body;
    const { company_id, user_id } = world.people.advisor;
    const db = tenantDb(world.table, company_id);
    await db.transact([db.updateIf(Users, { id: user_id }, { set: { roles: ['Master Admin'] } })]);
    const theirs = { section, version, value: { currency_code: 'GBP' } };
    expect((await world.call('users.settings.save', theirs, { as: world.people.advisor })).status).toBe(200);
    const late = await save(version, { currency_code: 'CHF' });
    expect(late.status).toBe(409);
    expect(late.body.error?.current).toMatchObject({ version: version + 1, value: { currency_code: 'GBP' } });
  });

  it('names the field that is wrong and changes nothing', async () => {
    const before = (await get()).body;
    const wrong = await save(before.version, { timezone: 'Mars/Olympus' });
    expect([wrong.status, wrong.body.error?.issues]).toEqual([
      400,
      [{ path: 'timezone', message: 'That’s not a time zone.' }],
    ]);
    expect((await get()).body).toEqual(before);
  });

  it('R-SHELL-224 is refused in the words of the spec to who lacks its permission', async () => {
    const refused = await world.call('users.settings.get', { section }, { as: world.people.standard });
    expect([refused.status, refused.body.error?.message]).toEqual([
      403,
      'You do not have permission to open settings! Please contact your master admin for permission.',
    ]);
  });
});

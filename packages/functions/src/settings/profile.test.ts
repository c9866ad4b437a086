import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const as = () => ({ as: world.people.standard });
const get = async () => (await world.call('users.profile-sub-resources', {}, as())).body.profile;
const save = (changes: Record<string, unknown>) =>
  world.send<{ profile: { version: number } }>('users.profile.save', changes, as());
const session = async () => (await world.call('misc.shell.get', {}, as())).body.user;

describe('the own profile', () => {
  it('is saved whatever the role, and carried by the session', async () => {
    const { version, company } = await get();
    expect(company).toMatchObject({ timezone: expect.any(String) });
    const changes = {
      first_name: 'Mira',
      phone_no: '+39 089 873139',
      timezone: 'Asia/Tokyo',
      date_format: 'DD.MM.YYYY',
      time_format: '24 hr',
    };
    const saved = await save({ ...changes, version });
    expect(saved.body.profile).toMatchObject({ ...changes, version: version + 1 });
    expect(await get()).toEqual(saved.body.profile);
    expect(await session()).toMatchObject({
      timezone: 'Asia/Tokyo',
      date_format: 'DD.MM.YYYY',
      time_format: '24 hr',
      user_detail: { first_name: 'Mira' },
    });
  });

  it('is as the company has it where something was emptied', async () => {
    const { version, company } = await get();
    expect((await save({ timezone: null, phone_no: '', version })).status).toBe(200);
    const after = await get();
    expect([after.timezone, after.phone_no]).toEqual([undefined, undefined]);
    expect((await session()).timezone).toBe(company.timezone);
  });

  it('is refused with what stands there now when it was saved elsewhere meanwhile', async () => {
    const { version } = await get();
    await save({ job_title: 'Planner', version });
    const late = await save({ job_title: 'Designer', version });
    expect([late.status, late.body.error?.current]).toEqual([409, expect.objectContaining({ job_title: 'Planner' })]);
  });

  it('takes no name that is empty', async () => {
    const { version } = await get();
    expect((await save({ first_name: ' ', version })).status).toBe(400);
    expect((await get()).version).toBe(version);
  });
});

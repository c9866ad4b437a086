import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { baseDeps } from '../kernel/deps';

const MINUTE = 60_000;
const OTHER_PASSWORD = 'Another-horse-8';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
  vi.restoreAllMocks();
});
afterAll(() => world.stop());

let accounts = 0;
const newAddress = () => `orphan-${++accounts}@new.wayline.test`;
const company = { type: 'agency', company_name: 'New Horizons', first_name: 'Nora', last_name: 'Lind' } as const;
const signUp = (email: string, password = DEMO_PASSWORD) =>
  world.call('users.sign-up', { ...company, email, password });
const mailedCode = (email: string) => /\b\d{6}\b/.exec(world.standins?.box.list(email)[0]?.text ?? '')?.[0] ?? '';
const confirm = (email: string) => world.call('users.sign-up.confirm', { email, code: mailedCode(email) });
const login = (email: string, password = DEMO_PASSWORD) => world.call('users.login', { email, password });

/** A sign-up that the identity provider took and the table did not, a minute ago. */
const brokenOff = async (password?: string) => {
  const email = newAddress();
  vi.spyOn(baseDeps().table.db, 'send').mockImplementationOnce(() => Promise.reject(new Error('The table is away.')));
  expect((await signUp(email, password)).status).toBe(500);
  clock.waylineClockOffset = MINUTE;
  return email;
};

describe('a sign-up that broke off before the table', () => {
  it('is completed by signing up again with the same mail', async () => {
    const email = await brokenOff();
    expect((await signUp(email)).status).toBe(200);
    expect((await confirm(email)).status).toBe(200);
    const { body } = await login(email);
    expect(body.user).toMatchObject({ email, usercompany: { company_name: 'New Horizons' } });
    const token = body.access_token;
    expect((await world.call('trips.create', { trip_name: 'The first' }, { token })).status).toBe(200);
  });

  it('leaves no password behind: only that of the completed sign-up opens the account', async () => {
    const email = await brokenOff(OTHER_PASSWORD);
    const stale = mailedCode(email);
    await signUp(email);
    if (stale !== mailedCode(email))
      expect((await world.call('users.sign-up.confirm', { email, code: stale })).status).toBe(400);
    await confirm(email);
    expect((await login(email, OTHER_PASSWORD)).status).toBe(401);
    expect((await login(email)).status).toBe(200);
  });

  it('whose mail was confirmed nevertheless is completed by its own password only', async () => {
    const email = await brokenOff();
    await confirm(email);
    expect((await login(email)).body.error?.code).toBe('sign_in.refused');
    const foreign = await signUp(email, OTHER_PASSWORD);
    expect([foreign.status, foreign.body.error?.code]).toEqual([409, 'sign_up.taken']);
    expect((await signUp(email)).status).toBe(200);
    await confirm(email);
    expect((await login(email)).status).toBe(200);
  });

  it('is not taken over while it may still be underway', async () => {
    const email = await brokenOff();
    clock.waylineClockOffset = 0;
    const refused = await signUp(email, OTHER_PASSWORD);
    expect([refused.status, refused.body.error?.code]).toEqual([503, 'busy']);
  });
});

describe('a sign-up that has its user', () => {
  it('is never started over, confirmed or not', async () => {
    const email = newAddress();
    await signUp(email);
    clock.waylineClockOffset = MINUTE;
    expect((await signUp(email, OTHER_PASSWORD)).body.error?.code).toBe('sign_up.taken');
    await confirm(email);
    expect((await signUp(email)).body.error?.code).toBe('sign_up.taken');
    expect((await login(email)).status).toBe(200);
  });
});

import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { totpAt } from '@wayline/local/fakes/cognito/totp';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const MINUTE = 60_000;
const NO_CODE = 'AAAA-BBBB-CCCC-DDDD';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
beforeEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(async () => {
  clock.waylineClockOffset = 0;
  await world.stop();
});

const login = ({ email }: Person) => world.call('users.login', { email, password: DEMO_PASSWORD });
const recover = ({ email }: Person, recovery_code: string, password = DEMO_PASSWORD) =>
  world.call('users.login.recovery-code', { email, password, recovery_code });
const state = async (token: string) => (await world.call('users.settings.two-step-auth.get', {}, { token })).body;

/** A person with the second factor on: their session, their authenticator and their recovery codes. */
const withFactor = async (person: Person) => {
  const token = (await login(person)).body.access_token ?? '';
  const { secret } = (await world.call('users.settings.two-step-auth.begin', { password: DEMO_PASSWORD }, { token }))
    .body;
  const codeNow = () => totpAt(secret, Date.now());
  const set = (enabled: boolean, code: string, password?: string) =>
    world.call('users.settings.two-step-auth', { enabled, code, password }, { token });
  const on = await set(true, codeNow(), DEMO_PASSWORD);
  return { token, codeNow, set, codes: on.body.recovery_codes ?? [] };
};

describe('the recovery codes', () => {
  it('are ten, open the account once each, and leave the second factor on', async () => {
    const { advisor } = world.people;
    const { codes, token, set, codeNow } = await withFactor(advisor);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/);
    expect(await state(token)).toEqual({ enabled: true, codes_left: 10 });

    const [first = '', second = ''] = codes;
    const entered = await recover(advisor, first.toLowerCase().replaceAll('-', ' '));
    expect([entered.status, entered.body.user?.email]).toEqual([200, advisor.email]);
    expect((await recover(advisor, first)).body.error?.code).toBe('sign_in.code_wrong');
    expect((await login(advisor)).body).toMatchObject({ challenge: 'SOFTWARE_TOKEN_MFA' });
    expect(await state(token)).toEqual({ enabled: true, codes_left: 9 });
    await world.job('due-work');
    expect(world.standins?.box.list(advisor.email).map(({ subject }) => subject)).toContain(
      'A recovery code for your account was used',
    );

    const both = await Promise.all([recover(advisor, second), recover(advisor, second)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await set(false, codeNow(), DEMO_PASSWORD)).status).toBe(200);
  });

  it('are worth nothing without the password, and guessing is slowed', async () => {
    const { contractor } = world.people;
    const { codes } = await withFactor(contractor);
    const [first = ''] = codes;
    expect((await recover(contractor, first, 'not-the-password-1A')).body.error?.code).toBe('sign_in.refused');
    for (let guess = 0; guess < 5; guess++)
      expect((await recover(contractor, NO_CODE)).body.error?.code).toBe('sign_in.code_wrong');
    const slowed = await recover(contractor, first);
    expect([slowed.status, slowed.body.error?.code]).toEqual([429, 'request.too_many']);
    clock.waylineClockOffset = 16 * MINUTE;
    expect((await recover(contractor, first)).status).toBe(200);
  });

  it('are made anew by password and code, and the ones before open nothing', async () => {
    const { standard } = world.people;
    const { codes, token, codeNow } = await withFactor(standard);
    const anew = (password: string, code: string) =>
      world.call('users.recovery-codes.create', { password, code }, { token });
    expect((await anew('not-the-password-1A', codeNow())).body.error?.code).toBe('two_step.password_wrong');
    expect((await anew(DEMO_PASSWORD, NO_CODE)).body.error?.code).toBe('sign_in.code_wrong');
    const made = (await anew(DEMO_PASSWORD, codeNow())).body.recovery_codes;
    expect(made).toHaveLength(10);
    expect((await recover(standard, codes[0] ?? '')).status).toBe(400);
    expect((await recover(standard, made[0] ?? '')).status).toBe(200);
  });
});

describe('turning the second factor off', () => {
  it('asks for the password and a code, which may be a recovery code', async () => {
    const { owner } = world.people;
    const { codes, token, set, codeNow } = await withFactor(owner);
    expect((await set(true, codeNow())).body.error?.code).toBe('two_step.on');
    expect((await set(false, codeNow())).body.error?.code).toBe('two_step.password_wrong');
    expect((await set(false, NO_CODE, DEMO_PASSWORD)).body.error?.code).toBe('sign_in.code_wrong');
    expect(await state(token)).toMatchObject({ enabled: true });
    expect((await set(false, codes[3] ?? '', DEMO_PASSWORD)).status).toBe(200);
    expect(await state(token)).toEqual({ enabled: false, codes_left: 0 });
    expect((await login(owner)).body.access_token).toBeDefined();
    expect((await set(false, codeNow(), DEMO_PASSWORD)).body.error?.code).toBe('two_step.off');
  });
});

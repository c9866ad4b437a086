import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { totpAt } from '@wayline/local/fakes/cognito/totp';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditRows } from '../sweeps/audit-rows';

const SECOND = 1000;

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

const login = (person: Person) => world.call('users.login', { email: person.email, password: DEMO_PASSWORD });
const tokensOf = async (person: Person) => {
  const { body } = await login(person);
  return { access: body.access_token ?? '', refresh: body.refresh_token ?? '' };
};
const refresh = (refresh_token: string) => world.call('users.refresh', { refresh_token });
const works = async (token: string) => (await world.call('users.current.get', {}, { token })).status;

describe('a refresh token', () => {
  it('is replaced when it is used', async () => {
    const first = await tokensOf(world.people.owner);
    const { status, body } = await refresh(first.refresh);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(first.refresh);
    expect(await works(body.access_token)).toBe(200);
    expect((await refresh(body.refresh_token)).status).toBe(200);
  });

  it('that is used once more after 30 s ends every token of its family', async () => {
    const first = await tokensOf(world.people.owner);
    const second = (await refresh(first.refresh)).body.refresh_token;
    clock.waylineClockOffset = 29 * SECOND;
    expect((await refresh(first.refresh)).status).toBe(200);
    clock.waylineClockOffset = 3600 * SECOND;
    const reused = await refresh(first.refresh);
    expect([reused.status, reused.body.error?.code]).toEqual([401, 'session.copied']);
    expect((await refresh(second)).status).toBe(401);
  });

  it('of a session that signed out is worth nothing', async () => {
    const { access, refresh: token } = await tokensOf(world.people.owner);
    await world.call('users.logout', { refresh_token: token }, { token: access });
    expect((await refresh(token)).status).toBe(401);
    expect(await works(access)).toBe(401);
  });
});

describe('the second factor', () => {
  it('is switched on by a code and asked for at the next sign-in', async () => {
    const { advisor } = world.people;
    const { access } = await tokensOf(advisor);
    const begun = await world.call(
      'users.settings.two-step-auth.begin',
      { password: DEMO_PASSWORD },
      { token: access },
    );
    expect(begun.body.otpauth_url).toContain(`secret=${begun.body.secret}`);
    const codeNow = (later = 0) => totpAt(begun.body.secret, Date.now() + later);
    const wrong = codeNow() === '000000' ? '111111' : '000000';
    const set = (enabled: boolean, code: string) =>
      world.call('users.settings.two-step-auth', { enabled, code, password: DEMO_PASSWORD }, { token: access });
    expect((await set(true, wrong)).body.error?.code).toBe('sign_in.code_wrong');
    expect((await set(true, codeNow())).body).toMatchObject({ status: 'success' });

    const asked = (await login(advisor)).body;
    expect(asked).toMatchObject({ challenge: 'SOFTWARE_TOKEN_MFA' });
    expect(asked.access_token).toBeUndefined();
    const answer = (code: string) =>
      world.call('users.login.totp', { email: advisor.email, challenge_session: asked.challenge_session ?? '', code });
    expect((await answer(wrong)).status).toBe(400);
    const { body } = await answer(codeNow());
    expect(body.user?.email).toBe(advisor.email);
    expect(await works(body.access_token ?? '')).toBe(200);

    expect((await set(false, codeNow(30 * SECOND))).status).toBe(200);
    expect((await login(advisor)).body.access_token).toBeDefined();
  });
});

describe('a user who is kept out', () => {
  it('R-SHELL-273 is refused where they are signed in, at sign-in and at refresh, until they are let in again', async () => {
    const { contractor, owner } = world.people;
    const { access, refresh: token } = await tokensOf(contractor);
    expect(await works(access)).toBe(200);
    const set = (value: boolean) =>
      world.call('users.status.set', { userId: contractor.user_id, value }, { as: owner });
    const rows = await auditRows(world.table);
    expect((await set(false)).body).toEqual({ status: 'success' });
    expect(await auditRows(world.table)).toBe(rows + 1);
    expect(await works(access)).toBe(401);
    expect((await login(contractor)).status).toBe(401);
    expect((await refresh(token)).status).toBe(401);
    const shown = (await world.call('users.list', {}, { as: owner })).body.users.find(
      (u) => u.id === contractor.user_id,
    );
    expect(shown?.status).toBe(false);
    expect((await set(true)).status).toBe(200);
    clock.waylineClockOffset = 2 * SECOND;
    expect(await works((await tokensOf(contractor)).access)).toBe(200);
  });
});

describe('an administrator', () => {
  it('is not locked out by their own hand', async () => {
    const { owner } = world.people;
    const refused = await world.call('users.status.set', { userId: owner.user_id, value: false }, { as: owner });
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'access.denied']);
    expect((await login(owner)).status).toBe(200);
  });
});

describe('signing out everywhere', () => {
  it('ends every session of the user and of nobody else', async () => {
    const { standard, stranger } = world.people;
    const [here, there, other] = [await tokensOf(standard), await tokensOf(standard), await tokensOf(stranger)];
    expect([await works(here.access), await works(there.access)]).toEqual([200, 200]);
    clock.waylineClockOffset = 2 * SECOND;
    const out = await world.call(
      'users.logout',
      { everywhere: true, refresh_token: here.refresh },
      { token: here.access },
    );
    expect(out.body).toEqual({ status: 'success' });
    expect([await works(here.access), await works(there.access)]).toEqual([401, 401]);
    expect([(await refresh(here.refresh)).status, (await refresh(there.refresh)).status]).toEqual([401, 401]);
    expect(await works(other.access)).toBe(200);
    clock.waylineClockOffset = 4 * SECOND;
    expect(await works((await tokensOf(standard)).access)).toBe(200);
  });
});

describe('a refresh token that somebody else has used', () => {
  it('ends every session of its user, because the access token of the copy would work on', async () => {
    const { stranger } = world.people;
    const mine = await tokensOf(stranger);
    const thief = (await refresh(mine.refresh)).body;
    clock.waylineClockOffset = 40 * SECOND;
    expect(await works(thief.access_token)).toBe(200);
    const body = { refresh_token: mine.refresh, access_token: mine.access };
    expect((await world.call('users.refresh', body)).body.error?.code).toBe('session.copied');
    clock.waylineClockOffset = 80 * SECOND;
    expect(await works(thief.access_token)).toBe(401);
    expect((await login(stranger)).status).toBe(200);
  });
});

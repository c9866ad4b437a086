import { Companies } from '@wayline/core/access/people.records';
import { PendingSignUps } from '@wayline/core/areas/people/sign-up.records';
import type { CompanyId } from '@wayline/core/base/ids';
import { SYSTEM_TENANT } from '@wayline/core/store/system-tenant';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { throughTable } from '../kernel/intercept-table';
import { identityAdapter } from './identity-adapter';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
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
const newAddress = () => `sign-up-${++accounts}@new.wayline.test`;
const company = { type: 'agency', company_name: 'New Horizons', first_name: 'Nora', last_name: 'Lind' } as const;
const signUp = (email: string, password = DEMO_PASSWORD, company_name: string = company.company_name) =>
  world.call('users.sign-up', { ...company, company_name, email, password });
const mailsTo = async (email: string) => {
  await world.job('due-work');
  return world.standins?.box.list(email) ?? [];
};
const mailedCode = (email: string) => /\b\d{6}\b/.exec(world.standins?.box.list(email)[0]?.text ?? '')?.[0] ?? '';
const confirm = (email: string, password = DEMO_PASSWORD, code = mailedCode(email)) =>
  world.call('users.sign-up.confirm', { email, password, code });
const login = (email: string, password = DEMO_PASSWORD) => world.call('users.login', { email, password });
const codeOf = async (asked: Promise<{ status: number; body: { error?: { code: string } } }>) => {
  const { status, body } = await asked;
  return [status, body.error?.code];
};
const subOf = async (email: string) => {
  const found = await identityAdapter().accountOf(email);
  return found.ok ? found.value?.sub : undefined;
};

describe('an address that somebody else signed up with', () => {
  it('is signed up with again by its owner at once, under their password and name', async () => {
    const email = newAddress();
    expect((await signUp(email, OTHER_PASSWORD, 'Squat & Co')).status).toBe(200);
    const dead = mailedCode(email);
    expect((await signUp(email)).status).toBe(200);
    if (dead !== mailedCode(email))
      expect(await codeOf(confirm(email, DEMO_PASSWORD, dead))).toEqual([400, 'sign_in.code_wrong']);
    const { status, body } = await confirm(email);
    expect([status, body.user?.usercompany.company_name]).toEqual([200, 'New Horizons']);
    expect((await login(email, OTHER_PASSWORD)).status).toBe(401);
    expect((await login(email)).status).toBe(200);
  });

  it('gives its owner no account under the password of whoever signed up, not even with the mailed code', async () => {
    const email = newAddress();
    await signUp(email);
    await signUp(email, OTHER_PASSWORD, 'Squat & Co');
    expect(await codeOf(confirm(email))).toEqual([401, 'sign_in.refused']);
    expect(await codeOf(login(email, OTHER_PASSWORD))).toEqual([403, 'sign_in.unconfirmed']);
    await signUp(email);
    expect((await confirm(email)).body.user?.usercompany.company_name).toBe('New Horizons');
  });

  it('is opened by “forgot your password”: the code is mailed again, and sets the password', async () => {
    const email = newAddress();
    await signUp(email, OTHER_PASSWORD);
    const before = (await mailsTo(email)).length;
    expect((await world.call('users.forgot-password', { email })).body).toEqual({ status: 'success' });
    expect(await mailsTo(email)).toHaveLength(before + 1);
    const code = mailedCode(email);
    const reset = (text: string) =>
      world.call('users.reset-password', { email, code: text, password: 'Chosen-by-me-1' });
    expect(await codeOf(reset(code === '000000' ? '000001' : '000000'))).toEqual([400, 'sign_in.code_wrong']);
    expect((await reset(code)).status).toBe(200);
    expect((await login(email, OTHER_PASSWORD)).status).toBe(401);
    expect((await login(email, 'Chosen-by-me-1')).body.user).toMatchObject({ email, roles: ['Master Admin'] });
  });

  it('can still be invited, and the invitation wins', async () => {
    const email = newAddress();
    await signUp(email, OTHER_PASSWORD);
    const role = { role: 'Standard', user_type_id: 2 as const, message: '' };
    const invited = await world.call(
      'users.invitations.create',
      { emails: [email], ...role },
      { as: world.people.owner },
    );
    expect(invited.status).toBe(200);
    const token = /\/invite\/([\w-]+)/.exec((await mailsTo(email))[0]?.text ?? '')?.[1] ?? '';
    const person = { first_name: 'Ivo', last_name: 'Lind', password: DEMO_PASSWORD };
    const accepted = await world.call('users.invitations.accept', { token, ...person });
    expect(accepted.body.user?.email).toBe(email);
    expect((await login(email, OTHER_PASSWORD)).status).toBe(401);
  });

  it('is free again after a day, and one that was confirmed stays', async () => {
    const [forgotten, kept] = [newAddress(), newAddress()];
    await signUp(forgotten);
    await signUp(kept);
    await confirm(kept);
    const sub = await subOf(forgotten);
    clock.waylineClockOffset = DAY - MINUTE;
    await world.job('long-work');
    expect(await subOf(forgotten)).toBe(sub);
    clock.waylineClockOffset = DAY + MINUTE;
    await world.job('long-work');
    expect(await subOf(forgotten)).toBeUndefined();
    expect(await tenantDb(world.table, SYSTEM_TENANT).get(PendingSignUps, { sub: sub ?? '' }, true)).toBeUndefined();
    expect(await subOf(kept)).toBeDefined();
  });
});

describe('signing up', () => {
  it('goes through Wayline alone: the identity provider opens no account for who asks it directly', async () => {
    const directly = (email: string) =>
      identityAdapter().signUp({ email, password: DEMO_PASSWORD, name: 'Nobody we know' });
    const email = newAddress();
    await expect(directly(email)).rejects.toMatchObject({ name: 'UserLambdaValidationException' });
    expect((await signUp(email)).status).toBe(200);
    clock.waylineClockOffset = 2 * MINUTE;
    const other = newAddress();
    await signUp(other);
    clock.waylineClockOffset += 2 * MINUTE;
    await expect(directly(other)).rejects.toMatchObject({ name: 'UserLambdaValidationException' });
    expect(await subOf(email)).toBeDefined();
  });

  it('tells nobody whether an address has an account; its owner is mailed instead', async () => {
    const { email } = world.people.stranger;
    const before = (await mailsTo(email)).length;
    expect(await signUp(email, OTHER_PASSWORD)).toEqual(await signUp(newAddress(), OTHER_PASSWORD));
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(before + 1);
    expect(mails[0]).toMatchObject({ subject: 'You already have a Wayline account' });
    expect(mails[0]?.text).not.toMatch(/\b\d{6}\b/);
    expect((await login(email)).status).toBe(200);
    expect((await login(email, OTHER_PASSWORD)).status).toBe(401);
    const weak = 'onlysmallletters';
    expect(await codeOf(signUp(email, weak))).toEqual(await codeOf(signUp(newAddress(), weak)));
  });

  it('mails an address ten times an hour at most, whoever has it', async () => {
    for (const email of [newAddress(), world.people.contractor.email]) {
      const before = (await mailsTo(email)).length;
      for (let n = 0; n < 10; n++) expect((await signUp(email)).status).toBe(200);
      expect(await codeOf(signUp(email))).toEqual([429, 'request.too_many']);
      expect((await mailsTo(email)).length).toBe(before + 10);
      clock.waylineClockOffset = 61 * MINUTE;
      expect((await signUp(email)).status).toBe(200);
      clock.waylineClockOffset = 0;
    }
  });

  it('signs in who confirms, and opens no company before', async () => {
    const email = newAddress();
    await signUp(email);
    const sub = (await subOf(email)) ?? '';
    expect(await tenantDb(world.table, SYSTEM_TENANT).get(PendingSignUps, { sub }, true)).toMatchObject({ email });
    const { body } = await confirm(email);
    expect(body.user).toMatchObject({ email, usercompany: { company_name: 'New Horizons' } });
    const opened = body.user?.usercompany.id as CompanyId;
    expect(await tenantDb(world.table, opened).get(Companies, {}, true)).toMatchObject({
      company_name: 'New Horizons',
    });
    expect(await tenantDb(world.table, SYSTEM_TENANT).get(PendingSignUps, { sub }, true)).toBeUndefined();
    const token = body.access_token;
    expect((await world.call('trips.create', { trip_name: 'The first' }, { token })).status).toBe(200);
  });
});

describe('a sign-up that broke off', () => {
  it('before the table is completed by signing up again', async () => {
    const email = newAddress();
    throughTable((input, send) =>
      input.includes('SIGN_UP#') ? Promise.reject(new Error('The table is away.')) : send(),
    );
    expect((await signUp(email)).status).toBe(500);
    vi.restoreAllMocks();
    expect((await signUp(email)).status).toBe(200);
    expect((await confirm(email)).body.user?.email).toBe(email);
  });

  it('after the code is completed by the next sign-in, or within a day', async () => {
    for (const complete of [login, () => world.job('long-work')]) {
      clock.waylineClockOffset = 0;
      const email = newAddress();
      await signUp(email);
      throughTable((input, send) =>
        input.includes('company.opened') ? Promise.reject(new Error('The table is away.')) : send(),
      );
      expect((await confirm(email)).status).toBe(500);
      vi.restoreAllMocks();
      clock.waylineClockOffset = complete === login ? 0 : DAY + MINUTE;
      await complete(email);
      clock.waylineClockOffset = 0;
      expect(
        await tenantDb(world.table, SYSTEM_TENANT).get(PendingSignUps, { sub: (await subOf(email)) ?? '' }, true),
      ).toBeUndefined();
      expect((await login(email)).body.user?.usercompany.company_name).toBe('New Horizons');
    }
  });

  it('opens one company for sign-ins that come at once', async () => {
    const email = newAddress();
    await signUp(email);
    const confirmed = await identityAdapter().confirmSignUp(email, mailedCode(email));
    expect(confirmed.ok).toBe(true);
    const entered = await Promise.all([login(email), login(email), login(email)]);
    expect(new Set(entered.map(({ body }) => body.user?.usercompany.id)).size).toBe(1);
  });
});

import { chatHash } from '@wayline/core/areas/people/chat-hash';
import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true, environment: { SUPPORT_CHAT: 'wayline/test/support-chat' } });
  world.standins?.secrets.set('wayline/test/support-chat', 'shared-with-the-chat');
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

let accounts = 0;
const newAddress = () => `owner-${++accounts}@new.wayline.test`;
const company = {
  type: 'agency',
  company_name: 'New Horizons',
  first_name: 'Nora',
  last_name: 'Lind',
  password: DEMO_PASSWORD,
} as const;
/** The code in the newest mail to an address. */
const mailedCode = (email: string): string =>
  /\b\d{6}\b/.exec(world.standins?.box.list(email)[0]?.text ?? '')?.[0] ?? '';
const anotherCode = (code: string) => (code === '000000' ? '111111' : '000000');
const login = (email: string, password: string = DEMO_PASSWORD) => world.call('users.login', { email, password });
const signUp = async (email = newAddress()) => {
  const made = await world.call('users.sign-up', { ...company, email });
  expect(made.status).toBe(200);
  return email;
};
const confirm = (email: string, code = mailedCode(email)) =>
  world.call('users.sign-up.confirm', { email, password: DEMO_PASSWORD, code });
const confirmed = async () => {
  const email = await signUp();
  expect((await confirm(email)).status).toBe(200);
  return email;
};

describe('signing up', () => {
  it('mails a code, and the account opens with it', async () => {
    const email = await signUp();
    expect((await login(email)).body.error?.code).toBe('sign_in.unconfirmed');
    const code = mailedCode(email);
    const wrong = await confirm(email, anotherCode(code));
    expect([wrong.status, wrong.body.error?.code]).toEqual([400, 'sign_in.code_wrong']);
    expect((await confirm(email, code)).body.user?.email).toBe(email);
    const { body } = await login(email);
    expect(body.user).toMatchObject({ email, roles: ['Master Admin'], usercompany: { company_name: 'New Horizons' } });
    const read = await world.call('users.current.get', {}, { token: body.access_token });
    const { chat_detail, ...rest } = read.body;
    expect(rest).toEqual(body.user);
    expect(chat_detail).toMatchObject({ type: company.type, hash: chatHash('shared-with-the-chat', rest.id) });
    const shell = await world.call('misc.shell.get', {}, { token: body.access_token });
    expect(shell.body.user.chat_detail).toEqual(chat_detail);
  });

  it('mails the code again; the newest one counts', async () => {
    const email = await signUp();
    await world.call('users.resend-confirmation', { email });
    expect(world.standins?.box.list(email)).toHaveLength(2);
    expect((await confirm(email)).status).toBe(200);
  });

  it('refuses a weak password', async () => {
    const weak = await world.call('users.sign-up', { ...company, email: newAddress(), password: 'onlysmallletters' });
    expect([weak.status, weak.body.error?.code]).toEqual([400, 'sign_in.password_weak']);
  });

  it('opens a company of its own', async () => {
    const token = (await login(await confirmed())).body.access_token;
    await world.call('trips.create', { trip_name: 'Not theirs' }, { as: world.people.owner });
    expect((await world.call('trips.count', {}, { token })).body.count).toBe(0);
    expect((await world.call('trips.create', { trip_name: 'Ours' }, { token })).status).toBe(200);
  });
});

describe('signing in', () => {
  it('does not tell a wrong password from an unknown address', async () => {
    const [wrong, unknown] = [
      await login(world.people.owner.email, 'Not-the-password-1'),
      await login('nobody@new.wayline.test'),
    ];
    expect([wrong.status, wrong.body.error?.code]).toEqual([401, 'sign_in.refused']);
    expect(unknown.body.error?.message).toBe(wrong.body.error?.message);
  });
});

describe('a forgotten password', () => {
  it('is set anew by a mailed code, and the old one opens nothing', async () => {
    const email = await confirmed();
    const before = (await login(email)).body;
    expect((await world.call('users.forgot-password', { email })).body).toEqual({ status: 'success' });
    const code = mailedCode(email);
    const password = 'Wayline-demo-2';
    const wrong = await world.call('users.reset-password', { email, code: anotherCode(code), password });
    expect([wrong.status, wrong.body.error?.code]).toEqual([400, 'sign_in.code_wrong']);
    expect((await world.call('users.reset-password', { email, code, password })).status).toBe(200);
    expect((await login(email)).status).toBe(401);
    // A session of the instant in which everybody was signed out counts as one of before.
    clock.waylineClockOffset = 1000;
    expect((await login(email, password)).status).toBe(200);
    expect((await world.call('users.refresh', { refresh_token: before.refresh_token ?? '' })).status).toBe(401);
    expect((await world.call('users.reset-password', { email, code, password })).status).toBe(400);
  });

  it('is answered alike for an address that nobody has', async () => {
    const { status, body } = await world.call('users.forgot-password', { email: 'nobody@new.wayline.test' });
    expect([status, body]).toEqual([200, { status: 'success' }]);
    expect(world.standins?.box.list('nobody@new.wayline.test')).toEqual([]);
  });
});

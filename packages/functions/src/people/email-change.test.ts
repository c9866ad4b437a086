import { Users } from '@wayline/core/access/people.records';
import { EmailChanges } from '@wayline/core/areas/people/email-change';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { throughTable } from '../kernel/intercept-table';
import { auditRows } from '../sweeps/audit-rows';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const password = DEMO_PASSWORD;

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const login = async (email: string) => (await world.call('users.login', { email, password })).body;
const tokenOf = async ({ email }: Person) => (await login(email)).access_token ?? '';
const begin = (token: string, email: string, word = password) =>
  world.call('users.email-change.begin', { email, password: word }, { token });
const confirm = (token: string, code: string) => world.call('users.email-change.confirm', { code }, { token });
const codeOf = async (asked: Promise<{ status: number; body: { error?: { code: string } } }>) => {
  const { status, body } = await asked;
  return [status, body.error?.code];
};
const mailsTo = async (email: string) => {
  await world.job('due-work');
  return world.standins?.box.list(email) ?? [];
};
const mailedCode = async (email: string) => /\b\d{6}\b/.exec((await mailsTo(email))[0]?.text ?? '')?.[0] ?? '';
const userOf = ({ company_id, user_id: id }: Person) => tenantDb(world.table, company_id).get(Users, { id }, true);
const stillThere = async (token: string) => (await world.call('users.current.get', {}, { token })).status;

describe('another address to sign in with', () => {
  it('is asked for with the password, proven by a code mailed there, and both addresses are told', async () => {
    const { advisor } = world.people;
    const to = 'ada.new@example.com';
    const [token, elsewhere] = [await tokenOf(advisor), await tokenOf(advisor)];
    expect(await codeOf(begin(token, to, 'Not-the-word-1'))).toEqual([403, 'two_step.password_wrong']);
    expect(await codeOf(begin(token, advisor.email))).toEqual([400, 'request.invalid']);
    expect((await begin(token, 'Ada.New@Example.com')).status).toBe(200);
    const told = async () => (await mailsTo(advisor.email)).map(({ subject }) => subject);
    expect(await told()).toContain('Your Wayline sign-in is about to change');
    const code = await mailedCode(to);
    expect(await codeOf(confirm(token, code === '000000' ? '000001' : '000000'))).toEqual([400, 'sign_in.code_wrong']);
    expect((await userOf(advisor))?.email).toBe(advisor.email);

    expect((await confirm(token, code)).status).toBe(200);
    expect((await userOf(advisor))?.email).toBe(to);
    expect([await stillThere(token), await stillThere(elsewhere)]).toEqual([401, 401]);
    expect((await login(advisor.email)).error).toMatchObject({ code: 'sign_in.refused' });
    // A session of the instant in which everybody was signed out counts as one of before.
    clock.waylineClockOffset = SECOND;
    const fresh = await login(to);
    expect(fresh.user?.email).toBe(to);
    expect(await told()).toContain('Your Wayline sign-in has changed');
    expect(await codeOf(confirm(fresh.access_token ?? '', code))).toEqual([400, 'sign_in.code_expired']);
    expect(await world.call('users.forgot-password', { email: to })).toMatchObject({ status: 200 });
    expect((await mailsTo(to))[0]?.subject).toBe('Your code for a new Wayline password');
  });

  it('is not told to be somebody else’s: who has it is told, and no code is ever right', async () => {
    const { standard, stranger } = world.people;
    const token = await tokenOf(standard);
    const before = await auditRows(world.table);
    const free = await begin(token, 'nobody.yet@example.com');
    const taken = await begin(token, stranger.email);
    expect(taken).toEqual(free);
    expect(await auditRows(world.table)).toBe(before + 2);
    const [mail] = await mailsTo(stranger.email);
    expect(mail?.subject).toBe('Your address was entered for another Wayline account');
    expect(mail?.text).not.toMatch(/\b\d{6}\b/);
    for (let guess = 0; guess < 5; guess++)
      expect(await codeOf(confirm(token, '123456'))).toEqual([400, 'sign_in.code_wrong']);
    expect(await codeOf(confirm(token, '123456'))).toEqual([400, 'sign_in.code_expired']);
    expect((await login(stranger.email)).user?.email).toBe(stranger.email);
  });

  it('counts guesses that come at once, and mails at most five codes an hour', async () => {
    const { standard } = world.people;
    const token = await tokenOf(standard);
    const to = 'many.codes@example.com';
    await begin(token, to);
    const code = await mailedCode(to);
    const wrong = code === '111111' ? '222222' : '111111';
    for (let round = 0; round < 2; round++)
      await Promise.all([confirm(token, wrong), confirm(token, wrong), confirm(token, wrong)]);
    expect(await codeOf(confirm(token, code))).toEqual([400, 'sign_in.code_expired']);
    while ((await begin(token, to)).status === 200);
    expect(await codeOf(begin(token, to))).toEqual([429, 'request.too_many']);
    clock.waylineClockOffset = 61 * MINUTE;
    expect((await begin(await tokenOf(standard), to)).status).toBe(200);
  });

  it('goes to who proves it first; the other keeps the address they have', async () => {
    const { contractor } = world.people;
    const to = 'wanted.by.two@example.com';
    const token = await tokenOf(contractor);
    await begin(token, to);
    const code = await mailedCode(to);
    const person = { type: 'agency', company_name: 'Quick', first_name: 'Q', last_name: 'Q', email: to } as const;
    expect((await world.call('users.sign-up', { ...person, password })).status).toBe(200);
    const theirs = await mailedCode(to);
    expect((await world.call('users.sign-up.confirm', { email: to, password, code: theirs })).status).toBe(200);
    expect(await codeOf(confirm(token, code))).toEqual([409, 'email_change.taken']);
    expect((await userOf(contractor))?.email).toBe(contractor.email);
    expect((await login(contractor.email)).user?.email).toBe(contractor.email);
    expect(await stillThere(token)).toBe(200);
  });
});

describe('a move that breaks off half-way', () => {
  /** The sign-in has moved, the record has not. */
  const broken = async (person: Person, to: string) => {
    const token = await tokenOf(person);
    await begin(token, to);
    const code = await mailedCode(to);
    throughTable((input, send) =>
      input.includes('user.email_changed') ? Promise.reject(new Error('The line is dead.')) : send(),
    );
    const answer = await confirm(token, code);
    vi.restoreAllMocks();
    expect(answer.status).toBe(500);
    expect((await userOf(person))?.email).toBe(person.email);
    return { token, code };
  };

  it('shuts nobody out, and goes on when the code is entered again', async () => {
    const { owner } = world.people;
    const to = 'olive.moved@example.com';
    const { token, code } = await broken(owner, to);
    expect((await login(to)).access_token).toBeDefined();
    expect(await stillThere(token)).toBe(200);
    expect((await confirm(token, code)).status).toBe(200);
    expect((await userOf(owner))?.email).toBe(to);
    clock.waylineClockOffset = SECOND;
    expect((await login(to)).user?.email).toBe(to);
  });

  it('is finished by itself within minutes', async () => {
    const { contractor } = world.people;
    const to = 'cory.moved@example.com';
    await broken(contractor, to);
    clock.waylineClockOffset = 2 * MINUTE;
    await world.job('long-work');
    expect((await userOf(contractor))?.email).toBe(to);
    const { company_id, user_id } = contractor;
    expect(await tenantDb(world.table, company_id).get(EmailChanges, { user_id }, true)).toBeUndefined();
  });
});

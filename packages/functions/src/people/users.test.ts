import { UserId } from '@wayline/core/base/ids';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAnnouncements } from '../sweeps/list-announcements';
import { newcomer } from '../sweeps/newcomer';

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

const DAY = 86_400_000;
const as = () => ({ as: world.people.owner });
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code];
const users = async () => (await world.call('users.list', {}, as())).body.users;
const invite = (emails: string[], role = 'Planner') =>
  world.call('users.invitations.create', { emails, role, user_type_id: 2, message: 'Welcome aboard' }, as());
/** The links mailed to an address, the newest first. */
const linksTo = async (email: string): Promise<string[]> => {
  await world.job('send-mail', await streamBatch(world.table.name));
  const mails = world.standins?.box.list(email) ?? [];
  return mails.map((mail) => /\/invite\/([\w-]+)/.exec(mail.text)?.[1] ?? '');
};
const accept = (token: string, about: { password?: string; first_name?: string } = {}) =>
  world.call('users.invitations.accept', {
    token,
    first_name: 'Nina',
    last_name: 'Falk',
    password: DEMO_PASSWORD,
    ...about,
  });
/** Somebody who came in by an invitation. */
const joined = async (email: string, role?: string) => {
  await invite([email], role);
  const [token = ''] = await linksTo(email);
  const { body } = await accept(token);
  return { token, id: UserId.parse(body.user?.id), access: body.access_token ?? '' };
};
const works = async (token: string) => (await world.call('users.current.get', {}, { token })).status;

describe('inviting by mail', () => {
  it('R-SHELL-010 the invitee gets a link, joins with a password, and is signed in with the role', async () => {
    const email = 'nina@invited.wayline.test';
    const { body } = await invite([email]);
    expect(body.invited.map((one) => [one.email, one.role, one.expired])).toEqual([[email, 'Planner', false]]);
    const [token = ''] = await linksTo(email);
    const opened = (await world.call('users.invitations.open', { token })).body;
    expect(opened).toMatchObject({ email, role: 'Planner', company_name: 'Harbour & Vale Travel' });
    const { body: session } = await accept(token);
    expect(session.user).toMatchObject({ email, roles: ['Planner'], user_type_id: 2 });
    expect(await works(session.access_token ?? '')).toBe(200);
    const row = (await users()).find((user) => user.email === email);
    expect(row).toMatchObject({ name: 'Nina Falk', role: 'Planner', user_type: 'Employee', status: true });
    expect((await world.call('users.invitations.list', {}, as())).body.invitations).toEqual([]);
    const signsIn = await world.call('users.login', { email, password: DEMO_PASSWORD });
    expect(signsIn.status).toBe(200);
  });

  it('a link works once, also when it is used twice at the same moment', async () => {
    const email = 'twice@invited.wayline.test';
    await invite([email]);
    const [token = ''] = await linksTo(email);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(codeOf(await accept(token))).toEqual([404, 'invitation.gone']);
    expect((await users()).filter((user) => user.email === email)).toHaveLength(1);
  });

  it('a link is dead after seven days, when it is withdrawn, and when another was sent', async () => {
    const [late, withdrawn, again] = ['late', 'withdrawn', 'again'].map((name) => `${name}@invited.wayline.test`);
    await invite([late ?? '', withdrawn ?? '', again ?? '']);
    const first = async (email = '') => (await linksTo(email))[0] ?? '';
    const tokens = [await first(late), await first(withdrawn), await first(again)];
    await world.call('users.invitations.withdraw', { email: withdrawn ?? '' }, as());
    await world.call('users.invitations.resend', { email: again ?? '' }, as());
    expect(codeOf(await accept(tokens[1] ?? ''))).toEqual([404, 'invitation.gone']);
    expect(codeOf(await accept(tokens[2] ?? ''))).toEqual([404, 'invitation.gone']);
    expect((await world.call('users.invitations.open', { token: await first(again) })).status).toBe(200);
    clock.waylineClockOffset = 7 * DAY;
    expect(codeOf(await accept(tokens[0] ?? ''))).toEqual([404, 'invitation.gone']);
    const { invitations } = (await world.call('users.invitations.list', {}, as())).body;
    expect(invitations.find(({ email }) => email === late)?.expired).toBe(true);
    for (const { email } of invitations) await world.call('users.invitations.withdraw', { email }, as());
  });

  it('a known address is named and gets no mail; the others are invited', async () => {
    const fresh = 'fresh@invited.wayline.test';
    await invite([fresh]);
    const { body } = await invite(['Advisor@demo.wayline.test', fresh.toUpperCase(), 'other@invited.wayline.test']);
    expect(body.known).toEqual([
      { email: 'advisor@demo.wayline.test', why: 'colleague' },
      { email: fresh, why: 'invited' },
    ]);
    expect(body.invited.map(({ email }) => email)).toEqual(['other@invited.wayline.test']);
    expect(await linksTo('advisor@demo.wayline.test')).toEqual([]);
    expect(await linksTo(fresh)).toHaveLength(1);
  });

  it('whoever signs in elsewhere with the address is told so, and keeps their account', async () => {
    const { stranger } = world.people;
    await invite([stranger.email]);
    const [token = ''] = await linksTo(stranger.email);
    clock.waylineClockOffset = 60_000;
    expect(codeOf(await accept(token))).toEqual([409, 'invitation.account_exists']);
    expect((await world.call('users.login', { email: stranger.email, password: DEMO_PASSWORD })).status).toBe(200);
  });

  it('a weak password is refused and leaves no account behind', async () => {
    const email = 'weak@invited.wayline.test';
    await invite([email]);
    const [token = ''] = await linksTo(email);
    expect(codeOf(await accept(token, { password: 'all-small-letters' }))).toEqual([400, 'sign_in.password_weak']);
    expect((await accept(token)).status).toBe(200);
  });

  it('the table keeps no token: neither with the invitation nor with the mail that has left', async () => {
    const email = 'secret@invited.wayline.test';
    await invite([email]);
    const [token = 'none'] = await linksTo(email);
    const { ScanCommand } = await import('@aws-sdk/lib-dynamodb');
    const { Items = [] } = await world.table.db.send(new ScanCommand({ TableName: world.table.name }));
    expect(Items.some((item) => item.email === email)).toBe(true);
    expect(JSON.stringify(Items)).not.toContain(token);
  });

  it('R-SHELL-225 nobody invites to a role beyond their own', async () => {
    const manager = await newcomer(world, ['Manager'], ['Manage Users', 'View Users']);
    const ask = (role: string) =>
      world.call(
        'users.invitations.create',
        { emails: ['x@invited.wayline.test'], role, user_type_id: 2 },
        { as: manager },
      );
    expect(codeOf(await ask('Master Admin'))).toEqual([403, 'access.denied']);
    expect(codeOf(await ask('Accounting'))).toEqual([403, 'access.denied']);
    expect(codeOf(await ask('No such role'))).toEqual([400, 'request.invalid']);
  });
});

describe('letting in and keeping out', () => {
  it('R-SHELL-277 changeUserStatus shuts several out at once, and lets them in again', async () => {
    const [one, other] = [await joined('one@status.wayline.test'), await joined('two@status.wayline.test')];
    const set = (status: boolean) => world.call('users.change-status', { ids: [one.id, other.id], status }, as());
    expect((await set(false)).status).toBe(200);
    expect([await works(one.access), await works(other.access)]).toEqual([401, 401]);
    expect(
      (await world.call('users.login', { email: 'one@status.wayline.test', password: DEMO_PASSWORD })).status,
    ).toBe(401);
    expect((await set(true)).status).toBe(200);
    expect([await works(one.access), await works(other.access)]).toEqual([200, 200]);
  });

  it('nobody shuts out or removes themselves, the owner, or a Master Admin they are none of', async () => {
    const manager = await newcomer(world, ['Manager'], ['Manage Users', 'View Users']);
    const master = await newcomer(world, ['Master Admin'], []);
    const by = (person: Person, id: string) =>
      Promise.all([
        world.call('users.change-status', { ids: [UserId.parse(id)], status: false }, { as: person }),
        world.call('users.bulk-delete', { ids: [UserId.parse(id)] }, { as: person }),
        world.call('users.single-delete', { id: UserId.parse(id) }, { as: person }),
      ]);
    for (const answers of [
      await by(manager, manager.user_id),
      await by(manager, world.people.owner.user_id),
      await by(manager, master.user_id),
      await by(master, world.people.owner.user_id),
    ])
      expect(answers.map(codeOf)).toEqual(Array(3).fill([403, 'access.denied']));
  });
});

describe('removing users', () => {
  it('R-SHELL-277 ends their sessions, frees their address, and leaves their name on what they made', async () => {
    const email = 'gone@remove.wayline.test';
    const gone = await joined(email, 'Advisor');
    const { trip } = (await world.call('trips.create', { trip_name: 'Left behind' }, { token: gone.access })).body;
    expect((await world.call('users.bulk-delete', { ids: [gone.id] }, as())).status).toBe(200);
    expect(await works(gone.access)).toBe(401);
    expect((await world.call('users.login', { email, password: DEMO_PASSWORD })).status).toBe(401);
    expect((await users()).some((user) => user.id === gone.id)).toBe(false);
    const kept = await world.call('trips.get', { id: trip.id }, as());
    expect(kept.body.trip.advisor_name).toBe('Nina Falk');
    const { entries } = (await world.call('trips.history.list', { trip_id: trip.id }, as())).body;
    expect(entries.map(({ sentence }) => sentence).join()).toContain('Nina Falk');
    expect((await world.call('users.single-delete', { id: gone.id }, as())).status).toBe(200);
    expect((await joined(email)).id).not.toBe(gone.id);
  });

  it('closes their live connections', async () => {
    const gone = await joined('live@remove.wayline.test');
    await world.call('users.single-delete', { id: gone.id }, as());
    const told = await listAnnouncements(tenantDb(world.table, world.people.owner.company_id));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'logout', channels: [`user.${gone.id}`] }));
  });
});

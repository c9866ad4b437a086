import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { AGENCY_HEADER } from '@wayline/core/access/agency-header';
import type { CallId } from '@wayline/core/contracts';
import { ALL_CONTRACTS } from '@wayline/core/contracts';
import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { expectOk } from '../sweeps/expect-ok';
import { newcomer } from '../sweeps/newcomer';
import { onPlan } from '../sweeps/on-plan';
import { prepare } from '../sweeps/prepare';
import type { Prepared } from '../sweeps/prepared';
import { getSample } from '../sweeps/samples';

const HOUR = 3_600_000;
const SUB_OWNER = 'owner@other.wayline.test';

let world: World;
/** What the agency below has: one of everything. */
let theirs: Prepared;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  await onPlan(world, world.people.stranger, 'Pro Monthly');
  theirs = await prepare(world, world.people.stranger);
  // Among it is an agency above, which is not the one looked from.
  expectOk(await part());
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

/** The owner of the agency above, and that of the one below. */
const above = () => ({ as: world.people.owner });
const below = () => ({ as: world.people.stranger });
const sub = () => world.people.stranger.company_id;
const looking = () => ({ ...above(), headers: { [AGENCY_HEADER]: sub() } });
const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [status, body.error?.code];
const lists = async (as: { as: World['people']['owner'] }) =>
  expectOk(await world.call('misc.sub-agencies.list', {}, as));
const mailed = async (email = SUB_OWNER): Promise<string> => {
  await world.job('send-mail', await streamBatch(world.table.name));
  const [mail] = world.standins?.box.list(email) ?? [];
  return /[?&]agency_ask=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const ask = async (email = SUB_OWNER) => {
  expectOk(await world.call('misc.sub-agencies.ask', { email }, above()));
  return mailed(email);
};
const accept = (token: string, as = below()) => world.call('misc.sub-agencies.accept', { token }, as);
const joined = async () => {
  const { agencies } = await lists(above());
  if (agencies.length === 0) expectOk(await accept(await ask()));
};
const look = async () => {
  await joined();
  return expectOk(await world.call('misc.sub-agencies.look', { company: sub() }, above())).user;
};
/** What stands behind the bell of somebody. */
const news = async (as: { as: World['people']['owner'] }) => {
  await world.job('deliver-events', await streamBatch(world.table.name));
  return expectOk(await world.call('misc.notifications.list', {}, as)).notifications.map(({ title }) => title);
};
const part = () => world.call('misc.sub-agencies.leave', {}, below());

describe('asking an agency (spec 1 §1, G-197)', () => {
  it('mails its owner a link, which says who asks, works once, and joins the two', async () => {
    const token = await ask();
    const opened = expectOk(await world.call('misc.sub-agencies.open', { token }, below()));
    expect(opened).toMatchObject({ company_name: 'Harbour & Vale Travel', asked_by_name: 'Olivia Vale' });
    expect((await lists(above())).asks.map(({ email, expired }) => [email, expired])).toEqual([[SUB_OWNER, false]]);
    expectOk(await accept(token));
    const { agencies, asks } = await lists(above());
    expect([agencies.map(({ company_id }) => company_id), asks]).toEqual([[sub()], []]);
    expect((await lists(below())).parent).toMatchObject({ parent_name: 'Harbour & Vale Travel' });
    expect(codeOf(await accept(token))).toEqual([404, 'agency.ask_gone']);
    expect(await news(above())).toContain('Otherwhere Journeys is now a sub-agency');
    expectOk(await part());
    expect(await news(above())).toContain('Otherwhere Journeys is no longer a sub-agency');
  });
  it('is over after seven days, when taken back, and when asked anew', async () => {
    const old = await ask();
    const token = await ask();
    expect(codeOf(await accept(old))).toEqual([404, 'agency.ask_gone']);
    clock.waylineClockOffset = 7 * 24 * HOUR;
    expect(codeOf(await accept(token))).toEqual([404, 'agency.ask_gone']);
    expect((await lists(above())).asks.map(({ expired }) => expired)).toEqual([true]);
    clock.waylineClockOffset = 0;
    expectOk(await world.call('misc.sub-agencies.withdraw', { email: SUB_OWNER }, above()));
    expect(codeOf(await accept(token))).toEqual([404, 'agency.ask_gone']);
  });
  it('leaves no token in the table once the mail has left', async () => {
    const email = 'secret@asked.wayline.test';
    const token = await ask(email);
    const { Items = [] } = await world.table.db.send(new ScanCommand({ TableName: world.table.name }));
    expect(Items.some((item) => item.email === email)).toBe(true);
    expect(token).not.toBe('');
    expect(JSON.stringify(Items)).not.toContain(token);
    expectOk(await world.call('misc.sub-agencies.withdraw', { email }, above()));
  });
  it('never joins a company with itself, with a second one above it, or in a circle', async () => {
    expect(codeOf(await accept(await ask(), above()))).toEqual([409, 'agency.own']);
    await joined();
    const again = await ask();
    expect(codeOf(await accept(again))).toEqual([409, 'agency.has_parent']);
    expectOk(await world.call('misc.sub-agencies.ask', { email: world.people.owner.email }, below()));
    expect(codeOf(await accept(await mailed(world.people.owner.email), above()))).toEqual([409, 'agency.circle']);
    expectOk(await part());
  });
  it('is for owners alone', async () => {
    const admin = { as: await newcomer(world, ['Master Admin']) };
    const token = await ask();
    const tries = await Promise.all([
      world.call('misc.sub-agencies.list', {}, admin),
      world.call('misc.sub-agencies.ask', { email: 'a@b.test' }, admin),
      world.call('misc.sub-agencies.open', { token }, admin),
      world.call('misc.sub-agencies.accept', { token }, admin),
      world.call('misc.sub-agencies.look', { company: sub() }, admin),
      world.call('misc.sub-agencies.leave', {}, admin),
    ]);
    expect(tries.map(codeOf)).toEqual(tries.map(() => [403, 'company.owner_only']));
  });
});

describe('looking into a sub-agency', () => {
  it('shows its trips, as it names them, and tells the agency who looked and when', async () => {
    const made = expectOk(await world.call('trips.create', { trip_name: 'Sub trip' }, below())).trip;
    const user = await look();
    expect(user.usercompany.id).toBe(sub());
    expect(user.looks_from).toEqual({ company_name: 'Harbour & Vale Travel' });
    const { trips } = expectOk(await world.call('trips.list', {}, looking()));
    expect(trips.map(({ trip_name }) => trip_name)).toContain('Sub trip');
    expect(expectOk(await world.call('trips.get', { id: made.id }, looking())).trip.trip_name).toBe('Sub trip');
    expect(expectOk(await world.call('misc.shell.get', {}, looking())).user).toMatchObject({
      looks_from: { company_name: 'Harbour & Vale Travel' },
      usercompany: { id: sub() },
    });
    const [row] = (await lists(above())).agencies;
    const { count } = expectOk(await world.call('trips.count', {}, below()));
    expect([row?.trips, row?.last_look_at !== undefined]).toEqual([count, true]);
    const { parent } = await lists(below());
    expect([parent?.last_look_by, parent?.last_look_at !== undefined]).toEqual(['Olivia Vale', true]);
  });
  it('changes nothing: every call that is not a read of the trips is refused, and the trips stay as they were', async () => {
    await look();
    const before = expectOk(await world.call('trips.get', { id: theirs.trip }, below()));
    const closed = ALL_CONTRACTS.filter((c) => c.access.kind === 'signed_in' && !c.viewableByParent);
    for (const { id } of closed) {
      const refused = await world.send(id as CallId, getSample(id as CallId, theirs), looking());
      expect([id, ...codeOf(refused)]).toEqual([id, 403, 'agency.read_only']);
    }
    expect(expectOk(await world.call('trips.get', { id: theirs.trip }, below()))).toEqual(before);
  });
  it('answers every read of the trips, or refuses it for want of a permission', async () => {
    await look();
    const seen: unknown[] = [];
    for (const { id } of ALL_CONTRACTS.filter((c) => c.viewableByParent)) {
      const { status, body } = await world.send(id as CallId, getSample(id as CallId, theirs), looking());
      if (status >= 400 && body.error?.code !== 'access.denied' && body.error?.code !== 'access.tier')
        seen.push([id, status, body.error]);
    }
    expect(seen).toEqual([]);
  });
  it('is nobody else’s: not a stranger’s, not a colleague’s, not into the company above', async () => {
    await look();
    const colleague = await newcomer(world, ['Master Admin']);
    const header = (company: string) => ({ [AGENCY_HEADER]: company });
    const tries = await Promise.all([
      world.call('trips.list', {}, { as: colleague, headers: header(sub()) }),
      world.call('trips.list', {}, { ...below(), headers: header(world.people.owner.company_id) }),
      world.call('trips.list', {}, { ...above(), headers: header(world.people.owner.company_id) }),
      world.call('trips.list', {}, { ...above(), headers: header('cmp_nothing') }),
    ]);
    expect(tries.map(codeOf)).toEqual(tries.map(() => [404, 'agency.not_open']));
  });
  it('is not open before it is begun, and over after twelve hours', async () => {
    await look();
    clock.waylineClockOffset = 13 * HOUR;
    expect(codeOf(await world.call('trips.list', {}, looking()))).toEqual([404, 'agency.not_open']);
    expectOk(await world.call('misc.sub-agencies.look', { company: sub() }, above()));
    expect((await world.call('trips.list', {}, looking())).status).toBe(200);
  });
  it.each([
    ['the agency', () => part()],
    ['the one above', () => world.call('misc.sub-agencies.end', { company: sub() }, above())],
  ])('ends when %s ends it, for both', async (_who, end) => {
    await look();
    expectOk(await end());
    expect(codeOf(await world.call('trips.list', {}, looking()))).toEqual([404, 'agency.not_open']);
    expect((await lists(above())).agencies).toEqual([]);
    expect((await lists(below())).parent).toBeUndefined();
    expect(codeOf(await world.call('misc.sub-agencies.look', { company: sub() }, above()))).toEqual([
      404,
      'record.missing',
    ]);
  });
  it('is no matter for an API key: a key is for the company it was made in', async () => {
    const { key } = expectOk(
      await world.call(
        'users.api-keys.create',
        { name: 'Report', scopes: ['trips:read', 'misc:write'], days: 30, password: DEMO_PASSWORD },
        above(),
      ),
    );
    await look();
    expect(codeOf(await world.call('trips.list', {}, { token: key, headers: { [AGENCY_HEADER]: sub() } }))).toEqual([
      404,
      'agency.not_open',
    ]);
    expect((await world.call('trips.list', {}, { token: key })).status).toBe(200);
    expect(codeOf(await world.call('misc.sub-agencies.list', {}, { token: key }))).toEqual([403, 'api_key.scope']);
  });
});

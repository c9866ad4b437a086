import { getDomainProof } from '@wayline/core/areas/domains/proof';
import type { SectionName } from '@wayline/core/areas/setting-pages/sections';
import { movable as clock } from '@wayline/local/clock';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onPlan } from '../sweeps/on-plan';

const HOST = 'trips.vale.example';
let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  await onPlan(world, world.people.stranger, 'Advance Yearly');
});
afterAll(() => world.stop());

const set = async (section: SectionName, value: object, as: Person) => {
  const { version } = (await world.call('users.settings.get', { section }, { as })).body;
  const saved = await world.call('users.settings.save', { section, version, value: { ...value } }, { as });
  expect([saved.status, saved.body.error]).toEqual([200, undefined]);
};
const check = (as: Person, host_name = HOST) => world.call('users.domain.check', { host_name }, { as });
const state = async (as: Person) => (await world.call('users.domain.get', {}, { as })).body.state;
const names = () => world.standins?.names ?? new Map();
/** The company's record is all that stands where the name is kept. */
const prove = ({ company_id }: Person, host = HOST) => {
  const { name, value } = getDomainProof(company_id, host);
  names().set(name, [value]);
};
const link = async (as: Person, email?: string) => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as })).body;
  const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, { as })).body;
  const at = { tripId: trip.id, tiId: itinerary.id };
  await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, { as });
  return new URL((await world.call('trips.itinerary.share', { ...at, email }, { as })).body.url).hostname;
};

describe("a company's own name for its clients' links", () => {
  const people = () => ({ owner: world.people.owner, stranger: world.people.stranger });
  beforeEach(async () => {
    names().clear();
    for (const as of Object.values(people())) await set('domain', {}, as);
    for (const as of Object.values(people())) await set('domain_masking', { mask_links: true }, as);
  });

  it('R-SHELL-053 is told with the records to set, and is unverified until they are found', async () => {
    const { owner } = people();
    expect((await world.call('users.domain.get', {}, { as: owner })).body).toEqual({
      state: 'unverified',
      is_served: false,
      records: [],
    });
    await set('domain', { host_name: HOST }, owner);
    const checked = (await check(owner)).body;
    expect(checked).toMatchObject({
      host_name: HOST,
      state: 'unverified',
      checked_at: expect.any(String),
      records: [
        { type: 'TXT', ...getDomainProof(owner.company_id, HOST) },
        { type: 'CNAME', name: HOST, value: 'localhost' },
      ],
    });
    expect(await link(owner)).toBe('localhost');
    expect((await check(owner, 'other.vale.example')).status).toBe(404);
    expect((await world.call('users.domain.check', { host_name: HOST }, { as: world.people.standard })).status).toBe(
      403,
    );
  });

  it('stands in links, also those in mails, while it is verified and wanted, and no longer', async () => {
    const { owner } = people();
    await set('domain', { host_name: HOST }, owner);
    prove(owner);
    expect((await check(owner)).body.state).toBe('verified');
    expect(await link(owner, 'client@mail.example')).toBe(HOST);
    await world.job('due-work');
    const [mail] = world.standins?.box.list('client@mail.example') ?? [];
    expect(mail?.text).toContain(`http://${HOST}:3000/ti/`);
    await set('domain_masking', { mask_links: false }, owner);
    expect(await link(owner)).toBe('localhost');
    await set('domain_masking', { mask_links: true }, owner);
    names().clear();
    expect((await check(owner)).body.state).toBe('failing');
    expect(await link(owner)).toBe('localhost');
    prove(owner);
    expect((await check(owner)).body.state).toBe('verified');
    await set('domain', { host_name: 'plans.vale.example' }, owner);
    expect([await state(owner), await link(owner)]).toEqual(['unverified', 'localhost']);
  });

  it('stands in no new link while the plan does not open it, and again when it does', async () => {
    const { owner } = people();
    await set('domain', { host_name: HOST }, owner);
    prove(owner);
    expect((await check(owner)).body.state).toBe('verified');
    const later = (ms: number) => {
      clock.waylineClockOffset = Number(clock.waylineClockOffset ?? 0) + ms;
    };
    await onPlan(world, owner, 'Free');
    later(31_000);
    expect(await link(owner)).toBe('localhost');
    await onPlan(world, owner, 'Advance Yearly');
    later(31_000);
    expect(await link(owner)).toBe(HOST);
    clock.waylineClockOffset = 0;
  });

  it('has one owner: the second who asks is refused until the first has given it up', async () => {
    const { owner, stranger } = people();
    for (const as of [owner, stranger]) await set('domain', { host_name: HOST }, as);
    prove(owner);
    expect((await check(owner)).body.state).toBe('verified');
    expect((await check(stranger)).body.state).toBe('unverified');
    prove(stranger);
    const refused = await check(stranger);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'domain.taken']);
    expect([await state(owner), await state(stranger), await link(stranger)]).toEqual([
      'verified',
      'unverified',
      'localhost',
    ]);
    await set('domain', {}, owner);
    expect((await check(stranger)).body.state).toBe('verified');
    expect([await link(stranger), await link(owner)]).toEqual([HOST, 'localhost']);
  });

  it('goes to one of two who ask at the same moment', async () => {
    const { owner, stranger } = people();
    for (const as of [owner, stranger]) await set('domain', { host_name: HOST }, as);
    names().set(
      getDomainProof(owner.company_id, HOST).name,
      [owner, stranger].map(({ company_id }) => getDomainProof(company_id, HOST).value),
    );
    const both = await Promise.all([check(owner), check(stranger)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('keeps its state while nobody answers, and is not shown while the content network does not answer on it', async () => {
    const { owner } = people();
    await set('domain', { host_name: HOST }, owner);
    prove(owner);
    await check(owner);
    names().set(getDomainProof(owner.company_id, HOST).name, 'no answer');
    const refused = await check(owner);
    expect([refused.status, refused.body.error?.code, await state(owner)]).toEqual([
      503,
      'domain.no_answer',
      'verified',
    ]);
    process.env.CLIENT_HOSTS = 'other.example';
    expect((await world.call('users.domain.get', {}, { as: owner })).body).toMatchObject({
      state: 'verified',
      is_served: false,
    });
    expect(await link(owner)).toBe('localhost');
    process.env.CLIENT_HOSTS = '*';
    expect(await link(owner)).toBe(HOST);
  });

  it('is never what a request says of its host', async () => {
    const { owner } = people();
    const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi' }, { as: owner })).body;
    const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, { as: owner }))
      .body;
    const at = { tripId: trip.id, tiId: itinerary.id };
    await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, { as: owner });
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    const shared = await world.call('trips.itinerary.share', at, { as: owner, headers });
    expect(new URL(shared.body.url).hostname).toBe('localhost');
  });
});

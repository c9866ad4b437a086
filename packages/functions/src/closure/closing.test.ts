import { ParentAgencies } from '@wayline/core/access/parent-agency.records';
import { Companies } from '@wayline/core/access/people.records';
import { AccountClosures, ClosedAccounts } from '@wayline/core/areas/closure/account-closure.records';
import { deleteCompany } from '@wayline/core/areas/closure/delete-company';
import { s3Listing } from '@wayline/core/areas/files/s3-listing';
import { parseCompanyId } from '@wayline/core/store/keys';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { movable as clock } from '@wayline/local/clock';
import { DEMO_PASSWORD } from '@wayline/local/demo/people';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseDeps } from '../kernel/deps';
import { identityAdapter } from '../people/identity-adapter';
import { expectOk } from '../sweeps/expect-ok';
import { onPlan } from '../sweeps/on-plan';
import { prepare } from '../sweeps/prepare';
import type { Prepared } from '../sweeps/prepared';
import { listEverythingStored, storedFiles } from './list-everything-stored';

const HALF_MINUTE = 31_000;
const MINUTE = 60_000;
const DAY = 86_400_000;
const password = DEMO_PASSWORD;

let world: World;
let ours: Prepared;
beforeAll(async () => {
  world = await startWorld({ standins: true });
  await onPlan(world, world.people.stranger, 'Pro Monthly');
  ours = await prepare(world, world.people.owner, 'Ours', new Set(['itinerary', 'task', 'apiKey', 'subAgency']));
  await prepare(world, world.people.stranger, 'Theirs', new Set(['itinerary', 'apiKey']));
});
afterAll(async () => {
  clock.waylineClockOffset = 0;
  await world.stop();
});

const set = (
  input: { what: 'company' | 'self'; closing: boolean; password?: string; code?: string },
  as = world.people.owner,
) => world.call('users.closing.set', input, { as });
const codeOf = async (asked: Promise<{ status: number; body: { error?: { code: string } } }>) => {
  const { status, body } = await asked;
  return [status, body.error?.code];
};
const link = () => world.call('public.ti.viewed', { url: ours.shareToken });
const later = (ms: number) => {
  clock.waylineClockOffset = Number(clock.waylineClockOffset ?? 0) + ms;
};
const due = async () => {
  await world.job('due-work');
  await world.job('long-work');
};

describe('closing the account of a company', () => {
  it('is for the owner, with the password once more', async () => {
    expect(await codeOf(set({ what: 'company', closing: true, password }, world.people.advisor))).toEqual([
      403,
      'company.owner_only',
    ]);
    expect(await codeOf(set({ what: 'company', closing: true }))).toEqual([403, 'closing.password_wrong']);
    expect(await codeOf(set({ what: 'company', closing: true, password: 'Not-it-at-all-1' }))).toEqual([
      403,
      'closing.password_wrong',
    ]);
    expect(await codeOf(set({ what: 'self', closing: true, password }))).toEqual([409, 'closing.owner_stays']);
    expect(expectOk(await world.call('users.closing.get', {}, { as: world.people.owner })).closing).toBeUndefined();
  });

  it('lets everybody look and nobody change, stops links and keys, and is said to all', async () => {
    expect((await link()).status).toBe(200);
    const { closing } = expectOk(await set({ what: 'company', closing: true, password }));
    expect(Date.parse(closing?.delete_at ?? '') - Date.parse(closing?.closed_at ?? '')).toBe(30 * DAY);
    later(HALF_MINUTE);
    await due();
    expect(await codeOf(link())).toEqual([404, 'link.gone']);
    const as = world.people.advisor;
    expect(expectOk(await world.call('misc.shell.get', {}, { as })).user.usercompany.closing_at).toBe(
      closing?.closed_at,
    );
    expect((await world.call('trips.get', { id: ours.trip }, { as })).status).toBe(200);
    expect(await codeOf(world.call('trips.create', { trip_name: 'Too late' }, { as }))).toEqual([
      403,
      'company.closing',
    ]);
    expect((await world.call('public.company.page', { name: 'harbour-vale-travel' })).status).toBe(404);
    const mails = (await listEverythingStored(world, world.people.owner.company_id)).items.filter(
      ({ type }) => type === 'mail',
    );
    expect(mails.map(({ subject }) => subject)).toContain('Your Wayline account is closed');
  });

  it('can be taken back within 30 days, and links work again', async () => {
    later(4 * MINUTE);
    await due();
    expectOk(await set({ what: 'company', closing: false }));
    await due();
    expect((await link()).status).toBe(200);
    const { company_id } = world.people.owner;
    expect(await tenantDb(world.table, company_id).get(AccountClosures, {})).toBeUndefined();
    expect((await tenantDb(world.table, company_id).get(Companies, {}))?.closing_at).toBeUndefined();
    later(HALF_MINUTE);
    expect((await world.call('trips.create', { trip_name: 'Back' }, { as: world.people.advisor })).status).toBe(200);
    expectOk(await set({ what: 'company', closing: false }));
  });
});

describe("closing one's own account", () => {
  it('leaves the work under the name, and neither a sign-in nor an address', async () => {
    const { contractor } = world.people;
    const { trip } = expectOk(await world.call('trips.create', { trip_name: 'Mine' }, { as: contractor }));
    expect(await codeOf(set({ what: 'self', closing: true, password: 'Not-it-at-all-1' }, contractor))).toEqual([
      403,
      'closing.password_wrong',
    ]);
    expectOk(await set({ what: 'self', closing: true, password }, contractor));
    expect(await codeOf(world.call('trips.list', {}, { as: contractor }))).toEqual([401, 'session.ended']);
    expect(await identityAdapter().accountOf(contractor.email)).toEqual({ ok: true, value: undefined });
    const { items } = await listEverythingStored(world, contractor.company_id);
    expect(JSON.stringify(items)).not.toContain(contractor.email);
    expect(items.some(({ type }) => type === 'leaving')).toBe(false);
    const read = expectOk(await world.call('trips.get', { id: trip.id }, { as: world.people.owner }));
    expect(read.trip.trip_name).toBe('Mine');
    expect(items.find(({ type, id }) => type === 'user' && id === contractor.user_id)).toMatchObject({
      first_name: contractor.first_name,
      is_active: false,
      left_at: expect.any(String),
    });
  });
});

describe('a company whose 30 days are over', () => {
  it('is deleted with its files, pages, pointers and sign-ins, however often that breaks off; another is untouched', async () => {
    const { owner, stranger, advisor } = world.people;
    const theirs = await listEverythingStored(world, stranger.company_id);
    expect((await listEverythingStored(world, owner.company_id)).pictures).toBeGreaterThan(0);
    expectOk(await set({ what: 'company', closing: true, password }));
    await due();
    later(4 * MINUTE);
    await due();
    later(29 * DAY);
    await due().catch(() => undefined);
    expect(await tenantDb(world.table, owner.company_id).get(AccountClosures, {})).toMatchObject({ state: 'waiting' });
    later(DAY);
    expect(await codeOf(set({ what: 'company', closing: false }))).toEqual([409, 'closing.too_late']);
    await due().catch(() => undefined);
    const closing = () => tenantDb(world.table, owner.company_id).get(AccountClosures, {}, true);
    expect(await closing()).toMatchObject({ state: 'deleting' });

    const { table, newId, now } = baseDeps();
    const files = storedFiles();
    const tools = {
      table,
      newId,
      now: now(),
      files,
      list: s3Listing(process.env.FILES_BUCKET ?? ''),
      identity: identityAdapter(),
    };
    let broken = 0;
    for (let runs = 0, at = await closing(); at && runs < 400; runs++, at = await closing()) {
      const breaks = {
        ...files,
        remove: () => (runs % 2 === 0 ? Promise.reject(new Error('broke off')) : Promise.resolve()),
      };
      const stride = { pages: 2, limit: 40 };
      if (runs % 3 === 0)
        await deleteCompany({ ...tools, files: breaks }, owner.company_id, at, stride).catch(() => (broken += 1));
      else await deleteCompany(tools, owner.company_id, at, stride);
    }
    expect(broken).toBeGreaterThan(0);
    const left = await listEverythingStored(world, owner.company_id);
    expect(left.items.map(({ type }) => type)).toEqual(['closed_account']);
    expect([left.files, left.pages, left.pictures]).toEqual([[], 0, 0]);
    expect(await tenantDb(world.table, owner.company_id).get(ClosedAccounts, {})).toMatchObject({
      deleted: expect.any(Number),
      kept: expect.arrayContaining([expect.stringContaining('Subscription receipts')]),
    });
    for (const { email } of [owner, advisor])
      expect(await identityAdapter().accountOf(email)).toEqual({ ok: true, value: undefined });
    expect((await world.call('users.login', { email: owner.email, password })).status).toBe(401);

    expect(await tenantDb(world.table, ours.subAgency).get(ParentAgencies, {})).toBeUndefined();
    const after = await listEverythingStored(world, stranger.company_id);
    const lasting = ({ items }: typeof theirs) =>
      items.filter(({ type }) =>
        ['trip', 'traveler', 'booking', 'itinerary', 'user', 'company', 'pointer', 'api_key'].includes(type),
      );
    expect(lasting(after)).toHaveLength(lasting(theirs).length);
    expect(after.files).toEqual(theirs.files);
    expect([after.pages, after.pictures]).toEqual([theirs.pages, theirs.pictures]);
    expect(after.items.every(({ pk }) => pk.startsWith('P#') || parseCompanyId(pk) === stranger.company_id)).toBe(true);
  });
});

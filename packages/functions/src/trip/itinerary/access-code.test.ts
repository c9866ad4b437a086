import { s3Files } from '@wayline/core/areas/files/s3-files';
import { publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { tokenHash } from '@wayline/core/store/token-hash';
import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';

const MINUTE = 60_000;
let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const pageOf = async (token: string) => {
  const bytes = await s3Files(process.env.FILES_BUCKET ?? '').get(publishedKey(tokenHash(token)));
  return bytes && new TextDecoder().decode(bytes);
};
/** A published itinerary behind a link that asks for a code. */
const guarded = async () => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi in spring' }, asked())).body;
  const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Secret' }, asked())).body;
  const at = { tripId: trip.id, tiId: itinerary.id };
  await world.call('trips.itinerary.publish', { ...at, version: 1 }, asked());
  const shared = await world.call(
    'trips.itinerary.share',
    { ...at, email: 'mina@guest.test', access_code: 'Blue-Lagoon' },
    asked(),
  );
  const { url, itinerary: after } = shared.body;
  const link = url.slice(url.lastIndexOf('/') + 1);
  const open = (code: string) => world.call('public.ti.open', { url: link, code });
  const revoke = () =>
    world.call('trips.itinerary.share.revoke', { ...at, shareId: after.shares[0]?.id ?? '' }, asked());
  return { link, open, revoke, shared };
};

it('shows a door that tells nothing of the trip, and opens nothing beside it', async () => {
  const { link } = await guarded();
  const door = await pageOf(link);
  expect(door).toContain('Access code');
  expect(door).not.toMatch(/Secret|Amalfi/);
  for (const id of ['public.ti.viewed', 'public.ti.calendar', 'public.ti.pdf'] as const)
    expect((await world.send(id, { url: link })).body.error?.code).toBe('link.gone');
});
it('opens with the code, however it is typed, to a page that works like any other', async () => {
  const { open, link } = await guarded();
  const { url } = (await open('blue lagoon')).body;
  expect(url).not.toBe(link);
  expect(await pageOf(url)).toContain('Secret');
  expect((await world.call('public.ti.viewed', { url })).status).toBe(200);
});
it('keeps neither link, page nor code where they could be read', async () => {
  const { open, link, shared } = await guarded();
  const { url } = (await open('Blue-Lagoon')).body;
  const kept = JSON.stringify(shared.body.itinerary);
  expect([kept.includes(link), kept.includes(url), kept.includes('Lagoon')]).toEqual([false, false, false]);
});
it('tells a wrong code kindly, then makes whoever goes on wait, and lets the right one in after', async () => {
  const { open } = await guarded();
  for (let i = 1; i <= 5; i++) {
    const { status, body } = await open(`wrong ${i}`);
    expect([status, body.error?.code]).toEqual([403, 'link.code_wrong']);
  }
  const waiting = await open('Blue-Lagoon');
  expect([waiting.status, waiting.body.error?.message]).toEqual([
    429,
    'Too many attempts. Please wait a minute and try again.',
  ]);
  clock.waylineClockOffset = 1.5 * MINUTE;
  expect((await open('Blue-Lagoon')).status).toBe(200);
  expect((await open('wrong again')).body.error?.code).toBe('link.code_wrong');
});
it('gives many tries at once no more looks than one after another', async () => {
  const { open } = await guarded();
  const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => open(`guess ${i}`)));
  const looked = answers.filter(({ body }) => body.error?.code === 'link.code_wrong');
  expect(looked.length).toBeLessThanOrEqual(5);
  expect(looked.length).toBeGreaterThan(0);
});
it('opens nothing once it is withdrawn, door and page', async () => {
  const { open, revoke, link } = await guarded();
  const { url } = (await open('Blue-Lagoon')).body;
  await revoke();
  expect((await open('Blue-Lagoon')).body.error?.code).toBe('link.gone');
  expect((await world.call('public.ti.viewed', { url })).body.error?.code).toBe('link.gone');
  expect([await pageOf(link), await pageOf(url)]).toEqual([undefined, undefined]);
});
it('runs out, door and page', async () => {
  const { open, link } = await guarded();
  const { url } = (await open('Blue-Lagoon')).body;
  clock.waylineClockOffset = 500 * 24 * 60 * MINUTE;
  await world.job('due-work');
  expect([await pageOf(link), await pageOf(url)]).toEqual([undefined, undefined]);
});

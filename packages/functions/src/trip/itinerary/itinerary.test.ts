import { s3Files } from '@wayline/core/areas/files/s3-files';
import { Itineraries, publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { tokenHash } from '@wayline/core/store/token-hash';
import { movable as clock } from '@wayline/local/clock';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { throughTable } from '../../kernel/intercept-table';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
  vi.restoreAllMocks();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
const started = async () => {
  const draft = { trip_name: 'Amalfi in spring', start_date: '2031-05-01', end_date: '2031-05-04' };
  const { trip } = (await world.call('trips.create', draft, asked())).body;
  const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, asked())).body;
  const at = { tripId: trip.id, tiId: itinerary.id };
  const whole = async () => (await world.call('trips.ti.get', at, asked())).body;
  const read = async () => (await whole()).itinerary;
  const activity = async () => (await whole()).activities[0];
  const publish = async () =>
    world.call('trips.itinerary.publish', { ...at, version: (await read()).version }, asked());
  return { at, read, activity, publish };
};
/** A published itinerary and a link to it. */
const shared = async (asWhom: Record<string, unknown> = {}) => {
  const one = await started();
  await one.publish();
  const { body } = await world.call('trips.itinerary.share', { ...one.at, ...asWhom }, asked());
  const token = body.url.slice(body.url.lastIndexOf('/') + 1);
  const shareId = body.itinerary.shares[0]?.id ?? '';
  const revoke = () => world.call('trips.itinerary.share.revoke', { ...one.at, shareId }, asked());
  const view = () => world.call('public.ti.viewed', { url: token });
  const page = async () => {
    const bytes = await s3Files(process.env.FILES_BUCKET ?? '').get(publishedKey(tokenHash(token)));
    return bytes && new TextDecoder().decode(bytes);
  };
  return { ...one, token, revoke, view, page };
};
/** Lets something happen right after the table has taken a write that speaks of an action. */
const afterWrite = (action: string, happens: () => Promise<unknown>) => {
  let done = false;
  throughTable(async (input, send) => {
    const answer = await send();
    if (!done && input.includes(action)) {
      done = true;
      await happens();
    }
    return answer;
  });
};

it('R-TRIP-087 the page of a client has what was written for them of a room, and never the internal comment', async () => {
  const one = await started();
  const room = { comments: { internal: 'Overbooked-last-year', client: 'Facing-the-sea' }, guests: [] };
  await world.call(
    'book.bookings.create',
    {
      ...{ trip_id: one.at.tripId, booking_type: 'Accommodation', title: 'Palazzo', reservation_status: 'Booked' },
      accommodation: {
        ...{ checkin_date: '2031-05-01', checkout_date: '2031-05-03' },
        room_types: [{ room_type: 'Double', rooms: [room] }],
      },
    },
    asked(),
  );
  const preview = JSON.stringify((await world.call('trips.ti.get', one.at, asked())).body.preview);
  await one.publish();
  const { body } = await world.call('trips.itinerary.share', one.at, asked());
  const token = body.url.slice(body.url.lastIndexOf('/') + 1);
  const bytes = await s3Files(process.env.FILES_BUCKET ?? '').get(publishedKey(tokenHash(token)));
  for (const shown of [preview, new TextDecoder().decode(bytes)]) {
    expect(shown).toContain('Facing-the-sea');
    expect(shown).not.toContain('Overbooked');
  }
});

describe('the itinerary of a trip', () => {
  it('R-TRIP-185 is loaded, and saved with what was sent; a stale save changes nothing', async () => {
    const { at, read } = await started();
    const { version } = await read();
    const saved = await world.call('trips.ti.update', { ...at, version, ti_name: 'Amalfi and Capri' }, asked());
    expect(saved.body.itinerary).toMatchObject({ ti_name: 'Amalfi and Capri', version: version + 1 });
    expect(await read()).toEqual(saved.body.itinerary);
    const stale = await world.call('trips.ti.update', { ...at, version, ti_name: 'Too late' }, asked());
    expect([stale.status, stale.body.error?.code]).toEqual([409, 'record.stale']);
    expect((await read()).ti_name).toBe('Amalfi and Capri');
  });

  it('R-TRIP-186 R-TRIP-217 is loaded as it was published, and says what to do before', async () => {
    const { at, read, publish } = await started();
    const none = await world.call('trips.ti.published.get', at, asked());
    expect([none.status, none.body.error?.message]).toEqual([
      409,
      'This itinerary isn’t published yet. Publish it, then share it.',
    ]);
    await publish();
    await world.call('trips.ti.update', { ...at, version: (await read()).version, ti_name: 'Later' }, asked());
    const published = await world.call('trips.ti.published.get', at, asked());
    expect(published.body).toMatchObject({ version: 1, trip_name: 'Amalfi in spring' });
    expect(JSON.stringify(published.body)).not.toContain('Later');
  });

  it('is not published over what somebody else has saved', async () => {
    const { at, read } = await started();
    const { version } = await read();
    await world.call('trips.ti.update', { ...at, version, ti_name: 'Changed' }, asked());
    const stale = await world.call('trips.itinerary.publish', { ...at, version }, asked());
    expect([stale.status, stale.body.error?.code]).toEqual([409, 'record.stale']);
  });
});

describe('a shared link', () => {
  it('shows the page, and the newest version once it is published', async () => {
    const { page, at, read, publish } = await shared();
    expect(await page()).toContain('<h1 dir="auto">Amalfi</h1>');
    const changed = { ...at, version: (await read()).version, ti_name: 'Amalfi in autumn' };
    await world.call('trips.ti.update', changed, asked());
    expect(await page()).not.toContain('Amalfi in autumn');
    await publish();
    expect(await page()).toContain('Amalfi in autumn');
    expect((await read()).published_version).toBe(2);
  });

  it('tells the advisor who opened it, once in ten minutes however many open it', async () => {
    const { view, activity, at } = await shared({ name: 'Mina' });
    await Promise.all([view(), view(), view()]);
    clock.waylineClockOffset = 9 * MINUTE;
    await view();
    expect((await activity())?.views).toBe(1);
    clock.waylineClockOffset = 11 * MINUTE;
    await view();
    expect((await activity())?.views).toBe(2);
    await world.job('deliver-events', await streamBatch(world.table.name));
    const { notifications } = (await world.call('misc.shell.get', {}, asked())).body;
    const told = notifications.filter((n) => n.link === `/trips/${at.tripId}/ti/${at.tiId}`);
    expect(told.map((n) => n.title)).toEqual(['Mina opened the itinerary', 'Mina opened the itinerary']);
  });

  it('opens nothing once it is withdrawn', async () => {
    const { view, revoke, page, token } = await shared();
    expect((await view()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    for (const id of ['public.ti.viewed', 'public.ti.calendar', 'public.ti.pdf'] as const) {
      const { status, body } = await world.send(id, { url: token });
      expect([status, body.error?.code]).toEqual([404, 'link.gone']);
    }
    expect(await page()).toBeUndefined();
  });

  it('runs out, and its page with it', async () => {
    const { view, page } = await shared({ days_valid: 1 });
    clock.waylineClockOffset = 3 * DAY;
    expect((await view()).body.error?.code).toBe('link.gone');
    await world.job('due-work');
    expect(await page()).toBeUndefined();
  });

  it('stays withdrawn when the itinerary is published at the same time', async () => {
    const { publish, revoke, page, read } = await shared();
    afterWrite('itinerary.published', revoke);
    expect((await publish()).status).toBe(200);
    expect((await read()).shares[0]?.revoked_at).toBeDefined();
    expect(await page()).toBeUndefined();
  });

  it('is refused when a hundred work already; those that ended make room', async () => {
    const { at } = await shared({ days_valid: 1 });
    const { company_id } = world.people.advisor;
    const before = await tenantDb(world.table, company_id).get(Itineraries, { trip_id: at.tripId, id: at.tiId }, true);
    const [one] = before?.shares ?? [];
    if (!before || !one) throw new Error('There is no link.');
    const shares = Array.from({ length: 100 }, (_, i) => ({ ...one, token_hash: `hash-${i}` }));
    const db = tenantDb(world.table, company_id);
    await db.transact([db.change(Itineraries, before, { ...before, shares })]);
    const refused = await world.call('trips.itinerary.share', at, asked());
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'itinerary.too_many_links']);
    clock.waylineClockOffset = 3 * DAY;
    const { body } = await world.call('trips.itinerary.share', at, asked());
    expect(body.itinerary.shares).toHaveLength(1);
  });

  it('lets the advisor publish, share and withdraw although the client reads at that moment', async () => {
    const { view, publish, revoke, read, activity } = await shared();
    const { version } = await read();
    await view();
    expect((await read()).version).toBe(version);
    expect((await publish()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    expect((await activity())?.views).toBe(1);
  });
});

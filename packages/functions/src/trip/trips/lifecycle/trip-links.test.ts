import { s3Files } from '@wayline/core/areas/files/s3-files';
import { publishedKey } from '@wayline/core/areas/trip/itinerary/itinerary.records';
import type { TripId } from '@wayline/core/base/ids';
import { tokenHash } from '@wayline/core/store/token-hash';
import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { baseDeps } from '../../../kernel/deps';

const MINUTE = 60_000;

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
  vi.restoreAllMocks();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const files = () => s3Files(process.env.FILES_BUCKET ?? '');
/** A trip with a published itinerary, and a way to make links to it and to see what they show. */
const published = async (of?: TripId) => {
  const trip = of ? { id: of } : (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip;
  const { itinerary } = (await world.call('trips.ti.create', { tripId: trip.id, ti_name: 'Amalfi' }, asked())).body;
  const at = { tripId: trip.id, tiId: itinerary.id };
  await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
  const link = async () => {
    const { body } = await world.call('trips.itinerary.share', at, asked());
    const token = body.url.slice(body.url.lastIndexOf('/') + 1);
    const page = publishedKey(tokenHash(token));
    /** Whether the page is there, and what the calendar behind the same link answers. */
    const shows = async () => [
      (await files().get(page)) !== undefined,
      (await world.call('public.ti.calendar', { url: token })).status,
    ];
    const shareId = body.itinerary.shares.at(-1)?.id ?? '';
    return { shows, page, withdraw: () => world.call('trips.itinerary.share.revoke', { ...at, shareId }, asked()) };
  };
  return { id: trip.id as TripId, at, link };
};
const OPEN = [true, 200];
const CLOSED = [false, 404];
const later = async () => {
  clock.waylineClockOffset = 5 * MINUTE;
  await world.job('due-work');
};

it('R-TRIP-153 closes the links of a deleted trip at once, and opens them again with the trip', async () => {
  const { id, at, link } = await published();
  const [kept, withdrawn] = [await link(), await link()];
  await withdrawn.withdraw();
  expect(await kept.shows()).toEqual(OPEN);
  await world.call('trips.delete', { ids: [id] }, asked());
  expect(await kept.shows()).toEqual(CLOSED);
  expect((await world.call('trips.itinerary.share', at, asked())).status).toBe(404);
  await world.call('trips.deleted.restore', { id }, asked());
  expect([await kept.shows(), await withdrawn.shows()]).toEqual([OPEN, CLOSED]);
});

it('takes a page away again that somebody rendered while the trip was deleted', async () => {
  const { id, link } = await published();
  const one = await link();
  await world.call('trips.delete', { ids: [id] }, asked());
  await files().put(one.page, 'a publish that was on its way', { type: 'text/html' });
  await later();
  expect(await one.shows()).toEqual(CLOSED);
});

it('leaves the links of a cancelled trip open when nothing else is chosen', async () => {
  const { id, link } = await published();
  const one = await link();
  await world.call('trips.cancel', { id }, asked());
  await later();
  expect(await one.shows()).toEqual(OPEN);
});

it('R-TRIP-153 closes the links with the trip when that is chosen; restoring opens those, and none that were withdrawn', async () => {
  const { id, at, link } = await published();
  const [kept, withdrawn] = [await link(), await link()];
  await withdrawn.withdraw();
  await world.call('trips.cancel', { id, close_links: true }, asked());
  expect(await kept.shows()).toEqual(CLOSED);
  const { itinerary } = (await world.call('trips.ti.get', at, asked())).body;
  await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
  expect(await kept.shows()).toEqual(CLOSED);
  await world.call('trips.restore', { id }, asked());
  expect([await kept.shows(), await withdrawn.shows()]).toEqual([OPEN, CLOSED]);
  await later();
  expect([await kept.shows(), await withdrawn.shows()]).toEqual([OPEN, CLOSED]);
});

/** A table that hands out one itinerary at once, as it does of large ones. */
const handOutOne = () => {
  const { db } = baseDeps().table;
  const send = db.send.bind(db) as (command: unknown) => Promise<unknown>;
  vi.spyOn(db, 'send').mockImplementation(((command: { input: { Limit?: number } }) => {
    if (JSON.stringify(command.input).includes('"ITINERARY#"')) command.input.Limit = 1;
    return send(command);
  }) as never);
};

it('R-TRIP-153 closes and opens the links of every itinerary, however few of them the table hands out at once', async () => {
  const { id, link } = await published();
  const second = await published(id);
  const links = [await link(), await second.link()];
  const shown = () => Promise.all(links.map(({ shows }) => shows()));
  handOutOne();
  await world.call('trips.cancel', { id, close_links: true }, asked());
  expect(await shown()).toEqual([CLOSED, CLOSED]);
  await world.call('trips.restore', { id }, asked());
  expect(await shown()).toEqual([OPEN, OPEN]);
});

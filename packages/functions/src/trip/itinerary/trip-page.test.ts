import { linkTo } from '@wayline/core/areas/trip/itinerary/trip-link';
import type { TripId } from '@wayline/core/base/ids';
import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.owner });
const tokenIn = (url: string) => url.slice(url.lastIndexOf('/') + 1);
const newTrip = async () => (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip.id as TripId;
type Ways = { access_code?: string; opens_trip?: boolean };
/** A published itinerary of a trip, with a way to share it. */
const published = async (tripId: TripId, ti_name: string) => {
  const { itinerary } = (await world.call('trips.ti.create', { tripId, ti_name }, asked())).body;
  const at = { tripId, tiId: itinerary.id };
  await world.call('trips.itinerary.publish', { ...at, version: itinerary.version }, asked());
  const share = async (ways: Ways = {}) => {
    const { body } = await world.call('trips.itinerary.share', { ...at, name: 'Mina', ...ways }, asked());
    const shareId = body.itinerary.shares.at(-1)?.id ?? '';
    const withdraw = () => world.call('trips.itinerary.share.revoke', { ...at, shareId }, asked());
    return { url: body.url, token: tokenIn(body.url), withdraw };
  };
  return { ...at, share };
};
const open = async (url: string) => {
  const { status, headers, body } = await world.send<{ text?: string }>('public.ti-trip.page', { url });
  const html = body.text ?? '';
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  const links = [...html.matchAll(/href="\/ti-trip\/([^"]+)"/g)].map(([, link = '']) => link);
  return { status, html, links, title: /<h1[^>]*>([^<]*)/.exec(html)?.[1] };
};
/** A trip with a link to all of it, another itinerary that is shared, and one that is not. */
const wholeTrip = async (ways: Ways = {}) => {
  const tripId = await newTrip();
  const first = await published(tripId, 'By the sea');
  const second = await published(tripId, 'In the hills');
  await published(tripId, 'Shared with no one');
  const other = await second.share(ways);
  const link = await first.share({ opens_trip: true });
  return { tripId, first, second, other, link };
};

describe('a link to a whole trip', () => {
  it('R-SHELL-025 lists the shared itineraries of the trip, and opens each without a sign-in', async () => {
    const { link, first, second } = await wholeTrip();
    expect(new URL(link.url).pathname).toBe(`/ti-trip/${link.token}`);
    const list = await open(link.token);
    expect([list.status, list.title, list.links]).toEqual([
      200,
      'Amalfi',
      [linkTo(link.token, first.tiId), linkTo(link.token, second.tiId)],
    ]);
    expect(list.html).toContain('In the hills');
    expect(list.html).not.toContain('Shared with no one');
    const titles = await Promise.all(list.links.map(async (url) => (await open(url)).title));
    expect(titles).toEqual(['By the sea', 'In the hills']);
  });

  it('R-SHELL-025 its itineraries answer, and come as a calendar, like those behind a link of their own', async () => {
    const { link, second } = await wholeTrip();
    const url = linkTo(link.token, second.tiId);
    expect((await world.call('public.ti.viewed', { url })).status).toBe(200);
    expect((await world.call('public.ti.calendar', { url })).status).toBe(200);
  });

  it('R-SHELL-025 lists the one itinerary of a link that was made for that one alone', async () => {
    const { other, second, first } = await wholeTrip();
    const list = await open(other.token);
    expect(list.links).toEqual([linkTo(other.token, second.tiId)]);
    expect((await open(linkTo(other.token, first.tiId))).status).toBe(404);
    expect((await world.call('public.ti.viewed', { url: linkTo(other.token, first.tiId) })).status).toBe(404);
  });

  it('opens an itinerary no longer that is not shared any more, nor anything once it is withdrawn itself', async () => {
    const { link, other, first, second } = await wholeTrip();
    const [own, sibling] = [linkTo(link.token, first.tiId), linkTo(link.token, second.tiId)];
    await other.withdraw();
    expect((await open(link.token)).links).toEqual([own]);
    expect((await open(sibling)).status).toBe(404);
    await link.withdraw();
    for (const url of [link.token, own, sibling]) expect((await open(url)).status, url).toBe(404);
  });

  it('opens nothing of another trip', async () => {
    const [here, there] = [await wholeTrip(), await wholeTrip()];
    expect((await open(linkTo(here.link.token, there.second.tiId))).status).toBe(404);
  });

  it('R-TRIP-153 closes with the trip, and opens again with it', async () => {
    const { link, tripId, second } = await wholeTrip();
    const statuses = async () => [
      (await open(link.token)).status,
      (await open(linkTo(link.token, second.tiId))).status,
    ];
    await world.call('trips.cancel', { id: tripId, close_links: true }, asked());
    expect(await statuses()).toEqual([404, 404]);
    await world.call('trips.restore', { id: tripId }, asked());
    expect(await statuses()).toEqual([200, 200]);
    await world.call('trips.delete', { ids: [tripId] }, asked());
    expect(await statuses()).toEqual([404, 404]);
  });

  it('runs out like any other', async () => {
    const { link } = await wholeTrip();
    clock.waylineClockOffset = 500 * 24 * 3_600_000;
    expect((await open(link.token)).status).toBe(404);
  });

  it('leads to no itinerary that asks for a code, unless its holder had to enter one too', async () => {
    const access_code = 'blue lagoon';
    const { link, first, second } = await wholeTrip({ access_code });
    expect((await open(link.token)).links).toEqual([linkTo(link.token, first.tiId)]);
    expect((await open(linkTo(link.token, second.tiId))).status).toBe(404);

    const guarded = await first.share({ access_code, opens_trip: true });
    const door = await open(guarded.token);
    expect([door.status, door.html.includes('Access code'), door.html.includes('hills')]).toEqual([200, true, false]);
    expect((await open(linkTo(guarded.token, second.tiId))).status).toBe(404);
    const { url } = (await world.call('public.ti.open', { url: guarded.token, code: access_code })).body;
    expect((await open(url)).links).toEqual([linkTo(url, first.tiId), linkTo(url, second.tiId)]);
  });

  it.each(['-', 'x'.repeat(43), `${'x'.repeat(43)}.tin_${'0'.repeat(26)}`, '../users'])(
    'R-TRIP-218 is a kind page with a 404 where there is none: %s',
    async (url) => {
      const { status, html } = await open(url);
      expect(status).toBe(404);
      expect(html).toContain('Page not found!');
    },
  );
});

import { LINK_CLIENT, LINK_SCOPE } from '@wayline/core/areas/trip/itinerary/link-client';
import { movable as clock } from '@wayline/local/clock';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const WRONG = [401, 'Wrong Client Credentials!'];
const MINUTE = 60_000;
let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterEach(() => {
  clock.waylineClockOffset = 0;
});
afterAll(() => world.stop());

const as = () => ({ as: world.people.advisor });
const publish = async (tripId: string, ti_name: string) => {
  const { itinerary } = (await world.call('trips.ti.create', { tripId, ti_name }, as())).body;
  await world.call('trips.itinerary.publish', { tripId, tiId: itinerary.id, version: 1 }, as());
  return { tripId, tiId: itinerary.id };
};
type More = { access_code?: string; opens_trip?: boolean };
const share = async (at: { tripId: string; tiId: string }, more: More = {}) => {
  const shared = await world.call('trips.itinerary.share', { ...at, email: 'mina@guest.test', ...more }, as());
  const { url, itinerary } = shared.body;
  return { link: url.slice(url.lastIndexOf('/') + 1), shareId: itinerary.shares.at(-1)?.id ?? '' };
};
/** A trip with a published itinerary and a link to it. */
const linked = async (more?: More) => {
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi in spring' }, as())).body;
  const at = await publish(trip.id, 'Day by day');
  return { trip, at, ...(await share(at, more)) };
};
const ask = (client_secret: string, more: { client_id?: string; scope?: string } = {}) =>
  world.call('public.token.create', {
    grant_type: 'client_credentials',
    client_id: LINK_CLIENT,
    client_secret,
    scope: LINK_SCOPE,
    ...more,
  });
const tokenFor = async (link: string) => (await ask(link)).body.access_token;
const tripBy = (token: string | undefined, id: string) =>
  world.call('public.trips.get', { id }, token ? { token } : {});
const said = ({ status, body }: Awaited<ReturnType<typeof tripBy>>) => [status, body.error?.message];

describe('the public token', () => {
  it('R-SHELL-243 is given for the secret of a link that works, and opens nothing of a user', async () => {
    const { link } = await linked();
    const { status, body } = await ask(link);
    expect([status, typeof body.access_token, typeof body.refresh_token]).toEqual([200, 'string', 'string']);
    expect(body.access_token).not.toContain(link);
    const asUser = await world.call('users.current.get', {}, { token: body.access_token });
    expect([asUser.status, asUser.body.error?.code]).toEqual([401, 'session.ended']);
  });
  it('is refused for anything else in the words of the spec', async () => {
    const { link } = await linked();
    const refused = [
      await ask('x'.repeat(43)),
      await ask(link, { client_id: 'somebody' }),
      await ask(link, { scope: 'everything' }),
    ];
    for (const { status, body } of refused) expect([status, body.error?.message]).toEqual(WRONG);
    const other = { grant_type: 'password', client_id: LINK_CLIENT, client_secret: link };
    expect((await world.send('public.token.create', other)).status).toBe(400);
  });
  it('is given for a link with an access code only once the code opened it', async () => {
    const { link, trip } = await linked({ access_code: 'Blue-Lagoon' });
    expect((await ask(link)).status).toBe(401);
    const { url } = (await world.call('public.ti.open', { url: link, code: 'blue lagoon' })).body;
    expect((await tripBy(await tokenFor(url), trip.id)).status).toBe(200);
  });
});

describe('a trip on a public page', () => {
  it('R-TRIP-181 is loaded by its id with the public token of its link', async () => {
    const { trip, at, link } = await linked();
    const { status, body } = await tripBy(await tokenFor(link), trip.id);
    expect([status, body]).toEqual([200, { id: trip.id, itineraries: [{ id: at.tiId, version: 1 }] }]);
    await world.call('trips.itinerary.publish', { ...at, version: 3 }, as());
    expect((await tripBy(await tokenFor(link), trip.id)).body.itineraries).toEqual([{ id: at.tiId, version: 2 }]);
  });
  it('names the other itineraries only where the link opens the whole trip', async () => {
    const { trip, at, link } = await linked({ opens_trip: true });
    const other = await publish(trip.id, 'For the children');
    const whole = await tokenFor(link);
    expect((await tripBy(whole, trip.id)).body.itineraries).toHaveLength(1);
    const { link: single } = await share(other);
    const ids = async (token: string) => (await tripBy(token, trip.id)).body.itineraries.map(({ id }) => id);
    expect([await ids(whole), await ids(await tokenFor(single))]).toEqual([[at.tiId, other.tiId], [other.tiId]]);
  });
  it('G-028 is refused to whoever has no token, one of something else, or one that somebody made up', async () => {
    const [mine, theirs] = [await linked(), await linked()];
    const token = await tokenFor(mine.link);
    const [hash, ends = '', signature] = token.split('.');
    const longer = (Number.parseInt(ends, 36) + 60 * MINUTE).toString(36);
    const bad = [
      undefined,
      'garbage',
      'a.b.c',
      mine.link,
      world.tokenOf(world.people.owner),
      await tokenFor(theirs.link),
      [hash, longer, signature].join('.'),
      [hash, ends, 'AAAA'].join('.'),
      [hash, ends].join('.'),
      `${token}.more`,
      [hash?.toUpperCase(), ends, signature].join('.'),
      ['a'.repeat(2100), ends, signature].join('.'),
    ];
    for (const one of bad) expect(said(await tripBy(one, mine.trip.id))).toEqual(WRONG);
  });
  it('is refused after a quarter of an hour, and at once when the link is withdrawn', async () => {
    const { trip, at, link, shareId } = await linked();
    const token = await tokenFor(link);
    clock.waylineClockOffset = 14 * MINUTE;
    expect((await tripBy(token, trip.id)).status).toBe(200);
    clock.waylineClockOffset = 16 * MINUTE;
    expect(said(await tripBy(token, trip.id))).toEqual(WRONG);
    const again = await tokenFor(link);
    expect((await tripBy(again, trip.id)).status).toBe(200);
    await world.call('trips.itinerary.share.revoke', { ...at, shareId }, as());
    expect(said(await tripBy(again, trip.id))).toEqual(WRONG);
    expect((await ask(link)).status).toBe(401);
  });
});

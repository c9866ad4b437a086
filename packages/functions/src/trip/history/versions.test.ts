import type { Itinerary } from '@wayline/core/areas/trip/itinerary/itinerary';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
/** An itinerary published twice: with other words the second time, and with a dinner that was not there the first. */
const published = async () => {
  const days = { start_date: '2031-05-01', end_date: '2031-05-04' };
  const { trip } = (await world.call('trips.create', { trip_name: 'Amalfi', ...days }, asked())).body;
  const made = { tripId: trip.id, ti_name: 'Your days', welcome_text: 'Dear Mina' };
  const { itinerary } = (await world.call('trips.ti.create', made, asked())).body;
  const at = { tripId: trip.id, tiId: itinerary.id };
  const publish = async ({ version }: Itinerary) =>
    (await world.call('trips.itinerary.publish', { ...at, version }, asked())).body.itinerary;
  const { version } = await publish(itinerary);
  await world.call(
    'book.bookings.create',
    { trip_id: trip.id, booking_type: 'Dining', title: 'Dinner', general_booking: { start_date: '2031-05-02' } },
    asked(),
  );
  const words = { ...at, version, welcome_text: 'Dear all' };
  const latest = await publish((await world.call('trips.ti.update', words, asked())).body.itinerary);
  return { at, latest };
};

describe('the published versions of an itinerary', () => {
  it('are listed, the newest first', async () => {
    const { at } = await published();
    const { versions, more } = (await world.call('trips.ti.versions.list', at, asked())).body;
    expect(versions).toMatchObject([
      { version: 2, days: 4, entries: 1, advisor: 'Adrian Moss' },
      { version: 1, days: 4, entries: 0 },
    ]);
    expect(more).toBe(false);
    const older = await world.call('trips.ti.versions.list', { ...at, before: 2 }, asked());
    expect(older.body.versions.map(({ version }) => version)).toEqual([1]);
  });

  it('are compared with each other and with what stands now', async () => {
    const { at } = await published();
    const expected = {
      texts: [{ field: 'welcome_text', before: 'Dear Mina', after: 'Dear all' }],
      days_added: [],
      entries: [{ what: 'added', title: 'Dinner', day: '2031-05-02' }],
    };
    const compare = async (more: { to?: number }) =>
      (await world.call('trips.ti.versions.compare', { ...at, from: 1, ...more }, asked())).body;
    expect(await compare({ to: 2 })).toMatchObject(expected);
    expect(await compare({})).toMatchObject(expected);
    expect((await world.call('trips.ti.versions.compare', { ...at, from: 9 }, asked())).status).toBe(404);
  });

  it('give their texts back to the draft, leave bookings and the published page alone, and say what differs', async () => {
    const { at, latest } = await published();
    const asRead = { ...at, from: 1, version: latest.version };
    const { itinerary, differences } = (await world.call('trips.ti.versions.restore', asRead, asked())).body;
    expect(itinerary).toMatchObject({ welcome_text: 'Dear Mina', published_version: 2, version: latest.version + 1 });
    expect(differences).toMatchObject({ texts: [], entries: [{ what: 'added', title: 'Dinner' }] });
    expect((await world.call('trips.ti.versions.restore', asRead, asked())).body.error?.code).toBe('record.stale');
    const { entries } = (await world.call('trips.history.list', { trip_id: at.tripId }, asked())).body;
    expect(entries[0]).toMatchObject({ sentence: 'Adrian Moss restored the text of version 1', undoable: true });
    await world.call('trips.history.undo', { trip_id: at.tripId, entry: entries[0]?.id ?? '' }, asked());
    const now = (await world.call('trips.ti.get', at, asked())).body.itinerary;
    expect(now.welcome_text).toBe('Dear all');
  });
});

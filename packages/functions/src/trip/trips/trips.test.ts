import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const newTrip = async (trip_name = 'Amalfi in spring', rest: Record<string, unknown> = {}) => {
  const made = await world.call('trips.create', { trip_name, ...rest }, { as: world.people.advisor });
  expect(made.status).toBe(200);
  return made.body.trip;
};

describe('creating a trip', () => {
  it('R-TRIP-002 R-TRIP-050 keeps it under the next code, Customized unless said otherwise', async () => {
    const [first, second] = [await newTrip(), await newTrip('Norway by rail')];
    expect(first).toMatchObject({
      trip_sub_type: 'Customized',
      trip_group_kind: 'Individual',
      trip_pax: 0,
      version: 1,
    });
    expect(Number(second.code.slice(2))).toBe(Number(first.code.slice(2)) + 1);
  });

  it('gives two advisors who create at once different codes', async () => {
    const trips = await Promise.all(Array.from({ length: 6 }, (_, i) => newTrip(`At once ${i}`)));
    expect(new Set(trips.map((t) => t.code)).size).toBe(6);
  });

  it('has one effect under one idempotency key, and refuses the key for another trip', async () => {
    const asked = { as: world.people.advisor, key: 'one-trip-only' };
    const before = await world.call('trips.count', {}, { as: world.people.advisor });
    const [a, b] = [
      await world.call('trips.create', { trip_name: 'Once' }, asked),
      await world.call('trips.create', { trip_name: 'Once' }, asked),
    ];
    const after = await world.call('trips.count', {}, { as: world.people.advisor });
    expect(b.body).toEqual(a.body);
    expect(after.body.count).toBe(before.body.count + 1);
    const other = await world.call('trips.create', { trip_name: 'Twice' }, asked);
    expect([other.status, other.body.error?.code]).toEqual([409, 'request.key_reused']);
  });

  it('refuses dates that run backwards', async () => {
    const refused = await world.call(
      'trips.create',
      { trip_name: 'Back', start_date: '2027-05-09', end_date: '2027-05-01' },
      { as: world.people.advisor },
    );
    expect([refused.status, refused.body.error?.code]).toEqual([400, 'trip.dates_reversed']);
  });
});

describe('the trip list', () => {
  it('R-TRIP-038 R-TRIP-180 shows the newest first, with how many there are, in one read a page', async () => {
    await newTrip('The newest');
    const page = await world.call('trips.list', { per_page: 3 }, { as: world.people.advisor });
    const count = await world.call('trips.count', {}, { as: world.people.advisor });
    expect(page.body.trips[0]?.trip_name).toBe('The newest');
    expect(page.body.trips).toHaveLength(3);
    expect(page.body.total).toBe(count.body.count);
    const next = await world.call(
      'trips.list',
      { per_page: 3, cursor: page.body.cursor ?? '' },
      { as: world.people.advisor },
    );
    const ids = [...page.body.trips, ...next.body.trips].map((t) => t.id);
    expect(new Set(ids).size).toBe(6);
  });

  it('finds by words and narrows to a status', async () => {
    await newTrip('Patagonia on foot', { trip_status: 'PROPOSAL', trip_destinations: ['El Chaltén'] });
    await deliverStream(world);
    const found = await world.call(
      'trips.list',
      { search: 'chaltén patagonia', status: 'PROPOSAL' },
      { as: world.people.advisor },
    );
    expect(found.body.trips.map((t) => t.trip_name)).toEqual(['Patagonia on foot']);
    expect(found.body.filtered).toBe(1);
  });

  it('R-TRIP-179 R-TRIP-180 with filter=All and status=All is the whole list', async () => {
    await newTrip('Cancelled one', { trip_status: 'CANCELLED' });
    await newTrip('Paid one', { trip_status: 'PAID' });
    const asked = { as: world.people.advisor };
    const all = await world.call('trips.list', { filter: 'All', status: 'All', per_page: 5000 }, asked);
    const count = await world.call('trips.count', {}, asked);
    expect([all.body.trips.length, all.body.filtered]).toEqual([count.body.count, count.body.count]);
    expect(all.body.trips.slice(0, 2).map((t) => t.trip_name)).toEqual(['Paid one', 'Cancelled one']);
  });

  it('turns a made-up cursor away', async () => {
    const refused = await world.call('trips.list', { cursor: 'bm90IG91cnM' }, { as: world.people.advisor });
    expect(refused.status).toBe(400);
  });
});

describe('the dates of a trip', () => {
  it('R-TRIP-178 R-TRIP-207 are set with the text of the spec, and the trip departs on them', async () => {
    const trip = await newTrip('With dates');
    const soon = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
    const set = await world.call(
      'trips.start-date.set',
      { trip_id: trip.id, start_date: soon, end_date: soon },
      { as: world.people.advisor },
    );
    expect(set.body).toMatchObject({
      status: 'success',
      message: 'Trip date updated successfully',
      trip: { start_date: soon, version: 2 },
    });
    const dashboard = await world.call('misc.dashboard.get', {}, { as: world.people.advisor });
    expect(dashboard.body.upcoming.map((d) => d.trip_id)).toContain(trip.id);
  });

  it('stay as they are when the end would be before the start', async () => {
    const trip = await newTrip('Backwards', { start_date: '2027-05-01' });
    const asked = { as: world.people.advisor };
    const dates = { trip_id: trip.id, start_date: '2027-05-09', end_date: '2027-05-01' };
    const refused = await world.call('trips.start-date.set', dates, asked);
    expect([refused.status, refused.body.error?.code]).toEqual([400, 'trip.dates_reversed']);
    expect((await world.call('trips.get', { id: trip.id }, asked)).body.trip).toEqual(trip);
  });

  it('R-TRIP-219 names a missing trip with status code 101', async () => {
    const refused = await world.send<{ status_code: number }>(
      'trips.start-date.set',
      { start_date: '2027-01-01', end_date: '2027-01-02' },
      { as: world.people.advisor },
    );
    expect([refused.status, refused.body.status_code, refused.body.error?.message]).toEqual([
      422,
      101,
      'Trip id missing.',
    ]);
  });
});

describe('saving a trip', () => {
  it('refuses a stale save with the trip as it stands', async () => {
    const trip = await newTrip('Edited twice');
    const save = (trip_name: string) =>
      world.call('trips.update', { id: trip.id, version: 1, trip_name }, { as: world.people.advisor });
    expect((await save('By the first')).status).toBe(200);
    const stale = await save('By the second');
    expect([stale.status, stale.body.error?.code]).toEqual([409, 'record.stale']);
    expect(stale.body.error?.current).toMatchObject({ trip_name: 'By the first', version: 2 });
  });

  it('answers a repeated save with its first answer, although the version has moved on', async () => {
    const trip = await newTrip('Repeated');
    const asked = { as: world.people.advisor, key: 'repeat-this-save' };
    const first = await world.call('trips.update', { id: trip.id, version: 1, trip_name: 'Saved' }, asked);
    const again = await world.call('trips.update', { id: trip.id, version: 1, trip_name: 'Saved' }, asked);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('does not put an older number of travelers back', async () => {
    const trip = await newTrip('Counted');
    await Promise.all([
      world.call(
        'trips.travelers.create',
        { trip_id: trip.id, first_name: 'Mina', last_name: 'Okafor' },
        { as: world.people.advisor },
      ),
      world.call(
        'trips.update',
        { id: trip.id, version: 1, trip_name: 'Counted and renamed' },
        { as: world.people.owner },
      ),
    ]);
    const read = await world.call('trips.get', { id: trip.id }, { as: world.people.advisor });
    expect(read.body.trip).toMatchObject({ trip_name: 'Counted and renamed', trip_pax: 1 });
  });
});

/** A trip, a way to put people called Okafor on it, and what stands there now. */
const tripOfPeople = async () => {
  const trip = await newTrip('Of people');
  const asked = { as: world.people.advisor };
  const add = async (first_name: string, client_type: 'lead_client' | 'secondary_client') => {
    const person = { trip_id: trip.id, first_name, last_name: 'Okafor', client_type };
    const made = await world.call('trips.travelers.create', person, asked);
    expect(made.status).toBe(200);
    return made.body.traveler;
  };
  const read = async () => (await world.call('trips.get', { id: trip.id }, asked)).body;
  return { trip, add, read };
};

describe('travelers', () => {
  it('R-TRIP-183 R-TRIP-209 are added with the text of the spec and counted; the lead names the trip', async () => {
    const trip = await newTrip('Three of them');
    const add = (first_name: string, client_type: 'lead_client' | 'secondary_client') =>
      world.call(
        'trips.travelers.create',
        { trip_id: trip.id, first_name, last_name: 'Okafor', client_type },
        { as: world.people.advisor },
      );
    const lead = await add('Mina', 'lead_client');
    expect(lead.body.message).toBe('Traveler added successfully to Trip.');
    await add('Jo', 'secondary_client');
    await deliverStream(world);
    const list = await world.call('trips.list', { search: 'Three of them' }, { as: world.people.advisor });
    expect(list.body.trips[0]).toMatchObject({ lead_traveler: 'Mina Okafor', trip_pax: 2 });
  });

  it('R-TRIP-057 one leads: a second lead takes the place of the first, in the lists too', async () => {
    const { trip, add, read } = await tripOfPeople();
    const first = await add('Mina', 'lead_client');
    const second = await add('Jo', 'lead_client');
    const { travelers, trip: now } = await read();
    expect(travelers.map((t) => [t.id, t.client_type, t.version])).toEqual([
      [first.id, 'secondary_client', 2],
      [second.id, 'lead_client', 1],
    ]);
    expect(now).toMatchObject({ lead_traveler: 'Jo Okafor', lead_traveler_id: second.id, trip_pax: 2, version: 1 });
    await deliverStream(world);
    const list = await world.call('trips.list', { search: `jo okafor ${trip.code}` }, { as: world.people.advisor });
    expect(list.body.trips[0]).toMatchObject({ id: trip.id, lead_traveler: 'Jo Okafor' });
    const former = await world.call('trips.list', { search: `mina ${trip.code}` }, { as: world.people.advisor });
    expect(former.body.trips).toEqual([]);
  });

  it('R-TRIP-057 one leads, when several are made the lead at once', async () => {
    const { add, read } = await tripOfPeople();
    const added = await Promise.all(['Mina', 'Jo', 'Ana'].map((name) => add(name, 'lead_client')));
    const { travelers, trip } = await read();
    const leads = travelers.filter((t) => t.client_type === 'lead_client');
    expect(leads).toHaveLength(1);
    expect(added.map((t) => t.id)).toContain(leads[0]?.id);
    expect(trip).toMatchObject({
      lead_traveler_id: leads[0]?.id,
      lead_traveler: `${leads[0]?.first_name} Okafor`,
      trip_pax: 3,
    });
  });

  it('R-TRIP-056 R-TRIP-184 R-TRIP-212 leave by the call of the spec; a contact is neither counted nor called a traveler', async () => {
    const { trip, read } = await tripOfPeople();
    const contact = { trip_id: trip.id, first_name: 'Ada', last_name: 'Okafor', is_traveler: false };
    const { traveler } = (await world.call('trips.travelers.create', contact, { as: world.people.advisor })).body;
    expect((await read()).trip.trip_pax).toBe(0);
    const removed = await world.call(
      'trips.travelers.delete',
      { trip: trip.id, traveler: traveler.id, traveller_id: traveler.id, force_remove: 0, flag: 'contact' },
      { as: world.people.advisor },
    );
    expect(removed.body).toEqual({ status: 'success', message: 'Client Contact Deleted Successfully.' });
    expect([(await read()).travelers, (await read()).trip.trip_pax]).toEqual([[], 0]);
  });

  it('without their lead have none, and one who only shares its name leaves the lead alone', async () => {
    const { trip, add, read } = await tripOfPeople();
    const lead = await add('Mina', 'lead_client');
    const namesake = await add('Mina', 'secondary_client');
    const remove = (traveler: string) =>
      world.send('trips.travelers.delete', { trip: trip.id, traveler }, { as: world.people.advisor });
    await remove(namesake.id);
    expect((await read()).trip).toMatchObject({ lead_traveler: 'Mina Okafor', trip_pax: 1 });
    await remove(lead.id);
    const { trip: now } = await read();
    expect([now.lead_traveler, now.lead_traveler_id, now.trip_pax]).toEqual([undefined, undefined, 0]);
    await deliverStream(world);
    const row = (await world.call('trips.list', { search: trip.code }, { as: world.people.advisor })).body.trips[0];
    expect([row?.id, row?.lead_traveler]).toEqual([trip.id, undefined]);
  });

  it('R-TRIP-146 R-TRIP-147 R-TRIP-148 R-TRIP-210 leave after a second confirmation when bookings name them', async () => {
    const trip = await newTrip('Leaving');
    const { body } = await world.call(
      'trips.travelers.create',
      { trip_id: trip.id, first_name: 'Ana', last_name: 'Silva' },
      { as: world.people.advisor },
    );
    await world.call(
      'book.bookings.create',
      {
        trip_id: trip.id,
        booking_type: 'Dining',
        title: 'Dinner',
        traveler_names: ['Ana Silva'],
        general_booking: { start_date: '2027-05-01' },
      },
      { as: world.people.advisor },
    );
    const remove = (force_remove: number) =>
      world.call(
        'trips.travelers.delete',
        { trip: trip.id, traveler: body.traveler.id, force_remove },
        { as: world.people.advisor },
      );
    expect((await remove(0)).body).toMatchObject({ status: 'dependencies' });
    expect((await remove(1)).body).toEqual({ status: 'success', message: 'Traveller Deleted Successfully.' });
    expect((await remove(1)).status).toBe(404);
  });
});

describe('walls and rights', () => {
  it("answers another company's trip as if there were none", async () => {
    const trip = await newTrip('Ours alone');
    const foreign = await world.call('trips.get', { id: trip.id }, { as: world.people.stranger });
    expect([foreign.status, foreign.body.error?.code]).toEqual([404, 'record.missing']);
    const added = await world.call(
      'trips.travelers.create',
      { trip_id: trip.id, first_name: 'X', last_name: 'Y' },
      { as: world.people.stranger },
    );
    expect(added.status).toBe(404);
  });

  it('R-TRIP-153 R-SHELL-225 keeps a Standard user from editing, in the words of the spec', async () => {
    const refused = await world.call('trips.create', { trip_name: 'Not mine to make' }, { as: world.people.standard });
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({
      title: 'Access Restricted!',
      message: 'You do not have permission to edit trips! Please contact your master admin for permission.',
    });
  });

  it('asks who is calling', async () => {
    expect((await world.call('trips.list', {})).status).toBe(401);
    expect((await world.call('trips.list', {}, { token: 'a.b.c' })).status).toBe(401);
    const old = world.mint.accessToken(world.people.advisor.sub, { lifetime: -10 });
    expect((await world.call('trips.list', {}, { token: old })).status).toBe(401);
  });
});

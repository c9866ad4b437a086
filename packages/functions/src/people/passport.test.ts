import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const PASSPORT = 'P31415926';

let world: World;
beforeAll(async () => {
  world = await startWorld({ standins: true });
});
afterAll(() => world.stop());

const wholeTable = async () =>
  (await world.table.db.send(new ScanCommand({ TableName: world.table.name, ConsistentRead: true }))).Items ?? [];
const withPassport = async () => {
  const asked = { as: world.people.advisor };
  const { trip } = (await world.call('trips.create', { trip_name: 'Abroad' }, asked)).body;
  const added = await world.call(
    'trips.travelers.create',
    {
      trip_id: trip.id,
      first_name: 'Mina',
      last_name: 'Okafor',
      passport_number: PASSPORT,
      passport_expires: '2033-01-01',
    },
    { ...asked, key: `passport-of-${trip.id}` },
  );
  return { trip: trip.id, traveler: added.body.traveler.id, added: added.body };
};
const revealed = async (trip: string) =>
  (await wholeTable()).filter((i) => i.type === 'audit' && i.subject === trip && i.action === 'passport.revealed');

describe('a passport number', () => {
  it('stands nowhere in the table as it is, and leaves no endpoint but its own', async () => {
    const { trip, added } = await withPassport();
    const items = await wholeTable();
    expect(items.find((i) => i.type === 'traveler' && i.trip_id === trip)?.passport_sealed).toMatch(/^s1\./);
    expect(JSON.stringify(items)).not.toContain(PASSPORT);
    const read = await world.call('trips.get', { id: trip }, { as: world.people.advisor });
    for (const body of [added, read.body]) {
      expect(JSON.stringify(body)).not.toContain(PASSPORT);
      expect(JSON.stringify(body)).not.toContain('passport_sealed');
    }
  });

  it('is revealed to who may see it, and each look is kept', async () => {
    const { trip, traveler } = await withPassport();
    const look = () =>
      world.call('trips.travelers.passport', { trip, traveler, reason: 'Check-in' }, { as: world.people.owner });
    expect((await look()).body).toEqual({ passport_number: PASSPORT });
    expect((await look()).body).toEqual({ passport_number: PASSPORT });
    expect(await revealed(trip)).toMatchObject([
      { actor_id: world.people.owner.user_id, changes: { traveler, reason: 'Check-in' } },
      { actor_id: world.people.owner.user_id, changes: { traveler, reason: 'Check-in' } },
    ]);
  });

  it('is shown for no reason to nobody, nor for one of spaces that nobody sees', async () => {
    const { trip, traveler } = await withPassport();
    for (const reason of [undefined, '', '\u200b\u200b\u200b', '...']) {
      const asked = { trip, traveler, reason } as { trip: typeof trip; traveler: typeof traveler; reason: string };
      const { status, body } = await world.call('trips.travelers.passport', asked, { as: world.people.owner });
      expect([status, JSON.stringify(body).includes(PASSPORT)]).toEqual([400, false]);
    }
    expect(await revealed(trip)).toEqual([]);
  });

  it('is not revealed to another company, and no look is kept', async () => {
    const { trip, traveler } = await withPassport();
    const foreign = await world.call(
      'trips.travelers.passport',
      { trip, traveler, reason: 'Check-in' },
      { as: world.people.stranger },
    );
    expect([foreign.status, JSON.stringify(foreign.body).includes(PASSPORT)]).toEqual([404, false]);
    expect(await revealed(trip)).toEqual([]);
  });
});

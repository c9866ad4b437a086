import type { TripId } from '@wayline/core/base/ids';
import type { InputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS } from '@wayline/core/contracts';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const asked = () => ({ as: world.people.advisor });
type Draft = Omit<InputOf<(typeof CONTRACTS)['book.bookings.create']>, 'trip_id'>;
const dinner: Draft = {
  booking_type: 'Dining',
  title: 'Dinner at Da Rosalia',
  general_booking: { start_date: '2031-05-03', start_time: '20:00' },
};
const newTrip = async () =>
  (await world.call('trips.create', { trip_name: 'Amalfi', start_date: '2031-05-01', end_date: '2031-05-09' }, asked()))
    .body.trip;
const add = async (trip_id: TripId, draft: Draft = dinner) =>
  (await world.call('book.bookings.create', { trip_id, ...draft }, asked())).body.booking;
const entriesOf = async (trip_id: TripId, more: object = {}) =>
  (await world.call('trips.history.list', { trip_id, ...more }, asked())).body;
const undo = (trip_id: TripId, entry: string, as = world.people.advisor) =>
  world.call('trips.history.undo', { trip_id, entry }, { as });

describe('the history of a trip', () => {
  it('says who did what, newest first, field by field, and never what is sealed', async () => {
    const trip = await newTrip();
    const at = { trip_id: trip.id };
    await world.call(
      'trips.travelers.create',
      { ...at, first_name: 'Mina', last_name: 'Okafor', passport_expires: '2033-01-01' },
      asked(),
    );
    const booking = await add(trip.id);
    const moved = { general_booking: { start_date: '2031-05-04', start_time: '20:00' } };
    await world.call('book.bookings.update', { ...at, id: booking.id, version: 1, ...moved }, asked());
    await world.call('trips.update', { id: trip.id, version: 1, trip_name: 'Amalfi coast' }, asked());
    const { entries } = await entriesOf(trip.id);
    expect(entries.map(({ sentence, undoable }) => [sentence, undoable])).toEqual([
      ['Adrian Moss changed trip name of the trip', true],
      ['Adrian Moss moved Dinner at Da Rosalia from May 3 to May 4', true],
      ['Adrian Moss added Dinner at Da Rosalia', false],
      ['Adrian Moss added Mina Okafor', false],
      ['Adrian Moss created the trip', false],
    ]);
    expect(entries[0]?.details).toEqual(['Trip name: Amalfi → Amalfi coast']);
    expect(JSON.stringify(entries)).not.toContain('sealed');
  });

  it('comes in pages, and of one kind when asked', async () => {
    const trip = await newTrip();
    for (const title of ['One', 'Two', 'Three']) await add(trip.id, { ...dinner, title });
    const first = await entriesOf(trip.id, { per_page: 2 });
    const second = await entriesOf(trip.id, { per_page: 2, cursor: first.cursor });
    expect([...first.entries, ...second.entries].map(({ sentence }) => sentence)).toEqual([
      'Adrian Moss added Three',
      'Adrian Moss added Two',
      'Adrian Moss added One',
      'Adrian Moss created the trip',
    ]);
    const { entries } = await entriesOf(trip.id, { kind: 'trip' });
    expect(entries.map(({ kind }) => kind)).toEqual(['trip']);
  });

  it('is nobody else’s', async () => {
    const trip = await newTrip();
    const asStranger = { as: world.people.stranger };
    expect((await world.call('trips.history.list', { trip_id: trip.id }, asStranger)).status).toBe(404);
  });
});

describe('an entry taken back', () => {
  it('gives the fields back that it changed, moves the reminders again, and can itself be taken back', async () => {
    const trip = await newTrip();
    const booking = await add(trip.id);
    const at = { trip_id: trip.id, id: booking.id };
    const { reminder } = (
      await world.call(
        'messaging.reminders',
        { trip_id: trip.id, booking_id: booking.id, timing: 'day before', to: ['a@wayline.test'] },
        asked(),
      )
    ).body;
    const moved = { title: 'Supper', general_booking: { start_date: '2031-05-06' } };
    await world.call('book.bookings.update', { ...at, version: 1, ...moved }, asked());
    const [change] = (await entriesOf(trip.id)).entries;
    const undone = await undo(trip.id, change?.id ?? '');
    expect(undone.status).toBe(200);
    const look = async () => (await world.call('trips.get', { id: trip.id }, asked())).body;
    const after = await look();
    expect(after.bookings[0]).toMatchObject({ ...dinner, version: 3 });
    expect(after.reminders[0]?.due_at).toBe(reminder.due_at);
    expect((await entriesOf(trip.id)).entries.map(({ undoable }) => undoable).slice(0, 2)).toEqual([true, false]);
    await undo(trip.id, undone.body.entry);
    expect((await look()).bookings[0]).toMatchObject(moved);
  });

  it('is refused when a field was changed again since, and says which', async () => {
    const trip = await newTrip();
    await world.call('trips.update', { id: trip.id, version: 1, trip_name: 'One', note: 'a' }, asked());
    const [change] = (await entriesOf(trip.id)).entries;
    await world.call('trips.update', { id: trip.id, version: 2, trip_name: 'Two' }, asked());
    const refused = await undo(trip.id, change?.id ?? '');
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'history.changed_since']);
    expect(refused.body.error?.message).toContain('trip name');
    expect((await world.call('trips.get', { id: trip.id }, asked())).body.trip).toMatchObject({
      note: 'a',
      version: 3,
    });
  });

  it('is refused for what only says what happened, and to whoever may not', async () => {
    const trip = await newTrip();
    const [created] = (await entriesOf(trip.id)).entries;
    expect((await undo(trip.id, created?.id ?? '')).body.error?.code).toBe('history.not_undoable');
    expect((await undo(trip.id, created?.id ?? '', world.people.standard)).body.error?.code).toBe('access.denied');
  });
});

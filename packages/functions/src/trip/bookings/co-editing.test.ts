import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { InputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS } from '@wayline/core/contracts';
import { Audits } from '@wayline/core/store/audits';
import { tenantDb } from '@wayline/core/store/tenant-db';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Changes = Partial<InputOf<(typeof CONTRACTS)['book.bookings.update']>>;
let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const by = (as: Person) => ({ as });
const newTrip = async () =>
  (
    await world.call(
      'trips.create',
      { trip_name: 'Amalfi', start_date: '2031-05-01', end_date: '2031-05-09' },
      by(world.people.advisor),
    )
  ).body.trip;
const newStay = async () =>
  (
    await world.call(
      'book.bookings.create',
      {
        trip_id: (await newTrip()).id,
        booking_type: 'Accommodation',
        title: 'Hotel Luna',
        accommodation: { checkin_date: '2031-05-02', checkout_date: '2031-05-04' },
      },
      by(world.people.advisor),
    )
  ).body.booking;
const { advisor, owner } = { advisor: () => world.people.advisor, owner: () => world.people.owner };
/** Saves a booking from the version that was seen, with what its fields were then. */
const save = (as: Person, seen: Booking, changes: Changes) => {
  const was = Object.fromEntries(Object.keys(changes).map((name) => [name, seen[name as 'title']]));
  const { id, trip_id, version } = seen;
  return world.call('book.bookings.update', { ...changes, id, trip_id, version, was }, by(as));
};

describe('two advisors on one booking', () => {
  it('both save, when each has changed another field', async () => {
    const seen = await newStay();
    expect((await save(advisor(), seen, { note: 'Late arrival' })).status).toBe(200);
    const second = await save(owner(), seen, { confirmation_id: 'QK7', supplier_status: 'wait_listed' });
    expect(second.body.booking).toMatchObject({
      note: 'Late arrival',
      confirmation_id: 'QK7',
      supplier_status: 'wait_listed',
      version: 3,
    });
  });
  it('both save, when one moves the stay and the other changes its board', async () => {
    const seen = await newStay();
    const { accommodation } = seen;
    const moved = { checkin_date: '2031-05-05', checkout_date: '2031-05-07' };
    await save(advisor(), seen, { accommodation: { ...accommodation, ...moved } });
    const after = await save(owner(), seen, {
      accommodation: { checkin_date: '2031-05-02', checkout_date: '2031-05-04', board: 'Half board' },
    });
    expect(after.body.booking.accommodation).toEqual({ ...moved, board: 'Half board' });
  });
  it('are told of each other where both changed one field, with the booking as it stands', async () => {
    const seen = await newStay();
    await save(advisor(), seen, { title: 'Hotel Sol' });
    const second = await save(owner(), seen, { title: 'Hotel Mar', note: 'b' });
    expect([second.status, second.body.error?.code]).toEqual([409, 'record.stale']);
    expect(second.body.error?.current).toMatchObject({ title: 'Hotel Sol', version: 2 });
    expect((await save(owner(), seen, { title: 'Hotel Sol' })).status).toBe(200);
  });
  it('are told of each other where two changes do not go together', async () => {
    const seen = await newStay();
    await save(advisor(), seen, { accommodation: { checkin_date: '2031-05-02', checkout_date: '2031-05-03' } });
    const late = await save(owner(), seen, {
      accommodation: { checkin_date: '2031-05-03', checkout_date: '2031-05-04' },
    });
    expect([late.status, late.body.error?.code]).toEqual([409, 'record.stale']);
  });
  it('who move it to different days are told of each other', async () => {
    const seen = await newStay();
    const to = (day: number) => ({
      accommodation: { checkin_date: `2031-05-0${day}`, checkout_date: `2031-05-0${day + 2}` },
    });
    await save(advisor(), seen, to(3));
    expect((await save(owner(), seen, to(5))).status).toBe(409);
  });
  it('who save at once, from one version and different fields, both succeed', async () => {
    const seen = await newStay();
    const saves = await Promise.all([
      save(advisor(), seen, { note: 'a' }),
      save(owner(), seen, { client_note: 'b' }),
      save(advisor(), seen, { confirmation_id: 'c' }),
    ]);
    expect(saves.map(({ status }) => status)).toEqual([200, 200, 200]);
    const read = await world.call('book.bookings.get', { id: seen.id, trip_id: seen.trip_id }, by(owner()));
    expect(read.body.booking).toMatchObject({ note: 'a', client_note: 'b', confirmation_id: 'c', version: 4 });
  });

  const FIELDS = ['title', 'note', 'client_note', 'confirmation_id', 'supplier_name'] as const;
  /** What the audit trail says a field was and became, save by save. */
  const trailOf = async ({ trip_id }: Booking) => {
    const { rows } = await tenantDb(world.table, advisor().company_id).readPartition(['AUDIT', trip_id], {
      rows: Audits,
    });
    return rows.flatMap(({ action, diff }) => (action === 'booking.changed' ? (diff ?? []) : []));
  };
  it('lose no accepted edit, whatever they change and however old their copy: the trail of each field is unbroken', async () => {
    const seen = await newStay();
    const picks = fc.sample(fc.tuple(fc.constantFrom(...FIELDS), fc.boolean()), { numRuns: 24, seed: 7 });
    const work = async (as: Person, mine: typeof picks) => {
      let copy = seen;
      let accepted = 0;
      for (const [i, [field, refresh]] of mine.entries()) {
        const answer = await save(as, copy, { [field]: `${as.first_name} ${i}` });
        if (answer.status === 200) accepted += 1;
        if (answer.status === 200 && refresh) copy = answer.body.booking;
        else if (answer.status === 409) copy = answer.body.error?.current as Booking;
      }
      return accepted;
    };
    const accepted = await Promise.all([work(advisor(), picks.slice(0, 12)), work(owner(), picks.slice(12))]);
    const read = await world.call('book.bookings.get', { id: seen.id, trip_id: seen.trip_id }, by(owner()));
    expect(read.body.booking.version).toBe(1 + accepted[0] + accepted[1]);
    const trail = await trailOf(seen);
    for (const field of FIELDS) {
      let stands: unknown = seen[field];
      for (const step of trail.filter((one) => one.field === field)) {
        expect(step.before, field).toEqual(stands);
        stands = step.after;
      }
      expect(read.body.booking[field], field).toEqual(stands);
    }
  });
});

it('two advisors change different fields of one trip, and both stand; the same field shows theirs', async () => {
  const trip = await newTrip();
  const change = (as: Person, changes: object, was: object) =>
    world.call('trips.update', { id: trip.id, version: 1, ...changes, was }, by(as));
  await change(advisor(), { trip_name: 'Amalfi coast' }, { trip_name: 'Amalfi' });
  const second = await change(owner(), { trip_status: 'PROPOSAL' }, { trip_status: trip.trip_status });
  expect(second.body.trip).toMatchObject({ trip_name: 'Amalfi coast', trip_status: 'PROPOSAL', version: 3 });
  const third = await change(owner(), { trip_name: 'Ravello' }, { trip_name: 'Amalfi' });
  expect([third.status, third.body.error?.current]).toEqual([
    409,
    expect.objectContaining({ trip_name: 'Amalfi coast' }),
  ]);
});

it('R-TRIP-189 a cell is saved beside what others changed of the row, and refused where they changed the cell', async () => {
  const seen = await newStay();
  const edit = (as: Person, item: 'confirmation_id' | 'supplier_name', value: string, was: string) =>
    world.call(
      'misc.inline-edit.update',
      {
        ...{ object: 'booking', item, id: seen.id, value, was, version: 1 },
        nested_object: { object: 'trip', id: seen.trip_id },
      },
      by(as),
    );
  await edit(advisor(), 'supplier_name', 'Luna Group', '');
  expect((await edit(owner(), 'confirmation_id', 'QK7', '')).body.booking).toMatchObject({
    supplier_name: 'Luna Group',
    confirmation_id: 'QK7',
  });
  const late = await edit(owner(), 'supplier_name', 'Sol Group', '');
  expect([late.status, late.body.error?.current]).toEqual([
    409,
    expect.objectContaining({ supplier_name: 'Luna Group' }),
  ]);
});

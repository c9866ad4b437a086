import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import type { Trip } from '@wayline/core/areas/trip/trips/trip';
import { formatMessage } from '@wayline/core/base/messages';
import { startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let world: World;
let trip: Trip;
let booking: Booking;
const owner = () => ({ as: world.people.owner });

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  trip = (await world.call('trips.create', { trip_name: 'Shared' }, owner())).body.trip;
  const made = await world.call(
    'book.bookings.create',
    {
      trip_id: trip.id,
      booking_type: 'Accommodation',
      title: 'Palazzo Miramare',
      price_detail: {
        total_price: 0,
        currency: 'EUR',
        base_fare: 100_000,
        agency_commission: { mode: 'percentage', percentage: '10' },
      },
    },
    owner(),
  );
  booking = made.body.booking;
});

const read = async (booking_id?: Booking['id']) =>
  (await world.call('trips.commission-split.get', { id: trip.id, booking_id }, owner())).body;
const share = async (rest: Record<string, unknown> = {}) =>
  world.call(
    'trips.commission-split.set',
    { id: trip.id, version: 0, host_agency_split: '40', advisor_split: '60', ...rest },
    owner(),
  );
const remove = (split_type: 'host_agency' | 'advisor', split_id: string, of: Record<string, string> = {}) =>
  world.call(
    'book.commission-split.delete',
    { split_type, split_id, rowObj: JSON.stringify({ trip_id: trip.id, ...of }) },
    owner(),
  );

describe('the commission split of a trip', () => {
  it('R-SHELL-218 R-SHELL-248 is none at first, then pays everybody their share of what the bookings earn', async () => {
    expect(await read()).toMatchObject({ mode: 'set', rows: [], version: 0, own: false });
    const { contractor } = world.people;
    const others = [{ advisor_id: contractor.user_id, advisor_split: '12.5' }];
    expect((await share({ advisor_split: '47.5', other_advisor_splits: others })).status).toBe(200);
    const { rows, total_commission, version } = await read();
    expect(version).toBe(1);
    expect(total_commission).toEqual([{ minor: 10_000, currency: 'EUR' }]);
    expect(rows.map((row) => [row.split_type, row.split, row.amounts[0]?.minor])).toEqual([
      ['host_agency', '40', 4000],
      ['advisor', '47.5', 4750],
      ['advisor', '12.5', 1250],
    ]);
    expect(rows.every((row) => row.name !== 'Former user')).toBe(true);
  });

  it('is refused unless it adds up to 100, with what it comes to', async () => {
    const refused = await share({ advisor_split: '59.5' });
    expect([refused.status, refused.body.error?.message]).toEqual([
      400,
      'The shares add up to 99.5 percent. Adjust them to total 100.',
    ]);
  });

  it('names only advisors of the company, each once', async () => {
    const other = (advisor_id: string) => ({
      advisor_split: '50',
      other_advisor_splits: [{ advisor_id, advisor_split: '10' }],
    });
    expect((await share(other(world.people.stranger.user_id))).body.error?.code).toBe('record.missing');
    expect((await share(other(world.people.owner.user_id))).body.error?.code).toBe('commission_split.twice');
  });

  it.each(['trips.commission-split.set', 'book.commission-split.set'] as const)(
    '%s says so when an advisor is named twice',
    async (id) => {
      const { user_id } = world.people.contractor;
      const once = { advisor_id: user_id, advisor_split: '10' };
      const of = id === 'book.commission-split.set' ? { id: booking.id, trip_id: trip.id } : { id: trip.id };
      const version = id === 'book.commission-split.set' ? booking.version : 0;
      const set = (rest: Record<string, unknown>) =>
        world.send(id, { ...of, version, host_agency_split: '40', advisor_split: '40', ...rest }, owner());
      const refused = [
        await set({ other_advisor_splits: [once, once] }),
        await set({
          refer_by_advisor_id: user_id,
          refer_by_advisor_split: '10',
          other_advisor_splits: [once],
        }),
      ];
      expect(refused.map(({ status, body }) => [status, body.error?.code])).toEqual(
        refused.map(() => [400, 'commission_split.twice']),
      );
    },
  );

  it('is not saved over what somebody else saved', async () => {
    await share();
    expect((await share()).body.error?.code).toBe('record.stale');
    const saved = await share({ version: 1, host_agency_split: '30', advisor_split: '70' });
    expect(saved.body.split).toMatchObject({ host_agency_split: '30', version: 2 });
  });

  it('R-TRIP-071 pays the advisor who works on the trip, once it is given to another', async () => {
    await share();
    const { owner: creator, contractor } = world.people;
    await world.call('trips.assign', { ids: [trip.id], advisor_id: contractor.user_id }, owner());
    const advisors = async (of?: Booking['id']) =>
      (await read(of)).rows.filter((row) => row.split_type === 'advisor').map(({ id, split }) => [id, split]);
    expect(await advisors()).toEqual([[contractor.user_id, '60']]);
    const others = (advisor_id: string) => ({
      host_agency_split: '40',
      advisor_split: '50',
      other_advisor_splits: [{ advisor_id, advisor_split: '10' }],
    });
    const ofBooking = (advisor_id: string) =>
      world.call(
        'book.commission-split.set',
        { id: booking.id, trip_id: trip.id, version: booking.version, ...others(advisor_id) },
        owner(),
      );
    expect((await share({ version: 1, ...others(contractor.user_id) })).body.error?.code).toBe(
      'commission_split.twice',
    );
    expect((await ofBooking(contractor.user_id)).body.error?.code).toBe('commission_split.twice');
    expect((await share({ version: 1, ...others(creator.user_id) })).status).toBe(200);
    expect((await ofBooking(creator.user_id)).status).toBe(200);
    expect(await advisors(booking.id)).toEqual([
      [contractor.user_id, '50'],
      [creator.user_id, '10'],
    ]);
    expect((await remove('advisor', contractor.user_id)).status).toBe(200);
    expect(await advisors()).toEqual([[creator.user_id, '10']]);
  });

  it('R-SHELL-219 is looked at, and not set, without the permission', async () => {
    await share();
    const { advisor } = world.people;
    const seen = await world.call('trips.commission-split.get', { id: trip.id }, { as: advisor });
    expect(seen.body.mode).toBe('view');
    const refused = await world.call(
      'trips.commission-split.set',
      { id: trip.id, version: 1, host_agency_split: '0', advisor_split: '100' },
      { as: advisor },
    );
    expect([refused.status, refused.body.error?.message]).toEqual([
      403,
      formatMessage('permission.denied.text', { action: 'set up trip commissions' }),
    ]);
    const row = { split_type: 'advisor', split_id: world.people.owner.user_id } as const;
    const kept = await world.call(
      'book.commission-split.delete',
      { ...row, rowObj: JSON.stringify({ trip_id: trip.id }) },
      { as: advisor },
    );
    expect(kept.status).toBe(403);
    expect((await read()).rows).toHaveLength(2);
  });
});

describe('the commission split of a booking', () => {
  const own = async () =>
    (
      await world.call(
        'book.commission-split.set',
        {
          id: booking.id,
          trip_id: trip.id,
          version: booking.version,
          commission_split_type: 'advisor',
          host_agency_split: '20',
          advisor_split: '55',
          refer_by_advisor_id: world.people.standard.user_id,
          refer_by_advisor_split: '5',
          other_advisor_splits: [{ advisor_id: world.people.contractor.user_id, advisor_split: '20' }],
        },
        owner(),
      )
    ).body.booking;

  it('follows its trip until it has its own, which then is not shared by the trip', async () => {
    await share();
    expect(await read(booking.id)).toMatchObject({ own: false, split: { host_agency_split: '40' } });
    await own();
    expect(await read(booking.id)).toMatchObject({ own: true, split: { host_agency_split: '20' } });
    expect((await read()).total_commission).toEqual([]);
  });

  it('R-TRIP-072 R-TRIP-170 is read with the booking, and its other advisors alone', async () => {
    await own();
    const { body } = await world.call('book.bookings.get', { id: booking.id, trip_id: trip.id }, owner());
    expect(body.booking).toMatchObject({
      commission_split_type: 'advisor',
      advisor_split: '55',
      host_agency_split: '20',
      refer_by_advisor_id: world.people.standard.user_id,
      refer_by_advisor_split: '5',
    });
    const others = await world.call('book.other-advisor-splits.list', { id: booking.id, trip_id: trip.id }, owner());
    expect(others.body).toEqual([{ advisor_id: world.people.contractor.user_id, advisor_split: '20' }]);
  });

  it('loses a row to the host agency, and keeps the split of the trip', async () => {
    await share();
    await own();
    const gone = await remove('advisor', world.people.contractor.user_id, { booking_id: booking.id });
    expect(gone.body.error).toBe(0);
    const { split } = await read(booking.id);
    expect(split).toMatchObject({ host_agency_split: '40', advisor_split: '55', other_advisor_splits: [] });
    expect((await read()).split).toMatchObject({ host_agency_split: '40', advisor_split: '60' });
  });
});

describe('deleting a commission split', () => {
  it('R-TRIP-171 R-TRIP-172 R-TRIP-213 takes the row, gives its share away and says so', async () => {
    await share();
    const { status, body } = await remove('advisor', world.people.owner.user_id);
    expect([status, body]).toEqual([200, { error: 0, message: 'Commission Split Deleted successfully.' }]);
    expect((await read()).rows).toMatchObject([{ split_type: 'host_agency', split: '100' }]);
  });

  it('R-TRIP-173 is refused when there is no such row', async () => {
    await share();
    const refused = await remove('advisor', world.people.contractor.user_id);
    expect([refused.status, refused.body.error?.code]).toEqual([404, 'record.missing']);
    const unreadable = await world.call(
      'book.commission-split.delete',
      { split_type: 'advisor', split_id: 'x', rowObj: 'no row' },
      owner(),
    );
    expect([unreadable.status, unreadable.body.error?.issues]).toMatchObject([400, [{ path: 'rowObj' }]]);
  });

  it('leaves no split when the last row goes, and the trip can be split anew', async () => {
    await share({ host_agency_split: '0', advisor_split: '100' });
    await remove('advisor', world.people.owner.user_id);
    expect(await read()).toMatchObject({ rows: [], version: 0 });
    expect((await share()).status).toBe(200);
  });
});

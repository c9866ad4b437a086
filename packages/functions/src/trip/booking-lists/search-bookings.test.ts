import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { filedAs } from '@wayline/core/areas/trip/bookings/types/filed-as';
import type { TripId } from '@wayline/core/base/ids';
import type { InputOf, OutputOf } from '@wayline/core/contract/contract';
import type { CONTRACTS, Contracts } from '@wayline/core/contracts';
import { PROJECTIONS } from '@wayline/core/projections';
import { type Projection, rebuildProjection, verifyProjection } from '@wayline/core/store/projection';
import { searchMatcher } from '@wayline/core/store/search/search-text';
import { deliverStream } from '@wayline/local/testing/deliver-stream';
import { streamBatch } from '@wayline/local/testing/stream-batch';
import { type Person, startWorld, type World } from '@wayline/local/testing/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Draft = Omit<InputOf<(typeof CONTRACTS)['book.bookings.create']>, 'trip_id'>;
type Asked = Record<string, string | number | undefined>;

const BOOKINGS = 60;
const TITLES = ['Dinner on the harbor', 'Élise’s spa day', 'Vatican at dawn', 'Dîner-spectacle', 'Transfer 1042'];
const SUPPLIERS = ['Gino', 'Chez Gino', 'Ravello Tours', undefined];
const TYPES = ['Dining', 'Tours', 'Other'] as const;
const STATUSES = ['Researching', 'Booked', 'Cancelled'] as const;

let world: World;
let bookings: Booking[];
let trips: { id: TripId; own: boolean }[];
const owner = () => ({ as: world.people.owner });

/** Bookings of many kinds, from which every answer can be worked out one by one. */
const draft = (i: number): Draft => ({
  booking_type: TYPES[i % TYPES.length] ?? 'Other',
  title: TITLES[i % TITLES.length] ?? '',
  supplier_name: SUPPLIERS[i % SUPPLIERS.length],
  reservation_status: STATUSES[i % STATUSES.length],
  payment_status: i % 7 === 0 ? 'paid' : 'unpaid',
  ...(i % 5 === 0 && { confirmation_id: i % 2 === 0 ? `QK-${i}` : `LH 34000${1000 + i}` }),
  ...(i % 6 !== 5 && {
    general_booking: { start_date: new Date(Date.UTC(2031, 0, 1 + ((i * 17) % 90))).toISOString().slice(0, 10) },
  }),
});
const newTrip = async (trip_name: string) =>
  (await world.call('trips.create', { trip_name, trip_sub_type: 'Private' }, owner())).body.trip;
const add = async (trip_id: TripId, draft: Draft) =>
  (await world.call('book.bookings.create', { trip_id, ...draft }, owner())).body.booking;

beforeAll(async () => {
  world = await startWorld();
  trips = [];
  bookings = [];
  for (const [name, own] of [
    ['Amalfi', false],
    ['Norway', true],
  ] as const) {
    const trip = await newTrip(name);
    const given = { ids: [trip.id], advisor_id: world.people.standard.user_id };
    if (own) await world.send('trips.assign', given, owner());
    trips.push({ id: trip.id, own });
  }
  for (let i = 0; i < BOOKINGS; i += 1) bookings.push(await add(trips[i % 2]?.id as TripId, draft(i)));
  await deliverStream(world);
});
afterAll(() => world.stop());

const list = async (asked: Asked, as: Person = world.people.owner) =>
  (await world.send<OutputOf<Contracts['book.company-bookings.list']>>('book.company-bookings.list', asked, { as }))
    .body;
const idsOf = ({ bookings: found }: { bookings: readonly { id: string }[] }) => found.map(({ id }) => id);

const dayOf = (booking: Booking) => booking.general_booking?.start_date ?? '';
const isUnconfirmed = ({ confirmation_id, reservation_status }: Booking) =>
  !confirmation_id && reservation_status !== 'Cancelled';
/** The same by looking at every booking. */
const byLooking = (asked: Asked, isSeen: (booking: Booking) => boolean = () => true) => {
  const hasWords = asked.search ? searchMatcher(String(asked.search)) : undefined;
  const isOfSupplier = asked.supplier ? searchMatcher(String(asked.supplier)) : undefined;
  const isMeant = (booking: Booking) =>
    (['booking_type', 'reservation_status', 'payment_status'] as const).every(
      (name) => asked[name] === undefined || asked[name] === booking[name],
    ) &&
    (asked.filed_as === undefined || asked.filed_as === filedAs(booking.booking_type, booking.sub_type)) &&
    (asked.unconfirmed === undefined || isUnconfirmed(booking)) &&
    (asked.from === undefined || dayOf(booking) >= asked.from) &&
    (asked.until === undefined || dayOf(booking) <= asked.until) &&
    (isOfSupplier?.([booking.supplier_name]) ?? true) &&
    (hasWords?.([booking.title, booking.supplier_name, booking.confirmation_id]) ?? true);
  const places = new Map(bookings.map(({ id }, i) => [id, i]));
  const soonest = bookings
    .filter((booking) => isSeen(booking) && isMeant(booking))
    .sort((a, b) =>
      dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0),
    )
    .map(({ id }) => id);
  return asked.order === 'soonest' ? soonest : soonest.reverse();
};

const ASKED: Asked[] = [
  { search: 'gino' },
  { search: 'GINO din' },
  { search: 'diner' },
  { search: 'dinerspectacle' },
  { search: 'elise' },
  { search: 'qk-1' },
  { search: 'qk-10' },
  ...['lh', '34', '3400', '34000', '3400010', '34000101', '340001015', 'lh340001015', '3400010151'].map((search) => ({
    search,
  })),
  { search: '1042' },
  { search: 'vatican ravello' },
  { search: 'nothing at all like this' },
  { search: '***' },
  { booking_type: 'Tours' },
  { filed_as: 'Auxiliary' },
  { reservation_status: 'Booked', payment_status: 'unpaid' },
  { supplier: 'gin' },
  { supplier: 'chez gino' },
  { supplier: 'harbor' },
  { unconfirmed: '1' },
  { from: '2031-02-01' },
  { until: '2031-02-01' },
  { from: '2031-02-01', until: '2031-02-28', order: 'soonest' },
  { from: '2031-02-28', until: '2031-02-01' },
  { search: 'din', booking_type: 'Dining', supplier: 'gino', unconfirmed: '1', until: '2031-03-10', order: 'soonest' },
];

describe('R-TRIP-042 the bookings table answers from its index what looking at every booking would', () => {
  it.each(ASKED)('%o', async (asked) => {
    const found = await list({ ...asked, per_page: 500 });
    expect(idsOf(found)).toEqual(byLooking(asked));
    expect([found.filtered, found.total, found.cursor]).toEqual([found.bookings.length, BOOKINGS, undefined]);
  });

  it('with what the table shows of the trip', async () => {
    const { bookings: found } = await list({ search: 'vatican' });
    expect(new Set(found.map(({ trip }) => trip?.trip_name))).toEqual(new Set(['Amalfi', 'Norway']));
  });

  it.each(['latest', 'soonest'])('page after page, each booking once, %s first', async (order) => {
    const asked = { search: 'gino', order };
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...asked, per_page: 7, cursor });
      expect([page.filtered, page.total]).toEqual([byLooking(asked).length, BOOKINGS]);
      seen.push(...idsOf(page));
      cursor = page.cursor;
    } while (cursor);
    expect(seen).toEqual(byLooking(asked));
  });

  it.each(['bm90IG91cnM', '2', '0.', '0.999999999'])('turns the made-up cursor %s away', async (cursor) => {
    const refused = await world.call('book.company-bookings.list', { search: 'gino', cursor }, owner());
    expect(refused.status).toBe(400);
  });
});

describe('a reader who sees only the trips they work on (G-047)', () => {
  const isOwn = ({ trip_id }: Booking) => trips.some(({ id, own }) => own && id === trip_id);

  it.each([{}, { order: 'soonest' }, ...ASKED])('finds and counts nothing else: %o', async (asked) => {
    const found = await list({ ...asked, per_page: 500 }, world.people.standard);
    expect(idsOf(found)).toEqual(byLooking(asked, isOwn));
    expect([found.filtered, found.total]).toEqual([found.bookings.length, bookings.filter(isOwn).length]);
  });

  it('finds the bookings of a trip once it is given to them, and no longer once it is taken', async () => {
    const { standard, owner: to } = world.people;
    const trip = await newTrip('Handed over');
    await add(trip.id, { ...draft(0), title: 'Quillfeather' });
    const found = async () => (await list({ search: 'quillfeather' }, standard)).filtered;
    const counts: unknown[] = [];
    for (const advisor_id of [undefined, standard.user_id, to.user_id]) {
      if (advisor_id) await world.send('trips.assign', { ids: [trip.id], advisor_id }, owner());
      await deliverStream(world);
      counts.push(await found());
    }
    expect(counts).toEqual([0, 1, 0]);
    await world.call('trips.delete', { ids: [trip.id] }, owner());
    await deliverStream(world);
  });

  it('a colleague in another company finds nothing of it', async () => {
    expect(idsOf(await list({ search: 'gino' }, world.people.stranger))).toEqual([]);
  });
});

describe('what changes', () => {
  const named = async (search: string) => (await list({ search })).bookings.map(({ title }) => title);
  const wrong = async () => {
    const projection = PROJECTIONS.find(({ name }) => name === 'booking-search') as Projection;
    const found: string[] = [];
    for await (const { where } of verifyProjection(world.table, projection, [world.people.owner.company_id]))
      found.push(where);
    return found;
  };

  it('is found by its new words and day and no longer by the old ones, gone with it, and found again once it is back', async () => {
    const trip = await newTrip('Changes');
    const { id } = await add(trip.id, {
      ...draft(0),
      title: 'Sauterne',
      general_booking: { start_date: '2033-01-01' },
    });
    await deliverStream(world);
    expect(await named('sauter')).toEqual(['Sauterne']);
    const changed = {
      id,
      trip_id: trip.id,
      version: 1,
      title: 'Marsala',
      general_booking: { start_date: '2034-01-01' },
    };
    expect((await world.call('book.bookings.update', changed, owner())).status).toBe(200);
    await deliverStream(world);
    expect([await named('sauter'), await named('marsa')]).toEqual([[], ['Marsala']]);
    expect([(await list({ from: '2033-12-31' })).filtered, (await list({ from: '2034-01-02' })).filtered]).toEqual([
      1, 0,
    ]);
    await world.call('book.bookings.delete', { id, trip_id: trip.id }, owner());
    await deliverStream(world);
    expect(await named('marsa')).toEqual([]);
    const back = { id, trip_id: trip.id };
    expect((await world.call('trips.bookings.deleted.restore', back, owner())).status).toBe(200);
    await deliverStream(world);
    expect(await named('marsa')).toEqual(['Marsala']);
    expect(await wrong()).toEqual([]);
  });

  it('of a trip changes the rows of its bookings; they go with it into the trash, and come back with it', async () => {
    const trip = await newTrip('Before');
    await add(trip.id, { ...draft(0), title: 'Quincunx' });
    await deliverStream(world);
    const trips = async () => (await list({ search: 'quincunx' })).bookings.map((found) => found.trip?.trip_name);
    const { trip: now } = (await world.call('trips.get', { id: trip.id }, owner())).body;
    await world.call('trips.update', { id: trip.id, version: now.version, trip_name: 'After' }, owner());
    await deliverStream(world);
    expect(await trips()).toEqual(['After']);
    await world.call('trips.delete', { ids: [trip.id] }, owner());
    await deliverStream(world);
    expect([await trips(), await wrong()]).toEqual([[], []]);
    await world.call('trips.deleted.restore', { id: trip.id }, owner());
    await deliverStream(world);
    expect([await trips(), await wrong()]).toEqual([['After'], []]);
  });

  it('leaves the index as it would be from scratch, also when all of it is delivered again', async () => {
    expect(await wrong()).toEqual([]);
    await world.job('deliver-events', await streamBatch(world.table.name));
    expect(await wrong()).toEqual([]);
    const projection = PROJECTIONS.find(({ name }) => name === 'booking-search') as Projection;
    expect(await rebuildProjection(world.table, projection, [world.people.owner.company_id])).toEqual({
      wrong: 0,
      skipped: 0,
      finished: true,
    });
  });
});

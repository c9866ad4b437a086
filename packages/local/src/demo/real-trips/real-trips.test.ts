import type { Booking } from '@wayline/core/areas/trip/bookings/booking';
import { bookingIssues } from '@wayline/core/areas/trip/bookings/booking-issues';
import { checkTrip } from '@wayline/core/areas/trip/trip-check/trip-check';
import { addDays, daysBetween } from '@wayline/core/base/days';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Handler } from '../../gateway/call-event';
import { deliverStream } from '../../testing/deliver-stream';
import { startWorld, type World } from '../../testing/world';
import { FAMILIES, SINGLES } from '../clients/families';
import { planRealTrips, type REAL_TRIPS } from './plan-real-trips';

const TODAY = '2026-11-21';
const MODULES = import.meta.glob<{ handler: Handler }>([
  '../../../../functions/src/**/*.ts',
  '!../../../../functions/src/**/*.test.ts',
]);

let world: World;
const asked = () => ({ as: world.people.advisor });
/** The handlers, of which one is not there any more after so many calls. */
const handlers = (calls = Number.POSITIVE_INFINITY) => {
  const ended = new AbortController();
  let left = calls;
  const of = async (name: string) => {
    left -= 1;
    if (left < 0) ended.abort(new Error('broken off'));
    const module = await MODULES[`../../../../functions/src/${name}.ts`]?.();
    if (!module) throw new Error(`No handler called ${name}.`);
    return module.handler as unknown as (event: unknown) => Promise<unknown>;
  };
  return [{ of }, TODAY, ended.signal] as const;
};
const read = async (name: string) => {
  const { trips } = (await world.call('trips.list', { search: name }, asked())).body;
  expect(trips.map((trip) => trip.trip_name)).toEqual([name]);
  return (await world.call('trips.get', { id: trips[0]?.id as never }, asked())).body;
};
type Read = Awaited<ReturnType<typeof read>>;
const planned = {} as Record<keyof typeof REAL_TRIPS, Read>;

beforeAll(async () => {
  world = await startWorld({ standins: true });
  // Broken off among the people of the first trip, then among the bookings of the group, as starts are that somebody ends.
  for (const calls of [6, 110]) await expect(planRealTrips(...handlers(calls))).rejects.toThrow('broken off');
  await planRealTrips(...handlers());
  await deliverStream(world);
  planned.cruise = await read('Greek Isles for two couples');
  planned.rail_and_air = await read('Europe by rail, the Haddads');
  planned.group = await read('Kestrel partner meeting, Lisbon');
});
afterAll(() => world.stop());

const findings = (trip: Read, today = TODAY) => checkTrip({ ...trip, today }).map(({ rule, say }) => `${rule} ${say}`);
const ofType = (trip: Read, type: Booking['booking_type']) => trip.bookings.filter((b) => b.booking_type === type);
const roomsOf = (trip: Read) =>
  ofType(trip, 'Accommodation')
    .flatMap((b) => b.accommodation?.room_types ?? [])
    .flatMap((type) => type.rooms.map((room) => ({ ...room, kind: type.room_type })));

it('clients are added once each: those of the agency, and the people of the three trips, who are linked to them', async () => {
  const asked = { as: world.people.owner };
  const { total } = (await world.call('crm.individuals.list', { per_page: 1 }, asked)).body;
  const travelers = Object.values(planned).flatMap((trip) => trip.travelers);
  const known = FAMILIES.flatMap(({ people }) => people).length + SINGLES.length;
  expect([known, total]).toEqual([61, 61 + travelers.length]);
  expect(travelers.every(({ client_id }) => client_id !== undefined)).toBe(true);
  const { pairs } = (await world.call('crm.duplicates.list', {}, asked)).body;
  expect(pairs.some(({ kept, other }) => kept.last_name === 'Okafor' && other.last_name === 'Okafor')).toBe(true);
});

describe('the three real trips', () => {
  it('are planned once each, however often the planning was broken off', async () => {
    const counts = Object.values(planned).map(({ trip, travelers, bookings, itineraries }) => [
      trip.trip_pax,
      travelers.length,
      trip.trip_reservations,
      bookings.length,
      itineraries.map((i) => i.published_version),
    ]);
    expect(counts).toEqual([
      [4, 4, 13, 13, [1]],
      [5, 6, 21, 21, [1]],
      [40, 41, 14, 14, [1]],
    ]);
  });
  it('hold what their day and people make of them, and the trip check finds in them what is meant to be found', () => {
    expect(findings(planned.cruise)).toEqual([]);
    expect(findings(planned.rail_and_air)).toEqual([
      `TC-07 The passport of Elias Haddad expires on 07/19/2027, less than six months after the trip. Many countries won’t accept it.`,
    ]);
    expect(findings(planned.group)).toEqual([
      'TC-08 Jean-Baptiste Nkurunziza: date of birth missing. London to Lisbon needs it.',
      'TC-20 No transfer booked from Lisbon Portela Airport to Tivoli Oriente, speakers and longer stays on 09/07/2027.',
    ]);
  });
  it('leave before they arrive, and stay within the days of their trip', () => {
    for (const { trip, bookings } of Object.values(planned)) {
      expect(bookings.flatMap(bookingIssues)).toEqual([]);
      const days = bookings.flatMap((b) => [
        ...[...(b.destinations ?? []), ...(b.transportations ?? [])].flatMap((l) => [l.start_date, l.end_date ?? '']),
        ...(b.accommodation ? [b.accommodation.checkin_date, b.accommodation.checkout_date] : []),
        ...(b.cruise_days ?? []).map((d) => d.date),
        ...(b.general_booking ? [b.general_booking.start_date] : []),
      ]);
      expect(days.filter((day) => day < (trip.start_date ?? '') || day > (trip.end_date ?? ''))).toEqual([]);
    }
  });
  it('R-TRIP-029 R-TRIP-030 six ports and two days at sea, at a price per cabin', () => {
    const [cruise] = ofType(planned.cruise, 'Cruise');
    const days = cruise?.cruise_days ?? [];
    expect(new Set(days.flatMap(({ port }) => port?.name ?? [])).size).toBe(6);
    expect(days.filter(({ port }) => !port)).toHaveLength(2);
    // Two cabins of 3,898.00 and 452.30 of port charges each.
    expect(cruise?.price_detail).toMatchObject({ total_price: 870_060, total_commission_price: 109_144 });
  });
  it('fourteen days for five, one of them younger than two, in six countries by rail and air', () => {
    const { trip, travelers } = planned.rail_and_air;
    expect(daysBetween(trip.start_date ?? '', trip.end_date ?? '') + 1).toBe(14);
    const noor = travelers.find((t) => t.first_name === 'Noor');
    expect(addDays(noor?.dob ?? '', 730) > (trip.end_date ?? '')).toBe(true);
    expect(ofType(planned.rail_and_air, 'Rail').flatMap((b) => b.transportations ?? [])).toHaveLength(7);
    // Two adults, two children and a baby, each with airport tax of 142.75.
    expect(ofType(planned.rail_and_air, 'Flights').map((b) => b.price_detail?.total_price)).toEqual([291_695, 291_695]);
  });
  it('R-TRIP-235 prices in other currencies stand at the locked reference rate of a day', () => {
    const rates = planned.rail_and_air.bookings.flatMap(({ price_detail: p }) =>
      p && p.currency !== 'USD' ? `${p.currency} ${p.exchange_rate} ${p.rate_date} ${p.rate_locked}` : [],
    );
    expect(new Set(rates)).toEqual(
      new Set(['GBP 1.25292 2024-12-31 true', 'EUR 1.0389 2024-12-31 true', 'CHF 1.1038 2024-12-31 true']),
    );
  });
  it('R-TRIP-086 R-TRIP-088 forty guests have a bed each, in rooms with their own nights', () => {
    const rooms = roomsOf(planned.group);
    const guests = rooms.flatMap((room) => room.guests);
    expect([rooms.length, guests.length, new Set(guests.flatMap((g) => g.traveller_ids)).size]).toEqual([22, 40, 40]);
    const nights = rooms.map((room) => `${room.kind} ${room.nights}`);
    const count = (kind: string) => nights.filter((n) => n === kind).length;
    expect(['Twin 3', 'Double 3', 'Single 3', 'Single 4', 'Twin 4', 'Double 4'].map(count)).toEqual([
      13, 3, 1, 3, 1, 1,
    ]);
    const first = planned.group.trip.start_date;
    expect(rooms.filter((room) => room.checkin_date === first).map((room) => room.kind)).toEqual(
      Array(3).fill('Single'),
    );
  });
  it('R-TRIP-053 R-TRIP-072 deposits and the final payment come to the price, and the commission is shared', async () => {
    const { trip, accounting_summary } = planned.group;
    const terms = [
      ...trip.trip_deposits.map((d) => d.amount.minor),
      trip.trip_data_mapper.final_total_amount?.minor ?? 0,
    ];
    expect(terms).toEqual([770_180, 1_155_270, 1_925_450]);
    expect(accounting_summary.total_sales).toEqual([{ minor: 3_850_900, currency: 'EUR' }]);
    const split = (await world.call('trips.commission-split.get', { id: trip.id }, asked())).body;
    expect(split.rows.map((row) => `${row.name} ${row.split}`)).toEqual([
      'Harbour & Vale Travel 30',
      'Adrian Moss 60',
      'Casey North 10',
    ]);
  });
  it('R-TRIP-064 the group has the tasks of its template, due before it leaves', async () => {
    const { trip } = planned.group;
    const { tasks } = (await world.call('trips.checklists.list', { id: trip.id }, asked())).body;
    expect(tasks).toHaveLength(8);
    expect(tasks.find((t) => t.title.startsWith('Send the room list'))?.due_day).toBe(
      addDays(trip.start_date ?? '', -30),
    );
  });
  it("no passport and no number of a booking could be somebody's", () => {
    for (const { bookings } of Object.values(planned))
      expect(bookings.filter((b) => !b.confirmation_id?.startsWith('DEMO-'))).toEqual([]);
  });
});

it('invoices are made of them once each: paid by two, in another currency, overdue, canceled, and a draft', async () => {
  const { invoices } = (await world.call('book.invoices.list', {}, asked())).body;
  const shown = invoices.map(({ state, payment_status, currency, formatted_invoice_number: number, trip_name }) =>
    [trip_name, number ?? 'Draft', currency, state === 'draft' ? state : payment_status].join(' | '),
  );
  expect(shown.sort()).toEqual([
    'Europe by rail, the Haddads | Draft | USD | draft',
    'Europe by rail, the Haddads | INV-2026-00001 | USD | overdue',
    'Greek Isles for two couples | INV-2026-00002 | USD | paid',
    'Greek Isles for two couples | INV-2026-00004 | USD | open',
    'Kestrel partner meeting, Lisbon | INV-2026-00003 | USD | canceled',
    'Kestrel partner meeting, Lisbon | INV-2026-00005 | EUR | open',
  ]);
  const { balanced } = (await world.call('ledger.trial-balance.get', {}, { as: world.people.owner })).body;
  expect(balanced).toBe(true);
});

it('payments came for them: half a fee, a deposit, a transfer in another currency, a check of which a part went back and some was credited, and one that is kept as credit', async () => {
  const { payments } = (await world.call('book.payments.list', {}, { as: world.people.owner })).body;
  const shown = payments.map((payment) => [
    ...[
      payment.invoice_no,
      payment.payment_method,
      payment.currency,
      payment.refunded_amount,
      payment.unapplied_amount,
    ],
  ]);
  expect(shown.sort()).toEqual([
    ['', 'check', 'USD', 0, 0],
    ['INV-2026-00001', 'check', 'USD', 0, 0],
    ['INV-2026-00002', 'check', 'USD', 15_000, 7_500],
    ['INV-2026-00004', 'bank_transfer', 'USD', 0, 0],
    ['INV-2026-00005', 'bank_transfer', 'EUR', 0, 0],
  ]);
});

it('clients have credit: a deposit that was kept, and goodwill that expires soon', async () => {
  const asOwner = { as: world.people.owner };
  const { payments } = (await world.call('book.payments.list', {}, asOwner)).body;
  const clients = [...new Set(payments.map(({ client_id }) => client_id))];
  const found = await Promise.all(
    clients.map(async (client_id) => (await world.call('book.client-credits.list', { client_id }, asOwner)).body),
  );
  const shown = found.flatMap(({ credits }) => credits);
  expect(
    shown
      .map(({ kind, left_amount, expires_on }) => `${kind} ${left_amount} ${expires_on ? 'expires' : 'stays'}`)
      .sort(),
  ).toEqual(['converted 25000 stays', 'granted 10000 expires']);
});

it('a month of the bank is loaded once: what is in the books, what is owed and what the bank charges is found in it', async () => {
  await deliverStream(world);
  const asOwner = { as: world.people.owner };
  const { files } = (await world.call('book.bank-files.list', {}, asOwner)).body;
  expect(files.map(({ name, lines, problems }) => ({ name, lines, problems }))).toEqual([
    { name: 'first-harbor.csv', lines: 20, problems: [] },
  ]);
  const { lines } = (await world.call('book.bank-lines.list', {}, asOwner)).body;
  const ids = lines.map(({ id }) => id);
  const { suggestions } = (await world.call('book.bank-suggestions.list', { ids }, asOwner)).body;
  const likely = lines.flatMap(({ id, text }) => {
    const [first] = suggestions[id] ?? [];
    return first ? [[text, first.decision.as, first.sure]] : [];
  });
  expect(likely).toEqual([
    ['Wire', 'found', true],
    ['Our deposit for the cruise', 'received', false],
    ['Wire out fee', 'posted', false],
    ['Deposit expedition', 'found', true],
    ['Invoice INV-2026-00001, the rest', 'received', true],
    ['Wire out fee', 'posted', false],
    ['Monthly maintenance fee', 'posted', false],
  ]);
});

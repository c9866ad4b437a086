import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullName } from '../../../../base/full-name';
import { idMaker, type TripId, type UserId } from '../../../../base/ids';
import { Booking } from '../../bookings/booking';
import { DayEvent } from '../../itinerary/event';
import { Itinerary } from '../../itinerary/itinerary';
import { liveRows } from '../../trip-packages/live-row';
import { madePackage, packageNow } from '../../trip-packages/made-package';
import { PackageDraft, type TripPackage } from '../../trip-packages/trip-package';
import { Traveler } from '../traveler';
import { Trip } from '../trip';
import { findFirstTripDay, lostInCopy } from './copy-days';
import { type CopyChoice, copyTrip } from './copy-trip';

let time = 0;
const newId = idMaker(
  () => ++time,
  (n) => new Uint8Array(n),
);
const now = '2031-01-01T00:00:00.000Z';
const user = newId('user') as UserId;
const id = newId('trip');
const kept = { created_at: now, updated_at: now, version: 3 };
const trip = Trip.parse({
  ...kept,
  id,
  code: 'T-1001',
  custom_code: 'OLD-7',
  user_id: user,
  advisor_name: 'Adrian Moss',
  trip_name: 'Amalfi in spring',
  start_date: '2031-05-01',
  end_date: '2031-05-04',
  trip_status: 'PAID',
  trip_destinations: ['Ravello'],
  tags: ['spring'],
  trip_pax: 2,
  trip_reservations: 1,
  archived_at: now,
});
const traveler = Traveler.parse({
  id: newId('traveler'),
  trip_id: id,
  first_name: 'Mina',
  last_name: 'Okafor',
  client_type: 'lead_client',
  status: 'paid_in_full',
  passport_sealed: 's1.sealed',
  has_passport: true,
  created_at: now,
  version: 2,
});
const gone = Traveler.parse({
  ...traveler,
  id: newId('traveler'),
  first_name: 'Jo',
  trip_traveler_status: 'cancelled',
});
const flight = Booking.parse({
  ...kept,
  id: newId('booking'),
  trip_id: id,
  booking_type: 'Flights',
  title: 'Lisbon to Naples',
  confirmation_id: 'ABC123',
  reservation_status: 'Booked',
  payment_status: 'paid',
  supplier_status: 'confirmed_by_supplier',
  traveler_ids: [traveler.id, gone.id],
  guest_names: ['Grandma'],
  passengers: [{ traveler_id: traveler.id, e_ticket_number: '047-1', meal: 'VGML' }],
  flight_detail: { record_locator: 'XYZ789', baggage: '23 kg' },
  supplier_requests: { food_allergies: 'Peanuts' },
  destinations: [
    { from: { name: 'Lisbon' }, to: { name: 'Naples' }, start_date: '2031-05-01', start_time: '09:00', seat: '4A' },
  ],
});
const itinerary = Itinerary.parse({
  ...kept,
  id: newId('itinerary'),
  trip_id: id,
  ti_name: 'For the clients',
  welcome_text: 'Welcome',
  hidden_booking_ids: [flight.id, 'bkg_gone'],
  published_version: 4,
  shares: [{ id: 'shr_1', token_hash: 'h', created_at: now }],
});
const guide = DayEvent.parse({
  ...kept,
  id: newId('day_event'),
  trip_id: id,
  event_title: 'Meet the guide',
  startDate: '2031-05-02',
  startTime: '09:30',
  note: 'At the fountain',
});
const source = {
  trip,
  bookings: [flight],
  travelers: [traveler, gone],
  itineraries: [itinerary],
  events: [guide],
  packages: [] as TripPackage[],
};
const dinnerAt = (booking: Booking, total_price: number) =>
  Booking.parse({ ...booking, price_detail: { total_price, currency: 'EUR' } });
const everything = { bookings: true, travelers: true, itineraries: true };
const copied = (choice: Partial<CopyChoice> = {}, start_date?: string, of = source) =>
  copyTrip(
    of,
    { ...everything, ...choice },
    {
      id: newId('trip') as TripId,
      number: 2002,
      user_id: user,
      creator_name: 'Mara Lind',
      advisor_name: 'Mara Lind',
      organization_name: 'House',
      trip_name: 'Amalfi again',
      start_date,
      now,
      newId,
    },
  );

describe('R-TRIP-188 a copied trip', () => {
  it('begins as a new request, under its own code, with the days, places and tags of the first', () => {
    const { trip: copy } = copied();
    expect(Trip.parse({ ...kept, ...copy })).toMatchObject({
      code: 'T-2002',
      trip_name: 'Amalfi again',
      start_date: '2031-05-01',
      trip_status: 'NEW REQUEST',
      trip_destinations: ['Ravello'],
      tags: ['spring'],
      trip_pax: 1,
      trip_reservations: 1,
      lead_traveler: 'Mina Okafor',
    });
    expect(copy.custom_code ?? copy.archived_at).toBeUndefined();
  });
  it('leaves with the first what suppliers, clients and payments have settled', () => {
    const [booking] = copied().bookings;
    expect(booking).toMatchObject({
      reservation_status: 'Researching',
      payment_status: 'unpaid',
      flight_detail: { baggage: '23 kg' },
      passengers: [{ name: '', meal: 'VGML' }],
    });
    const text = JSON.stringify(booking);
    for (const secret of ['ABC123', 'XYZ789', '047-1', '4A', 'confirmed_by_supplier', flight.id, traveler.id])
      expect(text).not.toContain(secret);
  });
  it('takes people who still travel, their passports sealed as they were, and nothing they paid', () => {
    const { travelers, bookings } = copied();
    expect(travelers).toMatchObject([{ first_name: 'Mina', status: 'inquired', passport_sealed: 's1.sealed' }]);
    expect(bookings[0]?.passengers?.[0]?.traveler_id).toBe(travelers[0]?.id);
    expect(bookings[0]).toMatchObject({ traveler_ids: [travelers[0]?.id], guest_names: ['Grandma', fullName(gone)] });
    expect(bookings[0]?.supplier_requests).toEqual({ food_allergies: 'Peanuts' });
  });
  it('names the people of the copy in its rooms, and nobody of the first trip', () => {
    const guests = [{ name: 'Mina and Jo', traveller_ids: [traveler.id, gone.id] }];
    const stay = Booking.parse({
      ...flight,
      booking_type: 'Accommodation',
      destinations: undefined,
      accommodation: {
        checkin_date: '2031-05-01',
        checkout_date: '2031-05-04',
        room_types: [{ rooms: [{ guests }] }],
      },
    });
    const { travelers, bookings } = copied({}, undefined, { ...source, bookings: [stay] });
    const room = bookings[0]?.accommodation?.room_types?.[0]?.rooms[0];
    expect(room?.guests[0]?.traveller_ids).toEqual([travelers[0]?.id]);
  });
  it('takes the texts of itineraries, unpublished and shared with nobody', () => {
    const { itineraries, bookings } = copied();
    expect(itineraries).toMatchObject([
      { welcome_text: 'Welcome', published_version: 0, shares: [], hidden_booking_ids: [bookings[0]?.id] },
    ]);
  });
  it('takes only what was chosen; without its people, bookings name nobody', () => {
    expect(copied({ bookings: false, travelers: false, itineraries: false })).toMatchObject({
      bookings: [],
      travelers: [],
      itineraries: [],
      events: [],
      packages: [],
      trip: { trip_pax: 0, trip_reservations: 0 },
    });
    const [nobody] = copied({ travelers: false }).bookings;
    expect([nobody?.traveler_ids, nobody?.guest_names]).toEqual([[], []]);
    expect(nobody).not.toHaveProperty('passengers');
    expect(nobody).not.toHaveProperty('supplier_requests');
  });
  it('moves by whole days, every booking and event with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 4000 }), (days) => {
        const day = (text: string) => new Date(Date.parse(text) + days * 86_400_000).toISOString().slice(0, 10);
        const { trip: copy, bookings, events } = copied({}, day('2031-05-01'));
        expect(events.map(({ startDate }) => startDate)).toEqual([day('2031-05-02')]);
        expect([copy.start_date, copy.end_date]).toEqual([day('2031-05-01'), day('2031-05-04')]);
        expect(bookings[0]?.destinations?.[0]).toMatchObject({ start_date: day('2031-05-01'), start_time: '09:00' });
      }),
    );
  });
  it('without days of its own is counted from what comes first on it', () => {
    const undated = { ...source, trip: { ...trip, start_date: undefined, end_date: undefined } };
    expect(findFirstTripDay(undated)).toBe('2031-05-01');
    expect(findFirstTripDay({ ...undated, bookings: [] })).toBe('2031-05-02');
    const copy = copyTrip(undated, everything, {
      ...copied().trip,
      number: 2003,
      start_date: '2032-05-01',
      now,
      newId,
    });
    expect(copy.trip.start_date).toBe('2032-05-01');
    expect(copy.bookings[0]?.destinations?.[0]?.start_date).toBe('2032-05-01');
  });
  it('names what would leave the calendar on its new days', () => {
    expect(lostInCopy(source, '2199-12-28')).toEqual([]);
    expect(lostInCopy(source, '2199-12-30')).toEqual(['Amalfi in spring']);
    expect(lostInCopy(source, '2199-12-31')).toEqual(['Amalfi in spring', 'Meet the guide']);
    const far = Booking.parse({
      ...flight,
      destinations: undefined,
      booking_type: 'Other',
      title: 'Far',
      ...{ general_booking: { start_date: '2032-01-01' } },
    });
    expect(lostInCopy({ ...source, bookings: [far] }, '2199-10-01')).toEqual(['Far']);
    expect(lostInCopy(source, undefined)).toEqual([]);
  });
  it('takes the events of its days as they are', () => {
    const { trip: copy, events } = copied();
    expect(events.map((event) => DayEvent.parse({ ...kept, ...event }))).toMatchObject([
      { trip_id: copy.id, event_title: 'Meet the guide', startTime: '09:30', note: 'At the fountain' },
    ]);
    expect(events[0]?.id).not.toBe(guide.id);
  });
});

describe('R-TRIP-188 R-TRIP-093 the packages of a copied trip', () => {
  const dinner = (n: number, total_price: number, headcount?: number) =>
    Booking.parse({
      ...{ ...kept, id: newId('booking'), trip_id: id, booking_type: 'Dining', title: `Dinner ${n}`, headcount },
      price_detail: { total_price, currency: 'EUR' },
    });
  const packaged = (bookings: Booking[], terms: object = {}) => {
    const draft = { name: 'Amalfi', currency: 'EUR', booking_mappers: bookings.map((b) => ({ id: b.id })), ...terms };
    const facts = { ...kept, id: newId('trip_package'), trip_id: id };
    const made = madePackage(PackageDraft.parse(draft), facts, liveRows(bookings, trip.trip_pax));
    if (!made.ok) throw new Error(made.code);
    return { ...facts, ...made.value };
  };
  const sums = ({ id: _i, trip_id: _t, booking_mappers, ...rest }: ReturnType<typeof packageNow>) => ({
    ...rest,
    rows: booking_mappers.map((row) => [row.title, row.saved_price, row.headcount, row.is_checked, row.is_sync]),
    ...{ created_at: '', updated_at: '', version: 0 },
  });

  it('name the copied bookings, and come to what the first ones come to', () => {
    const row = fc.record({ total: fc.nat(5_000_000), now: fc.nat(5_000_000), sync: fc.boolean(), heads: fc.nat(4) });
    const price_type = fc.constantFrom('total_price', 'price_per_person');
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), price_type, fc.nat(30), (drawn, type, markup) => {
        const before = drawn.map(({ total, heads }, n) => dinner(n, total, heads + 1));
        const rows = before.map((b, n) => ({ id: b.id, is_sync: drawn[n]?.sync }));
        const made = packaged(before, { price_type: type, markup_pct: String(markup), booking_mappers: rows });
        const bookings = before.map((b, n) => dinnerAt(b, drawn[n]?.now ?? 0));
        const of = { ...source, bookings, packages: [made] };
        const copy = copied({}, '2032-01-01', of);
        const [after] = copy.packages;
        const standing = packageNow(made, liveRows(bookings, trip.trip_pax));
        expect(after && sums(packageNow(after, liveRows(copy.bookings, trip.trip_pax)))).toEqual(
          sums({ ...standing, saved_total_price: standing.total_price }),
        );
        expect(after?.booking_mappers.map((r) => r.id)).toEqual(copy.bookings.map((b) => b.id));
        expect(after?.trip_id).toBe(copy.trip.id);
      }),
      { numRuns: 30 },
    );
  });
  it('leave behind what was deleted: a package, and a booking in one', () => {
    const [stays, goes] = [dinner(1, 10_000), dinner(2, 5_000)];
    const made = packaged([stays, goes]);
    const of = { ...source, bookings: [stays], packages: [made, { ...made, deleted_at: now }] };
    const { packages, bookings } = copied({}, undefined, of);
    expect(packages).toMatchObject([
      { name: 'Amalfi', total_price: 10_000, booking_mappers: [{ id: bookings[0]?.id }] },
    ]);
    expect(packages[0]?.booking_mappers).toHaveLength(1);
    expect(packages[0]?.package_prices).toHaveLength(1);
    expect(copied({ bookings: false }, undefined, of).packages).toEqual([]);
  });
});

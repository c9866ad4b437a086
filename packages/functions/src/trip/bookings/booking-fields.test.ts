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
const newTrip = async () => (await world.call('trips.create', { trip_name: 'Amalfi' }, asked())).body.trip.id;
const add = async (draft: Draft, trip?: Awaited<ReturnType<typeof newTrip>>) =>
  world.call('book.bookings.create', { trip_id: trip ?? (await newTrip()), ...draft }, asked());

const flight: Draft = {
  booking_type: 'Flights',
  sub_type: 'Commercial Flight',
  title: 'Oslo to Naples',
  supplier_name: 'Wideroe Test Air',
  destinations: [
    {
      from: { name: 'Oslo', timezone: 'Europe/Oslo' },
      to: { name: 'Naples', timezone: 'Europe/Rome' },
      start_date: '2031-05-01',
      start_time: '09:10',
      end_date: '2031-05-01',
      end_time: '12:40',
    },
  ],
  passengers: [
    {
      name: 'Mina Okafor',
      e_ticket_number: '117-2400000001',
      frequent_flyer: 'EB 123',
      meal: 'VGML',
      special_requests: ['wheelchair', 'airport_assistance'],
      seats: [{ leg: 0, service_class: 'Business', seat: '2A' }],
    },
  ],
  flight_detail: { flight_type: 'commercial', record_locator: 'X7PQ2K', baggage: '2 x 23 kg' },
};
const cruise: Draft = {
  booking_type: 'Cruise',
  title: 'The islands',
  cruise_detail: {
    ship: 'Star Pride',
    cabin_type: 'Balcony',
    cabin_number: '7021',
    deck_level: 'upper',
    dining_time: 'Early',
  },
  cruise_days: [
    { day: 1, date: '2031-05-02', port: { name: 'Naples' }, departure_time: '18:00' },
    { day: 2, date: '2031-05-03' },
    { day: 3, date: '2031-05-04', port: { name: 'Palermo' }, arrival_time: '08:00', departure_time: '18:00' },
  ],
};
const ride: Draft = {
  booking_type: 'Rail',
  title: 'Naples to Rome',
  transport_detail: { driver_name: 'Enzo', pickup_details: 'At the gate' },
  transportations: [
    { from: { name: 'Naples' }, to: { name: 'Rome' }, start_date: '2031-05-05', coach: '4', seat: '12' },
  ],
};
const stay: Draft = {
  booking_type: 'Accommodation',
  title: 'Hotel Luna',
  tags: ['honeymoon'],
  option_expires_on: '2031-03-01',
  payment_due_date: '0000-00-00',
  client_approval: 'asked',
  supplier_confirmations: ['R1', 'R2'],
  accommodation: {
    checkin_date: '2031-05-02',
    checkout_date: '2031-05-04',
    category: '4-5*',
    stars: '5',
    board: 'Half board',
  },
};
const tour: Draft = {
  booking_type: 'Tours',
  title: 'Pompeii 🌋 مدينة',
  general_booking: { start_date: '2031-05-03', start_time: '09:00', end_time: '12:00' },
  service_detail: {
    duration: '3 h',
    meeting_point: 'Porta Marina',
    guide_name: 'Rosa',
    party_size: 4,
    travel_pace: 'mixed',
  },
  headcount: 4,
  includes: 'Tickets',
  supplier_requests: { medical_conditions: 'Uses a wheelchair', food_allergies: 'Peanuts', meals: 'Vegetarian' },
};

describe('the fields of each type', () => {
  it.each([
    ['R-TRIP-227 a flight with passengers and seats', flight],
    ['R-TRIP-231 a cruise with its ship and days', cruise],
    ['a train with a coach', ride],
    ['R-TRIP-229 a stay with category, deadlines and approval', stay],
    ['R-TRIP-248 a tour with a guide, and what the supplier is asked for', tour],
  ])('%s are kept as they were sent', async (_what, draft) => {
    const made = await add(draft);
    expect(made.status).toBe(200);
    const { payment_due_date: _none, ...sent } = draft;
    const { id, trip_id } = made.body.booking;
    const read = (await world.call('book.bookings.get', { id, trip_id }, asked())).body.booking;
    expect(read).toMatchObject(sent);
    expect(read.payment_due_date).toBeUndefined();
  });

  it('R-TRIP-065 R-TRIP-066 are read with what follows from them', async () => {
    const { trip } = (await world.call('trips.create', { trip_name: 'May', start_date: '2031-05-01' }, asked())).body;
    const read = async (draft: Draft) => {
      const { id } = (await add(draft, trip.id)).body.booking;
      return (await world.call('book.bookings.get', { id, trip_id: trip.id }, asked())).body.booking;
    };
    expect(await read(flight)).toMatchObject({
      status: 'Researching',
      type: 'Flights',
      booking_type_id: 1,
      parent_category: { name: 'Commercial Flight', class_icon: 'plane', parent_name: 'Flights' },
      sec_time: (9 * 60 + 10) * 60,
      cal_total_price: 0,
      destinations: [{ time: '09:10', flights: [{ duration: '3h 30m' }] }],
    });
    expect(await read(stay)).toMatchObject({ checkin_day: 2, checkout_day: 4 });
    const types = [flight, stay, ride, tour].map(async (draft) => (await read(draft)).legacy_type);
    expect(await Promise.all(types)).toEqual([
      'ManualAirBooking',
      'ManualHotelBooking',
      'ManualTransportationBooking',
      undefined,
    ]);
  });

  it('give a flight the zones of its airports, when it is made and when it is changed', async () => {
    const end = (name: string, iata_code: string) => ({ name, iata_code, source: 'manual' });
    const leg = { from: end('Newark', 'EWR'), to: end('Lisbon', 'LIS'), start_date: '2031-05-14', start_time: '18:30' };
    const { booking } = (
      await add({ booking_type: 'Flights', title: 'Out', destinations: [{ ...leg, end_time: '06:20' }] })
    ).body;
    expect(booking.destinations).toMatchObject([
      { start_timezone: 'America/New_York', end_timezone: 'Europe/Lisbon', end_date: '2031-05-15' },
    ]);
    const { id, trip_id } = booking;
    const changed = await world.call(
      'book.bookings.update',
      { id, trip_id, version: 1, destinations: [{ ...leg, to: end('Porto', 'OPO') }] },
      asked(),
    );
    expect(changed.body.booking.destinations).toMatchObject([{ end_timezone: 'Europe/Lisbon' }]);
  });

  it('can be emptied again', async () => {
    const { booking } = (await add(stay)).body;
    const at = { id: booking.id, trip_id: booking.trip_id, version: 1 };
    const emptied = await world.call(
      'book.bookings.update',
      { ...at, option_expires_on: '', client_approval: '', tags: [] },
      asked(),
    );
    expect(emptied.body.booking).toMatchObject({ supplier_confirmations: ['R1', 'R2'], tags: [], version: 2 });
    expect(emptied.body.booking.option_expires_on).toBeUndefined();
    const { body } = await world.call('book.bookings.get', { id: booking.id, trip_id: booking.trip_id }, asked());
    expect([body.booking.option_expires_on, body.booking.client_approval]).toEqual([undefined, undefined]);
  });

  it('are refused with a sentence where they cannot be', async () => {
    const reversed = { ...flight, destinations: flight.destinations?.map((leg) => ({ ...leg, end_time: '09:00' })) };
    const refused = await add(reversed);
    expect([refused.status, refused.body.error?.issues]).toEqual([
      400,
      [{ path: 'destinations.0.end_date', message: 'This leg arrives before it departs. Check the dates and times.' }],
    ]);
    const early = await add({ ...stay, accommodation: { checkin_date: '2031-05-04', checkout_date: '2031-05-02' } });
    expect(early.body.error?.issues).toMatchObject([
      { message: 'Check-out must be after check-in. Pick a later date.' },
    ]);
    expect((await add({ ...tour, general_booking: { start_date: '2031-02-30' } })).status).toBe(400);
  });

  it('R-TRIP-029 make the days of a cruise: from the second an arrival, none at sea, and on the last no departure', async () => {
    const trip = await newTrip();
    await add(cruise, trip);
    const { body } = await world.call('book.trip-bookings.get', { trip_id: trip }, asked());
    expect(body.daily_itinerary.map(({ entries }) => entries.map((e) => e.kind))).toEqual([
      ['port'],
      ['port'],
      ['arrival'],
    ]);
  });
});

describe('the lists bookings are filled from', () => {
  it('R-TRIP-075 R-TRIP-174 R-TRIP-246 R-TRIP-247 know suppliers by group, each ending in Add New', async () => {
    const addSupplier = (institution: string, ...supplier_categories: string[]) =>
      world.call(
        'crm.institutions.create',
        { institution, profile_category_id: 7, institutionObject: { supplier_categories } },
        asked(),
      );
    await addSupplier('Wideroe Test Air', 'Airline');
    await addSupplier('Second Air', 'Airline', 'Hotel');
    await addSupplier('Rosa Walks', 'Tours');
    await addSupplier('Anything Goes');
    const { groups } = (await world.call('book.suppliers.list', {}, asked())).body;
    const of = (name: string) =>
      groups.find(({ group }) => group === name)?.suppliers.map((s) => [s.name, s.default_type]);
    expect(of('Airline')).toEqual([
      ['Second Air', 'Airline'],
      ['Wideroe Test Air', 'Airline'],
      ['Add New', 'Airline'],
    ]);
    expect(of('Hotel')).toContainEqual(['Second Air', 'Hotel']);
    expect(of('general')).toEqual([
      ['Anything Goes', 'general'],
      ['Rosa Walks', 'Tours'],
      ['Add New', 'general'],
    ]);
    expect(groups.map(({ group }) => group)).toEqual(['Airline', 'Ocean Cruise', 'Hotel', 'transportation', 'general']);
    const asOwner = { as: world.people.owner };
    const { value } = (await world.call('users.settings.get', { section: 'supplier_types' }, asOwner)).body;
    const { entries } = value as { entries: { id: string; name: string }[] };
    const walks = { id: 'own', name: 'Walks', children: [{ id: 'k', name: 'Tours' }] };
    const own = [walks, ...entries.map((one) => (one.id === 'Airline' ? { ...one, name: 'Carriers' } : one))];
    const save = { section: 'supplier_types', version: 0, value: { entries: own } } as const;
    expect((await world.call('users.settings.save', save, asOwner)).status).toBe(200);
    const after = (await world.call('book.suppliers.list', {}, asked())).body.groups;
    expect(after.slice(0, 2).map(({ name, suppliers }) => [name, suppliers.map((s) => s.name)])).toEqual([
      ['Walks', ['Rosa Walks', 'Add New']],
      ['Carriers', ['Second Air', 'Wideroe Test Air', 'Add New']],
    ]);
    const others = (await world.call('book.suppliers.list', {}, { as: world.people.stranger })).body;
    expect(JSON.stringify(others)).not.toContain('Wideroe');
  });

  it('R-TRIP-106 R-TRIP-174 give cabin types and service types', async () => {
    const { cabin_types } = (await world.call('book.cabin-types.list', {}, asked())).body;
    expect(cabin_types).toContainEqual({ id: 4, name: 'Balcony' });
    const { service_types } = (await world.call('misc.service-types.list', { category_type: 'Booking' }, asked())).body;
    expect(service_types.map(({ name }) => name)).toContain('M.I.C.E./Groups');
    const suppliers = (await world.call('misc.service-types.list', { category_type: 'Suppliers' }, asked())).body;
    const [root] = suppliers.service_types;
    expect(root?.children?.find(({ id }) => id === 'transportation')?.children).toHaveLength(3);
  });
});

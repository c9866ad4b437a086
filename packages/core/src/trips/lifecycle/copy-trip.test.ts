import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Booking } from '../../bookings/booking';
import { Itinerary } from '../../itinerary/itinerary';
import { idMaker, type TripId, type UserId } from '../../kernel/ids';
import { Traveler } from '../traveler';
import { Trip } from '../trip';
import { type CopyChoice, copyTrip, firstDayOf } from './copy-trip';

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
  passport_sealed: 'sealed',
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
  traveler_names: ['Mina Okafor'],
  passengers: [{ name: 'Mina Okafor', traveler_id: traveler.id, e_ticket_number: '047-1', meal: 'VGML' }],
  flight_detail: { record_locator: 'XYZ789', baggage: '23 kg' },
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
const source = { trip, bookings: [flight], travelers: [traveler, gone], itineraries: [itinerary] };
const everything = { bookings: true, travelers: true, itineraries: true };
const copied = (choice: Partial<CopyChoice> = {}, start_date?: string) =>
  copyTrip(
    source,
    { ...everything, ...choice },
    {
      id: newId('trip') as TripId,
      code: 'T-2002',
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
    expect(Trip.parse(copy)).toMatchObject({
      code: 'T-2002',
      trip_name: 'Amalfi again',
      start_date: '2031-05-01',
      trip_status: 'NEW REQUEST',
      trip_destinations: ['Ravello'],
      tags: ['spring'],
      version: 1,
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
      passengers: [{ name: 'Mina Okafor', meal: 'VGML' }],
    });
    const text = JSON.stringify(booking);
    for (const secret of ['ABC123', 'XYZ789', '047-1', '4A', 'confirmed_by_supplier', flight.id, traveler.id])
      expect(text).not.toContain(secret);
  });
  it('takes people who still travel, their passports sealed as they were, and nothing they paid', () => {
    const { travelers, bookings } = copied();
    expect(travelers).toMatchObject([
      { first_name: 'Mina', status: 'inquired', passport_sealed: 'sealed', version: 1 },
    ]);
    expect(bookings[0]?.passengers?.[0]?.traveler_id).toBe(travelers[0]?.id);
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
      trip: { trip_pax: 0, trip_reservations: 0 },
    });
    expect(copied({ travelers: false }).bookings[0]).toMatchObject({ traveler_names: [], passengers: undefined });
  });
  it('moves by whole days, every booking with it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 4000 }), (days) => {
        const day = (text: string) => new Date(Date.parse(text) + days * 86_400_000).toISOString().slice(0, 10);
        const { trip: copy, bookings } = copied({}, day('2031-05-01'));
        expect([copy.start_date, copy.end_date]).toEqual([day('2031-05-01'), day('2031-05-04')]);
        expect(bookings[0]?.destinations?.[0]).toMatchObject({ start_date: day('2031-05-01'), start_time: '09:00' });
      }),
    );
  });
  it('without days of its own is counted from its first booking', () => {
    const undated = { ...source, trip: { ...trip, start_date: undefined, end_date: undefined } };
    expect(firstDayOf(undated)).toBe('2031-05-01');
    const copy = copyTrip(undated, everything, {
      ...copied().trip,
      start_date: '2032-05-01',
      now,
      newId,
    });
    expect(copy.trip.start_date).toBe('2032-05-01');
    expect(copy.bookings[0]?.destinations?.[0]?.start_date).toBe('2032-05-01');
  });
});

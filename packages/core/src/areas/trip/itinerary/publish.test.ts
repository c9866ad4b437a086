import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyBooking, booking, place } from './bookings.fixture';
import { PublishedItinerary } from './published';
import { italy } from './published.fixture';
import { clientStatus } from './published-entry';

const entriesOf = (p: PublishedItinerary) => [...p.days.flatMap((d) => d.entries), ...p.unscheduled];
const of = (id: string, p = italy()) => entriesOf(p).filter((e) => e.booking_id === id);

it('is what the contract says a published itinerary is', () => {
  expect(PublishedItinerary.parse(italy())).toEqual(JSON.parse(JSON.stringify(italy())));
});

it('R-TRIP-087 never publishes the advisor’s own note, only the note meant for the client', () => {
  expect(JSON.stringify(italy())).not.toContain('ask for Marco');
  expect(of('bkg_hotel')[0]?.note).toBe('Breakfast is included. The roof bar opens at six.');
});

it('R-TRIP-069 publishes the given documents and nothing else that hangs on a booking', () => {
  const internal = {
    ...booking('Tours', { general_booking: { start_date: '2027-03-22' } }),
    attachments: [{ key: 'Internal', name: 'secret.pdf' }],
  };
  const published = italy({}, [internal]);
  expect(JSON.stringify(published)).not.toContain('secret.pdf');
  expect(published.documents).toEqual([
    { name: 'Travel insurance policy.pdf', size: 248_000, url: '?document=fil_00000000000000000000000001' },
    { name: 'Walking map of Florence.pdf', size: 1_930_000, url: '?document=fil_00000000000000000000000002' },
  ]);
});

it('R-TRIP-248 never publishes what only the supplier is asked for', () => {
  const asked = {
    ...booking('Dining', { title: 'Cumpa Cosimo', general_booking: { start_date: '2027-03-22' } }),
    supplier_requests: { medical_conditions: 'Diabetic', food_allergies: 'Peanuts', meals: 'No pork' },
  };
  const published = JSON.stringify(italy({}, [asked]));
  expect(published).toContain('Cumpa Cosimo');
  expect(published).not.toMatch(/Diabetic|Peanuts|No pork/);
});

it('leaves out hidden bookings, with or without a day', () => {
  expect(of('bkg_surprise')).toEqual([]);
  expect(of('bkg_esim', italy({ hidden_booking_ids: ['bkg_esim'] }))).toEqual([]);
});

it('drops a day outside of the trip when its only booking is hidden', () => {
  const far = booking('Dining', { general_booking: { start_date: '2027-04-09' } });
  expect(italy({}, [far]).days.at(-1)?.date).toBe('2027-04-09');
  expect(italy({ hidden_booking_ids: [far.id] }, [far]).days.at(-1)?.date).toBe('2027-03-29');
});

it('shows a cancelled booking as cancelled', () => {
  expect(of('bkg_tour')[0]).toMatchObject({ is_cancelled: true, status: 'Cancelled' });
});

it('shows prices only when asked for, once a booking, in minor units', () => {
  expect(entriesOf(italy()).some((e) => e.price)).toBe(false);
  expect(of('bkg_hotel', italy({ show_prices: true })).map((e) => e.price)).toEqual([
    { minor: 184_500, currency: 'EUR' },
    undefined,
    undefined,
    undefined,
  ]);
});

it('tells a stay from check-in to check-out', () => {
  expect(of('bkg_hotel').map((e) => [e.kind, e.duration, e.time])).toEqual([
    ['checkin', '3 nights', '15:00'],
    ['overnight', 'Night 2 of 3', undefined],
    ['overnight', 'Night 3 of 3', undefined],
    ['checkout', undefined, '11:00'],
  ]);
});

it('gives a leg its ends, zones, duration and the day it arrives on', () => {
  expect(of('bkg_out')[0]).toMatchObject({
    number: 'AZ 609',
    duration: '8 h 50 min',
    end_date: '2027-03-21',
    timezone: 'America/New_York',
    end_timezone: 'Europe/Rome',
    from: { iata_code: 'JFK' },
  });
});

it('names travelers who travel, and no others', () => {
  expect(italy().travelers).toEqual(['Anna Kowalski', 'Paul Kowalski Jr.', 'Mia Kowalski']);
});

it('does not tell a client that the office is still researching', () => {
  expect([clientStatus('Researching'), clientStatus('Paid'), clientStatus('Rejected')]).toEqual([
    'To be confirmed',
    'Confirmed',
    'Not available',
  ]);
});

it('loses no visible booking', () => {
  fc.assert(
    fc.property(fc.array(anyBooking, { maxLength: 10 }), fc.boolean(), (bookings, hideFirst) => {
      const hidden = hideFirst ? bookings.slice(0, 1).map((b) => b.id) : [];
      const shown = new Set(entriesOf(italy({ hidden_booking_ids: hidden }, bookings)).map((e) => e.booking_id));
      expect([...shown].sort()).toEqual(
        [...new Set(bookings.map((b) => b.id as string))].filter((id) => !hidden.includes(id as never)).sort(),
      );
    }),
  );
});

it('keeps a carrier’s code that stands in the number already', () => {
  const leg = { from: place('A'), to: place('B'), start_date: '2027-03-22', carrier_code: 'LH', number: 'LH 441' };
  expect(entriesOf(italy({}, [booking('Flights', { destinations: [leg] })]))[0]?.number).toBe('LH 441');
});

import { describe, expect, it } from 'vitest';
import { bookingEntries, MOST_NIGHTS } from './booking-entries';
import { booking, place } from './bookings.fixture';

const days = (entries: ReturnType<typeof bookingEntries>) =>
  entries.map(({ date, entry }) => `${date.slice(8)} ${entry.kind}`);
const stay = (checkin_date: string, checkout_date: string) =>
  booking('Accommodation', { accommodation: { checkin_date, checkout_date } });
const leg = (start_date: string, start_time?: string) => ({ from: place('A'), to: place('B'), start_date, start_time });

describe('entries of a booking', () => {
  it('R-TRIP-023 shows a stay on its check-in day, overnight and on its check-out day', () => {
    const entries = bookingEntries(stay('2026-05-02', '2026-05-05'));
    expect(days(entries)).toEqual(['02 checkin', '03 overnight', '04 overnight', '05 checkout']);
    expect(entries[1]?.entry).toMatchObject({ kind: 'overnight', night: 2, nights: 3 });
  });
  it('R-TRIP-024 shows one night on two days, without an overnight', () => {
    expect(days(bookingEntries(stay('2026-05-02', '2026-05-03')))).toEqual(['02 checkin', '03 checkout']);
  });
  it('keeps both ends of a stay within a day, or entered the wrong way round', () => {
    expect(days(bookingEntries(stay('2026-05-02', '2026-05-02')))).toEqual(['02 checkin', '02 checkout']);
    expect(days(bookingEntries(stay('2026-05-05', '2026-05-02')))).toEqual(['05 checkin', '02 checkout']);
  });
  it('keeps both ends of a stay of years, without a night for each', () => {
    const entries = bookingEntries(stay('2026-05-02', '2062-05-02'));
    expect(entries).toHaveLength(MOST_NIGHTS + 1);
    expect(entries.at(-1)).toMatchObject({ date: '2062-05-02', entry: { kind: 'checkout' } });
  });
  it('R-TRIP-025 makes three entries of a flight with three legs', () => {
    const flight = booking('Flights', { destinations: [leg('2026-05-01'), leg('2026-05-01'), leg('2026-05-02')] });
    const entries = bookingEntries(flight).map(({ entry }) => entry);
    expect(entries.map((e) => e.kind === 'leg' && [e.leg_index, e.of])).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
  });
  it('R-TRIP-026 makes two entries of a transport with two legs', () => {
    for (const kind of ['Transportation', 'Rail'] as const) {
      expect(bookingEntries(booking(kind, { transportations: [leg('2026-05-01'), leg('2026-05-01')] }))).toHaveLength(
        2,
      );
    }
  });
  it('R-TRIP-027 makes one entry of one leg', () => {
    expect(bookingEntries(booking('Flights', { destinations: [leg('2026-05-01')] }))).toHaveLength(1);
    expect(bookingEntries(booking('Rail', { transportations: [leg('2026-05-01')] }))).toHaveLength(1);
  });
  it('R-TRIP-028 puts each leg on its own day with its own time', () => {
    const entries = bookingEntries(
      booking('Flights', { destinations: [leg('2026-05-01', '22:10'), leg('2026-05-03', '07:00')] }),
    );
    expect(entries.map(({ date, entry }) => [date, entry.time])).toEqual([
      ['2026-05-01', '22:10'],
      ['2026-05-03', '07:00'],
    ]);
  });
  it('shows a rental on the day it is collected and, at its latest hour, on the day it is brought back', () => {
    const rented = { ...leg('2026-05-01', '09:00'), end_date: '2026-05-04', end_time: '18:00' };
    const car = (sub_type: string, parts: object = {}) =>
      bookingEntries(booking('Transportation', { sub_type, transportations: [{ ...rented, ...parts }] }));
    for (const kind of ['Car Rental', 'Motorhome', 'Bike Rental'])
      expect(days(car(kind))).toEqual(['01 leg', '04 dropoff']);
    expect(car('Car Rental')[1]?.entry).toMatchObject({ place: { name: 'B' }, time: '18:00', sec_time: 18 * 3600 });
    expect(days(car('Taxi'))).toEqual(['01 leg']);
    expect(days(car('Car Rental', { end_date: '2026-05-01' }))).toEqual(['01 leg']);
    expect(days(car('Car Rental', { end_date: undefined }))).toEqual(['01 leg']);
  });
  it('tells how long a leg takes when both zones are known, and where it ends on another day', () => {
    const overnight = {
      from: place('JFK', 'America/New_York'),
      to: place('LHR', 'Europe/London'),
      start_date: '2026-05-01',
      start_time: '18:00',
      end_date: '2026-05-02',
      end_time: '06:10',
    };
    const entryOf = (parts: object) =>
      bookingEntries(booking('Flights', { destinations: [{ ...overnight, ...parts }] }))[0]?.entry;
    expect(entryOf({})).toMatchObject({
      duration_minutes: 430,
      end_date: '2026-05-02',
      timezone: 'America/New_York',
      end_timezone: 'Europe/London',
    });
    expect(entryOf({ to: place('LHR') })).toMatchObject({ duration_minutes: undefined });
    expect(entryOf({ end_date: '2026-05-01' })).toMatchObject({ duration_minutes: undefined });
    expect(entryOf({ end_date: '2026-05-01' })).toMatchObject({ end_date: undefined });
    expect(entryOf({ end_timezone: 'Asia/Tokyo', end_time: '23:00' })).toMatchObject({ duration_minutes: 960 });
  });
  it('R-TRIP-029 gives cruise days above 1 an Arrival and a Departure', () => {
    const cruise_days = [
      { day: 1, date: '2026-05-01', port: place('Miami'), departure_time: '17:00' },
      { day: 2, date: '2026-05-02', port: place('Nassau'), arrival_time: '08:00', departure_time: '18:00' },
      { day: 3, date: '2026-05-03', port: place('Miami'), arrival_time: '06:00' },
    ];
    const labels = bookingEntries(booking('Cruise', { cruise_days })).map(({ date, entry }) => [
      date.slice(8),
      'label' in entry ? entry.label : entry.kind,
      entry.time,
    ]);
    expect(labels).toEqual([
      ['01', 'port', '17:00'],
      ['02', 'Arrival', '08:00'],
      ['02', 'Departure', '18:00'],
      ['03', 'Arrival', '06:00'],
    ]);
  });
  it('R-TRIP-030 gives day 1 of a cruise neither, and a day at sea one entry', () => {
    const cruise_days = [
      { day: 1, date: '2026-05-01', port: place('Miami'), arrival_time: '08:00' },
      { day: 2, date: '2026-05-02' },
    ];
    expect(days(bookingEntries(booking('Cruise', { cruise_days })))).toEqual(['01 port', '02 port']);
  });
  it('R-TRIP-029 ends a cruise with its arrival, before whatever leaves that day', () => {
    const cruise_days = [
      { day: 1, date: '2026-05-01', port: place('Miami'), departure_time: '17:00' },
      { day: 2, date: '2026-05-02', port: place('Miami'), departure_time: '19:00' },
    ];
    expect(bookingEntries(booking('Cruise', { cruise_days })).map(({ entry }) => entry)).toMatchObject([
      { kind: 'port', boarding: 'embarkation', time: '17:00' },
      { kind: 'arrival', boarding: 'disembarkation', time: undefined, sec_time: 0 },
    ]);
  });
  it('shows an arrival without a time before its departure', () => {
    const cruise_days = [
      { day: 3, date: '2026-05-03', port: place('Nassau'), departure_time: '18:00' },
      { day: 4, date: '2026-05-04' },
    ];
    const [arrival, departure] = bookingEntries(booking('Cruise', { cruise_days }));
    expect(arrival?.entry.sec_time).toBe(departure?.entry.sec_time);
    expect(arrival?.entry.time).toBeUndefined();
  });
  it('shows a cancelled booking as such', () => {
    const dinner = booking('Dining', {
      general_booking: { start_date: '2026-05-01' },
      reservation_status: 'Cancelled',
    });
    expect(bookingEntries(dinner)[0]?.entry).toMatchObject({ is_cancelled: true, status: 'Cancelled' });
  });
  it('R-TRIP-107 says how the reservation stands, and what the client has said to it', () => {
    const asked = { ...stay('2026-05-02', '2026-05-05'), client_approval: 'approved' as const };
    for (const { entry } of bookingEntries({ ...asked, reservation_status: 'On Hold' }))
      expect([entry.status, entry.client_approval]).toEqual(['On Hold', 'approved']);
  });
  it('keeps the days of a booking whose kind was changed', () => {
    const changed = booking('Tours', { accommodation: { checkin_date: '2026-05-01', checkout_date: '2026-05-02' } });
    expect(days(bookingEntries(changed))).toEqual(['01 checkin', '02 checkout']);
    const both = booking('Tours', {
      ...changed,
      booking_type: undefined,
      general_booking: { start_date: '2026-05-09' },
    } as object);
    expect(days(bookingEntries({ ...both, booking_type: 'Tours' }))).toEqual(['09 item']);
  });
});

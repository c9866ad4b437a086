import ICAL from 'ical.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { booking, place } from './bookings.fixture';
import { formatCalendar } from './calendar';
import { italy, italyBookings } from './published.fixture';

const url = 'https://wayline.example/ti/abc';
const read = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((event) => {
    const of = (name: string) => event.getFirstPropertyValue(name)?.toString();
    return {
      uid: of('uid'),
      start: of('dtstart'),
      end: of('dtend'),
      status: of('status'),
      summary: of('summary'),
      sequence: of('sequence'),
      location: of('location'),
    };
  });
const events = (published = italy(), sequence = 3) => read(formatCalendar(published, { url, sequence }));
const event = (id: string) => events().find((e) => e.uid?.startsWith(id));
afterEach(() => vi.unstubAllEnvs());

describe('an itinerary as a calendar', () => {
  it('names events, facts and its own language as its client reads them', () => {
    const calendar = formatCalendar(italy({ language: 'es' }), { url, sequence: 3 }).replaceAll(/\r\n[ \t]/g, '');
    for (const part of ['//ES', 'SUMMARY:Cancelado: Vatican Museums', 'Localizador: ART-88213', 'Duración: 8 h 50 min'])
      expect(calendar).toContain(part);
    expect(calendar).not.toMatch(/Reference:|Cancelled:/);
  });
  it('tells moments in UTC, each end in its own zone', () => {
    expect(event('bkg_out')).toMatchObject({
      start: '2027-03-20T22:05:00Z',
      end: '2027-03-21T06:55:00Z',
      summary: 'AZ 609, JFK → FCO',
    });
  });
  it('makes a stay whole days, the day of leaving not included', () => {
    expect(event('bkg_hotel')).toMatchObject({
      start: '2027-03-21',
      end: '2027-03-24',
      location: 'Hotel Artemide, Via Nazionale 22, 00184 Roma RM, Italy',
    });
    expect(events().filter((e) => e.uid?.startsWith('bkg_hotel'))).toHaveLength(1);
  });
  it('lets the time of a place without a zone float, wherever it is made', () => {
    for (const zone of ['America/Los_Angeles', 'Asia/Tokyo']) {
      vi.stubEnv('TZ', zone);
      expect(event('bkg_cook')?.start).toBe('2027-03-22T08:30:00Z');
      expect(event('bkg_tour')?.start).toBe('2027-03-22T07:15:00');
      expect(event('bkg_dan')?.start).toBe('2027-03-24');
    }
  });
  it('marks what is cancelled, what is booked and what is open', () => {
    expect([event('bkg_tour')?.status, event('bkg_rail')?.status, event('bkg_cook')?.status]).toEqual([
      'CANCELLED',
      'CONFIRMED',
      'TENTATIVE',
    ]);
  });
  it('ends no leg by the clock of where it began when the zone of its end is not known', () => {
    const leg = {
      from: place('A', 'Asia/Tokyo'),
      to: place('B'),
      start_date: '2027-03-22',
      start_time: '10:00',
      end_time: '12:00',
    };
    const [flight] = events(italy({}, [booking('Flights', { destinations: [leg] })]));
    expect(flight).toMatchObject({ start: '2027-03-22T01:00:00Z', end: undefined });
  });
  it('tells when a rental is collected and by when it is brought back, not each day between', () => {
    const leg = {
      from: place('Fiumicino', 'Europe/Rome'),
      to: place('Napoli', 'Europe/Rome'),
      start_date: '2027-03-21',
      start_time: '10:00',
      end_date: '2027-03-24',
      end_time: '09:00',
    };
    const cars = (end_date: string) =>
      events(
        italy({}, [
          booking('Transportation', {
            title: 'Hertz',
            sub_type: 'Car Rental',
            transportations: [{ ...leg, end_date }],
          }),
        ]),
      );
    expect(cars('2027-03-24')).toMatchObject([
      { summary: 'Pick-up: Hertz', start: '2027-03-21T09:00:00Z', end: undefined, location: 'Fiumicino' },
      { summary: 'Drop-off: Hertz', start: '2027-03-24T08:00:00Z', end: undefined, location: 'Napoli' },
    ]);
    expect(cars('2027-03-21')).toHaveLength(1);
  });
  it('joins the arrival and the departure of each of two ports of a day', () => {
    const call = (day: number, port: string, arrival_time: string, departure_time: string) => ({
      day,
      date: '2027-03-22',
      port: place(port, 'Europe/Athens'),
      arrival_time,
      departure_time,
    });
    const cruise_days = [
      call(2, 'Paros', '07:00', '11:00'),
      call(3, 'Naxos', '13:00', '20:00'),
      { ...call(4, 'Athens', '06:00', ''), date: '2027-03-23', departure_time: undefined },
    ];
    const calls = events(italy({}, [booking('Cruise', { cruise_days })])).slice(0, 2);
    expect(calls.map((e) => [e.start, e.end])).toEqual([
      ['2027-03-22T05:00:00Z', '2027-03-22T09:00:00Z'],
      ['2027-03-22T11:00:00Z', '2027-03-22T18:00:00Z'],
    ]);
  });
  it('makes a port call one event', () => {
    const calls = events().filter((e) => e.uid?.startsWith('bkg_cruise'));
    expect(calls.map((e) => [e.start, e.end])).toContainEqual(['2027-03-26T07:00:00Z', '2027-03-26T17:30:00Z']);
    expect(calls).toHaveLength(4);
  });
  it('keeps ids from version to version while the sequence grows', () => {
    const [before, after] = [events(), events(italy({}, [...italyBookings].reverse()), 4)];
    expect(new Set(after.map((e) => e.uid))).toEqual(new Set(before.map((e) => e.uid)));
    expect(new Set(before.map((e) => e.uid)).size).toBe(before.length);
    expect(after.every((e) => e.sequence === '4')).toBe(true);
  });
  it('asks to be read again and folds long lines', () => {
    const text = formatCalendar(italy(), { url, sequence: 1 });
    expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  });
  it('refuses neither text that looks like calendar lines nor ends before starts', () => {
    const odd = booking('Tours', {
      title: 'A\r\nEND:VEVENT; b, c',
      general_booking: { start_date: '2027-03-22', start_time: '10:00', end_time: '09:00' },
      places: [place('X', 'Europe/Rome')],
    });
    expect(events(italy({}, [odd]))).toMatchObject([{ summary: 'A\nEND:VEVENT; b, c', end: undefined }]);
  });
});

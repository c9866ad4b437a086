import { describe, expect, it } from 'vitest';
import { booking } from '../itinerary/bookings.fixture';
import { legMinutes } from '../itinerary/leg-minutes';
import { withAirportZones } from './airport-zones';
import type { Leg } from './booking';

const end = (name: string, iata_code?: string) => ({ name, source: 'manual', ...(iata_code && { iata_code }) });
const TYPED: Leg = {
  from: end('Newark', 'EWR'),
  to: end('LIS'),
  start_date: '2027-05-14',
  start_time: '18:30',
  end_date: '2027-05-15',
  end_time: '06:20',
};
const flown = (leg: Partial<Leg> = {}) =>
  withAirportZones(booking('Flights', { destinations: [{ ...TYPED, ...leg }] })).destinations?.[0] as Leg;

describe('the zones of typed flights', () => {
  it('come from the codes of the airports, and the duration with them', () => {
    expect(flown()).toMatchObject({
      start_timezone: 'America/New_York',
      end_timezone: 'Europe/Lisbon',
      to: { name: 'LIS', iata_code: 'LIS' },
    });
    expect(legMinutes(flown())).toBe(6 * 60 + 50);
  });
  it('come from a code in brackets, and are left out of a place without one', () => {
    const leg = flown({ from: end('Newark Liberty (EWR)'), to: end('Somewhere') });
    expect([leg.start_timezone, leg.end_timezone, leg.from.iata_code]).toEqual(['America/New_York', undefined, 'EWR']);
  });
  it('never replace what was given', () => {
    expect(flown({ start_timezone: 'America/Chicago' }).start_timezone).toBe('America/Chicago');
    const to = { ...end('Lisbon', 'LIS'), timezone: 'Atlantic/Azores' };
    expect(flown({ to }).end_timezone).toBe('Atlantic/Azores');
  });
  it.each([
    ['the next day', {}, '2027-05-15'],
    ['the same day', { start_time: '08:00', end_time: '19:45' }, '2027-05-14'],
    [
      'the day before, over the date line',
      { from: end('NRT'), to: end('HNL'), start_time: '00:05', end_time: '12:40' },
      '2027-05-13',
    ],
  ])('say that a flight without a day of arrival lands %s', (_what, leg, day) => {
    expect(flown({ ...leg, end_date: undefined }).end_date).toBe(day);
  });
  it('touch nothing but flights', () => {
    const rail = booking('Rail', { transportations: [TYPED] });
    expect(withAirportZones(rail)).toBe(rail);
  });
});

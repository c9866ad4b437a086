import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { localAt, minutesBetween, toInstant } from './zoned-time';

const at = (date: string, time: string, zone: string) => ({ date, time, zone });
const NEW_YORK = 'America/New_York';
afterEach(() => vi.unstubAllEnvs());

describe('local times at a place', () => {
  it('knows the UTC moment, summer and winter, half and quarter hours', () => {
    expect(toInstant(at('2026-01-15', '09:00', NEW_YORK))).toBe('2026-01-15T14:00:00.000Z');
    expect(toInstant(at('2026-07-15', '09:00', NEW_YORK))).toBe('2026-07-15T13:00:00.000Z');
    expect(toInstant(at('2026-01-15', '00:10', 'Asia/Kolkata'))).toBe('2026-01-14T18:40:00.000Z');
    expect(toInstant(at('2026-01-15', '12:00', 'Asia/Kathmandu'))).toBe('2026-01-15T06:15:00.000Z');
    expect(toInstant(at('2026-01-01', '00:00', 'Pacific/Kiritimati'))).toBe('2025-12-31T10:00:00.000Z');
  });
  it('moves a time that a clock change skips on by the change', () => {
    expect(toInstant(at('2026-03-08', '02:30', NEW_YORK))).toBe('2026-03-08T07:30:00.000Z');
    expect(localAt('2026-03-08T07:30:00.000Z', NEW_YORK)).toEqual({ date: '2026-03-08', time: '03:30' });
    expect(toInstant(at('2026-10-04', '02:10', 'Australia/Lord_Howe'))).toBe('2026-10-03T15:40:00.000Z');
  });
  it('means the first of a time that comes twice', () => {
    expect(toInstant(at('2026-11-01', '01:30', NEW_YORK))).toBe('2026-11-01T05:30:00.000Z');
    expect(toInstant(at('2026-10-25', '02:30', 'Europe/Berlin'))).toBe('2026-10-25T00:30:00.000Z');
  });
  it('is right just before and just after a change', () => {
    expect(toInstant(at('2026-03-08', '01:59', NEW_YORK))).toBe('2026-03-08T06:59:00.000Z');
    expect(toInstant(at('2026-03-08', '03:00', NEW_YORK))).toBe('2026-03-08T07:00:00.000Z');
    expect(toInstant(at('2026-11-01', '00:59', NEW_YORK))).toBe('2026-11-01T04:59:00.000Z');
    expect(toInstant(at('2026-11-01', '02:00', NEW_YORK))).toBe('2026-11-01T07:00:00.000Z');
  });
  it('survives a day that never was', () => {
    expect(localAt(toInstant(at('2011-12-30', '12:00', 'Pacific/Apia')), 'Pacific/Apia')).toEqual({
      date: '2011-12-31',
      time: '12:00',
    });
  });
  it('measures a flight across zones, the date line and a clock change', () => {
    expect(minutesBetween(at('2026-05-01', '18:00', NEW_YORK), at('2026-05-02', '06:10', 'Europe/London'))).toBe(430);
    expect(
      minutesBetween(at('2026-05-01', '23:50', 'Asia/Tokyo'), at('2026-05-01', '17:00', 'America/Los_Angeles')),
    ).toBe(550);
    expect(minutesBetween(at('2026-03-28', '22:00', 'Europe/Berlin'), at('2026-03-29', '06:00', 'Europe/Berlin'))).toBe(
      420,
    );
    expect(minutesBetween(at('2026-05-02', '06:00', 'UTC'), at('2026-05-01', '06:00', 'UTC'))).toBe(-1440);
  });
  it('comes back to every moment that is not the second of its name', () => {
    const zones = fc.constantFrom(
      NEW_YORK,
      'Europe/Berlin',
      'Australia/Lord_Howe',
      'Asia/Kolkata',
      'Pacific/Chatham',
      'Africa/Casablanca',
      'UTC',
    );
    const minute = fc.integer({ min: Date.UTC(2015, 0) / 60_000, max: Date.UTC(2035, 0) / 60_000 });
    fc.assert(
      fc.property(zones, minute, (zone, minutes) => {
        const instant = new Date(minutes * 60_000).toISOString();
        const local = localAt(instant, zone);
        const back = toInstant({ ...local, zone });
        expect(localAt(back, zone)).toEqual(local);
        expect(back <= instant).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin'])(
    'reads the same on a machine in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(toInstant(at('2026-03-29', '02:30', 'Europe/Berlin'))).toBe('2026-03-29T01:30:00.000Z');
      expect(toInstant(at('2027-03-14', '02:30', NEW_YORK))).toBe('2027-03-14T07:30:00.000Z');
      expect(localAt('2026-12-31T23:30:00.000Z', 'Asia/Tokyo')).toEqual({ date: '2027-01-01', time: '08:30' });
    },
  );
});

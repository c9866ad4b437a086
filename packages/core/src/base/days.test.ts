import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addDays, daysBetween, eachDay, formatDay, isDay, isEmptyDate, parseTypedDate } from './days';

const day = fc
  .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const shift = fc.integer({ min: -4000, max: 4000 });
afterEach(() => vi.unstubAllEnvs());

describe('calendar days', () => {
  it.each([
    ['R-TRIP-128', '0000-00-00'],
    ['R-TRIP-129', ''],
    ['R-TRIP-130', 'invalid date'],
    ['R-TRIP-131', 'Invalid Date'],
    ['R-TRIP-132', 'NaN'],
  ])('%s takes "%s" for empty', (_rule, text) => {
    expect(isEmptyDate(text)).toBe(true);
    expect(formatDay(text)).toBe('');
  });
  it('R-TRIP-129 takes a missing date for empty, and a real one not', () => {
    expect([isEmptyDate(undefined), isEmptyDate(null), isEmptyDate('2026-03-29')]).toEqual([true, true, false]);
    expect(formatDay(undefined)).toBe('');
  });
  it('R-TRIP-133 shows a day as MM/DD/YYYY', () => {
    expect(formatDay('2026-03-09')).toBe('03/09/2026');
    expect(formatDay('2026-03-09T23:59:00Z')).toBe('03/09/2026');
    expect(formatDay('2026-02-30')).toBe('');
  });
  it.each([
    ['5/14/27', '2027-05-14'],
    ['5-14-2027', '2027-05-14'],
    ['5.4.27', '2027-05-04'],
    ['5/14/68', '1968-05-14'],
    ['May 14', '2027-05-14'],
    ['dec 24', '2026-12-24'],
    ['14 May 2028', '2028-05-14'],
    ['Sept. 3, 27', '2027-09-03'],
    ['Feb 29', undefined],
    ['May 32', undefined],
    ['tomorrow', undefined],
  ])('reads %s as %s in November 2026', (typed, day) => {
    expect(parseTypedDate(typed, undefined, '2026-11-22')).toBe(day);
  });
  it('reads a typed mm/dd/yyyy, and nothing else where today is not known', () => {
    expect(parseTypedDate(' 3/9/2026 ')).toBe('2026-03-09');
    expect(parseTypedDate('02/29/2028')).toBe('2028-02-29');
    for (const typed of ['', '02/29/2026', '13/01/2026', '3/9/26', 'May 14', 'tomorrow'])
      expect(parseTypedDate(typed)).toBeUndefined();
  });
  it('reads back what it shows', () => {
    fc.assert(fc.property(day, (d) => parseTypedDate(formatDay(d)) === d));
  });
  it('knows which days exist', () => {
    expect(['2026-02-28', '2028-02-29'].every(isDay)).toBe(true);
    expect(['2026-02-29', '2026-13-01', '2026-1-1', '', 'NaN'].some(isDay)).toBe(false);
  });
  it('agrees with the calendar of the machine on which days exist', () => {
    const digits = (min: number, max: number, length: number) =>
      fc.integer({ min, max }).map((n) => String(n).padStart(length, '0'));
    const text = fc.tuple(digits(0, 9999, 4), digits(0, 14, 2), digits(0, 33, 2)).map((parts) => parts.join('-'));
    const exists = (day: string) => {
      const read = new Date(`${day}T00:00:00Z`);
      return !Number.isNaN(read.getTime()) && read.toISOString().slice(0, 10) === day;
    };
    fc.assert(
      fc.property(text, (day) => isDay(day) === exists(day)),
      { numRuns: 1000 },
    );
    expect(['1900-02-29', '2000-02-29', '0096-02-29'].map(isDay)).toEqual([false, true, true]);
    expect(daysBetween('0099-12-31', '0100-01-01')).toBe(1);
  });
  it('adds and takes away: laws', () => {
    fc.assert(
      fc.property(day, shift, (d, n) => {
        expect(daysBetween(d, addDays(d, n))).toBe(n);
        expect(addDays(addDays(d, n), -n)).toBe(d);
        expect(addDays(d, 1) > d).toBe(true);
      }),
    );
  });
  it('lists every day once, and none of a reversed span', () => {
    expect(eachDay('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(eachDay('2026-03-02', '2026-03-01')).toEqual([]);
  });
  it('refuses to leave the calendar', () => expect(() => addDays('9999-12-31', 1)).toThrow(RangeError));
  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin'])(
    'reads the same on a machine in %s',
    (zone) => {
      vi.stubEnv('TZ', zone);
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
      expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
      expect(formatDay('2026-01-01')).toBe('01/01/2026');
      expect(eachDay('2026-03-07', '2026-03-09')).toHaveLength(3);
    },
  );
});

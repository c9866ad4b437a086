import { expect, it } from 'vitest';
import { daysLater, later } from './later';

it.each([
  ['2031-05-01T10:00:00.000Z', 1, '2031-05-01T10:00:00.001Z'],
  ['2031-12-31T23:59:30.000Z', 60_000, '2032-01-01T00:00:30.000Z'],
  ['2031-05-01T00:00:00.000Z', -1000, '2031-04-30T23:59:59.000Z'],
  ['2031-05-01T12:00:00+02:00', 0, '2031-05-01T10:00:00.000Z'],
])('is after %s by %d ms', (instant, ms, then) => expect(later(instant, ms)).toBe(then));
it('refuses what is no instant', () => expect(() => later('', 0)).toThrow(RangeError));
it.each([
  ['2032-02-28T10:00:00.000Z', 2, '2032-03-01T10:00:00.000Z'],
  ['2031-03-29T23:30:00.000Z', 1, '2031-03-30T23:30:00.000Z'],
  ['2031-01-01T00:00:00.000Z', -1, '2030-12-31T00:00:00.000Z'],
])('is after %s by %d days', (instant, days, then) => expect(daysLater(instant, days)).toBe(then));

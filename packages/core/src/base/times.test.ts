import { describe, expect, it } from 'vitest';
import {
  DEFAULT_BOOKING_TIME,
  formatApiDuration,
  formatClockTime,
  formatDuration,
  secondsOfDay,
  TIME_FORMAT_LABELS,
  TIME_FORMATS,
} from './times';

describe('clock times', () => {
  it('R-SHELL-290 knows two formats', () => {
    expect(TIME_FORMATS).toEqual(['12 hr', '24 hr']);
    expect(TIME_FORMAT_LABELS).toEqual({ '12 hr': 'AM/PM', '24 hr': '24-Hour' });
  });
  it('R-SHELL-291 shows 3:05 in the afternoon as 15:05 or 3:05 PM', () => {
    expect(formatClockTime('15:05', '24 hr')).toBe('15:05');
    expect(formatClockTime('15:05', '12 hr')).toBe('3:05 PM');
    expect(formatClockTime('00:00', '12 hr')).toBe('12:00 AM');
    expect(formatClockTime('12:30', '12 hr')).toBe('12:30 PM');
    expect(formatClockTime('09:07', '12 hr')).toBe('9:07 AM');
    expect(formatClockTime(undefined, '12 hr')).toBe('');
  });
  it('R-TRIP-020 counts no time as 11:59 PM', () => {
    expect(formatClockTime(DEFAULT_BOOKING_TIME, '12 hr')).toBe('11:59 PM');
    expect(secondsOfDay(undefined)).toBe(86_340);
    expect(secondsOfDay('01:02')).toBe(3720);
  });
  it('R-TRIP-031 shows 150 minutes as 2h 30m', () => {
    expect(formatApiDuration(150)).toBe('2h 30m');
    expect(formatApiDuration(45)).toBe('0h 45m');
  });
  it('R-TRIP-032 shows more than 24 hours in days and hours', () => {
    expect(formatApiDuration(24 * 60)).toBe('24h 0m');
    expect(formatApiDuration(24 * 60 + 1)).toBe('1d 0h');
    expect(formatApiDuration(51 * 60 + 59)).toBe('2d 3h');
  });
  it.each([
    [55, '55 min'],
    [120, '2 h'],
    [155, '2 h 35 min'],
    [0, '0 min'],
    [24 * 60, '24 h'],
    [24 * 60 + 1, '1 d'],
    [51 * 60 + 59, '2 d 3 h'],
  ])('writes %i minutes for people as %s, without a part that is nothing', (minutes, words) => {
    expect(formatDuration(minutes)).toBe(words);
  });
});

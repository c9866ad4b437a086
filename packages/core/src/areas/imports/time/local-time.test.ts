import { describe, expect, it } from 'vitest';
import { readWrittenTime } from './local-time';
import { readClock, readSpokenTime } from './spoken-time';
import { resolveDay } from './year-of-day';
import { ianaZone, momentInZone, utcToZone } from './zones';

describe('written times', () => {
  it.each([
    ['2027-03-04T20:15:00-08:00', '2027-03-04T20:15', false],
    ['2027-03-04T20:15:00+0:00', '2027-03-04T20:15', false],
    ['2027-03-04T20:15:00.000+0530', '2027-03-04T20:15', false],
    ['2027-03-04 20:15', '2027-03-04T20:15', false],
    ['20270304T201500Z', '2027-03-04T20:15', true],
    ['2027-03-04', '2027-03-04', false],
    ['2027-03-04T24:00:00', '2027-03-05T00:00', false],
    ['02-04-2018 18:35', '2018-04-02T18:35', false],
    ['04.02.18', '2018-02-04', false],
    ['3/4/2027 8:15 PM', '2027-03-04T20:15', false],
    ['13/4/2027 08:15', '2027-04-13T08:15', false],
  ])('reads %s', (text, local, utc) => expect(readWrittenTime(text)).toMatchObject({ local, utc }));

  it.each(['', '2027-02-30', '0001-01-01T00:00:00', 'tomorrow', '12:30', `2027-01-01${' '.repeat(100)}`])(
    'reads nothing in %j',
    (text) => expect(readWrittenTime(text)).toBeUndefined(),
  );

  it.each([
    ['Thu, 04 Mar 2027 20:15', '2027-03-04T20:15'],
    ['March 4th, 2027 8:15 p.m.', '2027-03-04T20:15'],
    ['4. März 2027', '2027-03-04'],
    ['7 de junio de 2027', '2027-06-07'],
  ])('reads %s in words', (text, local) => expect(readSpokenTime(text)?.local).toBe(local));

  it.each([
    ['3:00 PM', '15:00'],
    ['12:05 am', '00:05'],
    ['15h00', '15:00'],
    ['3 pm', '15:00'],
    ['Room 5', undefined],
  ])('reads the clock in %s', (text, clock) => expect(readClock(text)).toBe(clock));
});

describe('zones', () => {
  it('moves UTC to the clocks of a zone, also on the day of a clock change', () => {
    expect(utcToZone('2027-07-01T23:30', 'Asia/Tokyo')).toBe('2027-07-02T08:30');
    expect(utcToZone('2027-07-01', 'Asia/Tokyo')).toBe('2027-07-01');
    expect(utcToZone('2027-03-14T06:59', 'America/New_York')).toBe('2027-03-14T01:59');
    expect(utcToZone('2027-03-14T07:00', 'America/New_York')).toBe('2027-03-14T03:00');
    expect(utcToZone('2027-10-31T00:30', 'Europe/Berlin')).toBe('2027-10-31T02:30');
    expect(utcToZone('2027-10-31T01:30', 'Europe/Berlin')).toBe('2027-10-31T02:30');
  });

  it('moves a time with an offset to the clocks of its place, and leaves one without', () => {
    const written = { local: '2027-03-04T20:15', utc: false };
    expect(momentInZone({ ...written, offset: 60 }, 'Asia/Kathmandu')).toBe('2027-03-05T01:00');
    expect(momentInZone(written, 'Asia/Kathmandu')).toBe('2027-03-04T20:15');
  });

  it('knows IANA names, paths that end in one, and the names of Windows', () => {
    expect(
      [
        'Europe/Berlin',
        '/example.org/Tzfile/Europe/Berlin',
        'W. Europe Standard Time',
        'UTC+02:00',
        'Nowhere/Land',
      ].map(ianaZone),
    ).toEqual(['Europe/Berlin', 'Europe/Berlin', 'Europe/Berlin', undefined, undefined]);
  });
});

describe('days without a year', () => {
  it('takes the coming one, but a recent one over one far ahead', () => {
    expect(['2026-11-21', '2027-02-15', '2027-06-01'].map((near) => resolveDay(near, 1, 20))).toEqual([
      '2027-01-20',
      '2027-01-20',
      '2028-01-20',
    ]);
  });
});

import { expect, it } from 'vitest';
import { landingAfter } from './landing';

const on = (departs: string, arrives: string, from?: string, to?: string) =>
  landingAfter({ value: departs }, { value: arrives }, { from, to })?.value;

it('stays on the day of departure where it comes after the start, also with an earlier clock over the date line', () => {
  expect(on('2027-05-01T09:00', '2027-05-01T11:00', 'Europe/Rome', 'Europe/Paris')).toBe('2027-05-01T11:00');
  expect(on('2027-05-01T17:00', '2027-05-01T05:30', 'Asia/Tokyo', 'Pacific/Honolulu')).toBe('2027-05-01T05:30');
});
it('moves on to the next day, or to the one after that', () => {
  expect(on('2027-05-31T18:00', '2027-05-31T07:55', 'America/New_York', 'Europe/Rome')).toBe('2027-06-01T07:55');
  expect(on('2027-05-01T22:30', '2027-05-01T06:10', 'America/Los_Angeles', 'Australia/Sydney')).toBe(
    '2027-05-03T06:10',
  );
});
it('compares by one clock unless both zones are known', () => {
  expect(on('2027-05-01T20:00', '2027-05-01T22:00', 'America/New_York')).toBe('2027-05-01T22:00');
  expect(on('2027-05-01T22:00', '2027-05-01T01:00', undefined, 'Europe/Rome')).toBe('2027-05-02T01:00');
});
it('leaves a day alone, and a landing with a day of its own', () => {
  expect(on('2027-05-01', '2027-05-01T01:00')).toBe('2027-05-01T01:00');
  expect(on('2027-05-01T22:00', '2027-05-03T01:00')).toBe('2027-05-03T01:00');
});

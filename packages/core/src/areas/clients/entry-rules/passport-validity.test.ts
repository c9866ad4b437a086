import { expect, it } from 'vitest';
import { passportFault } from './passport-validity';

it.each([
  ['on the last day of the trip', '2027-03-10', '2027-03-10', 'expired_by_trip_end'],
  ['before the trip ends', '2027-03-09', '2027-03-10', 'expired_by_trip_end'],
  ['the day after', '2027-03-11', '2027-03-10', 'too_short'],
  ['a day short of six months', '2027-09-09', '2027-03-10', 'too_short'],
  ['after six months to the day', '2027-09-10', '2027-03-10', undefined],
  ['at the end of a shorter month', '2027-02-28', '2026-08-31', undefined],
  ['over the turn of the year', '2027-05-29', '2026-11-30', 'too_short'],
])('a passport that ends %s', (_when, expires, trip_ends, fault) => {
  expect(passportFault({ expires, trip_ends })).toBe(fault);
});
it('nothing is said where a day is not known', () => {
  expect(passportFault({ expires: undefined, trip_ends: '2027-03-10' })).toBeUndefined();
  expect(passportFault({ expires: '2027-03-10', trip_ends: undefined })).toBeUndefined();
});

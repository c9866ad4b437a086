import { expect, it } from 'vitest';
import { parseTypedTime } from './typed-time';

it.each([
  ['2:05 pm', '14:05'],
  ['02:05 PM', '14:05'],
  ['14:05', '14:05'],
  ['1405', '14:05'],
  ['905', '09:05'],
  ['9', '09:00'],
  ['9a', '09:00'],
  ['12 am', '00:00'],
  ['12pm', '12:00'],
  ['7.30', '07:30'],
])('reads %s as %s', (typed, time) => expect(parseTypedTime(typed)).toBe(time));

it.each(['', '25:00', '13 pm', '0 am', '9:75', 'noon', '123456'])('reads no time in %s', (typed) =>
  expect(parseTypedTime(typed)).toBeUndefined(),
);

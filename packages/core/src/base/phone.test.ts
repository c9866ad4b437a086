import { expect, it } from 'vitest';
import { isSamePhone, listPhoneKeys, readPhone } from './phone';

it.each([
  ['+33 7 55 50 12 34', '07 55 50 12 34'],
  ['+33 7 55 50 12 34', '0033 7 55 50 12 34'],
  ['+44 7700 900456', '07700 900456'],
  ['+44 (0)7700 900456', '+447700900456'],
  ['+1 646 555 0188', '(646) 555-0188 ext. 4'],
  ['+1 646 555 0188 x12', '1-646-555-0188'],
  ['011 44 7700 900456', '+44 7700 900456'],
  ['+47 405 55 123', '405 55 123'],
  ['+34 655 555 012', '655 555 012'],
  ['+972 54 555 0199', '054-555-0199'],
  ['+65 8555 0123', '8555 0123'],
  ['+7 916 555 01 23', '8 (916) 555-01-23'],
  ['+36 30 555 0123', '06 30 555 0123'],
  ['+39 06 5550 1234', '06 5550 1234'],
  ['44 7700 900456', '+44 7700 900456'],
  ['468 123 4567', '+46 8 123 45 67'],
  ['tel. ０３-5555-0123', '03 5555 0123'],
])('takes %s and %s for one number', (one, other) => {
  expect(isSamePhone(one, other)).toBe(true);
  expect(isSamePhone(other, one)).toBe(true);
  expect(listPhoneKeys(one).some((key) => listPhoneKeys(other).includes(key))).toBe(true);
});
it.each([
  ['+34 655 555 012', '+33 655 555 012'],
  ['+1 646 555 0188', '+1 646 555 0189'],
  ['12', '012'],
  ['', '+1 646 555 0188'],
])('tells %s and %s apart', (one, other) => expect(isSamePhone(one, other)).toBe(false));

it('keeps the extension apart, and names the country only where it was written', () => {
  expect(readPhone('+1 (646) 555-0188, 12')).toEqual({
    e164: '+16465550188',
    national: ['6465550188'],
    extension: '12',
  });
  expect(readPhone('646-555-0188 extension 7')).toMatchObject({ national: ['6465550188'], extension: '7' });
  expect(readPhone('646-555-0188')?.e164).toBeUndefined();
  expect(listPhoneKeys('646-555-0188')).toEqual(['6465550188']);
  expect(['call me', '12', '+'].map(readPhone)).toEqual([undefined, undefined, undefined]);
});

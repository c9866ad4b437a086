import { MESSAGES } from '@wayline/core/base/messages';
import { expect, it } from 'vitest';
import { readRate } from './typed-rate';

it.each([
  ['1,0855', '1.0855'],
  ['1.0855', '1.0855'],
  ['1.234,5', '1234.5'],
  ['1,234.5', '1234.5'],
  ['0,925', '0.925'],
  ['.9', '0.9'],
  ['1.085', '1.085'],
  ['1.080', '1.080'],
  ['2', '2'],
  ['1.0855 USD', '1.0855'],
  [' 149,3 ', '149.3'],
])('reads %s as the rate %s', (typed, value) => expect(readRate(typed)).toEqual({ value }));

it('asks which rate 1,085 is', () => {
  expect(readRate('1,085')).toEqual({ problem: '1,085 could be 1085 or 1.085. Enter one of these.' });
});

it.each(['about one', '1.1x', '0', '0,00', '-1.2', '1.2.3', '1/2', '1,2345678901234', '12345678901'])(
  'R-TRIP-135 complains about %s',
  (typed) => expect(readRate(typed)).toEqual({ problem: MESSAGES['exchange_rate.invalid'] }),
);

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameName } from './same-name';

it.each([
  ['Mina Okafor', 'OKAFOR MINA'],
  ['Mina Okafor', 'Okafor, Mina Adaeze'],
  ['Mina A. Okafor', 'Mina Adaeze Okafor'],
  ['José Núñez', 'NUNEZ JOSE'],
  ['Jürgen Müller', 'MUELLER JUERGEN'],
  ['Søren Kjær', 'KJAER SOEREN'],
  ['Åsa Lind', 'LIND AASA'],
  ['Weiß', 'WEISS'],
  ['Anne-Marie O’Brien', 'OBRIEN ANNE MARIE'],
  ['Mary Ann Smith', 'Maryann Smith'],
  ['Juan de la Cruz', 'DELACRUZ JUAN'],
  ['Dr. Paul Lee Jr.', 'LEE PAUL'],
  ['Suharto', 'SUHARTO'],
])('%s and %s are the same name', (a, b) => {
  expect(isSameName(a, b)).toBe(true);
  expect(isSameName(b, a)).toBe(true);
});
it.each([
  ['Mina Okafor', 'Mina Lindqvist'],
  ['Bill Clay', 'William Clay'],
  ['Suharto', 'Suharto Wijaya'],
  ['Jon Smith', 'John Smith'],
])('%s and %s are different names', (a, b) => expect(isSameName(a, b)).toBe(false));

it('is the same however its words are ordered and capitalized', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefghimnorstuéüø'), minLength: 3, maxLength: 8 });
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 4 }), (words) => {
      expect(isSameName(words.join(' '), [...words].reverse().join(' ').toUpperCase())).toBe(true);
    }),
  );
});

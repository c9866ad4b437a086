import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeFormula, toCsvLine, unescapeFormula } from './csv';

it.each([
  '+47 405 55 123',
  '+1 (646) 555-0188',
  '(0)20 7946 0555',
  '-12.50',
  '-1,234.50',
  '+5',
  'plain',
  "o'neil",
  '12-5',
  '',
])('leaves %s as it is', (text) => expect(escapeFormula(text)).toBe(text));
it.each([
  '=1+1',
  '=cmd()',
  '+1+1',
  '+a',
  '-2+3',
  '-A1',
  '- likes trains',
  '@x',
  '\t=1',
  '\r=1',
  '-',
  '＝1',
  '+1!A1',
  "'=1",
])('makes %j harmless', (text) => expect(escapeFormula(text)).toBe(`'${text}`));
it('gives back what was there, whatever it is', () => {
  const text = fc.string({ unit: fc.constantFrom("'", '=', '+', '-', '@', '\t', '1', ' ', 'a', '＝') });
  fc.assert(fc.property(text, (one) => unescapeFormula(escapeFormula(one)) === one));
  expect(unescapeFormula("'+47 405 55 123")).toBe('+47 405 55 123');
});
it('quotes what a row would be parted by', () => {
  expect(toCsvLine(['a', 'b,c', 'd"e', ' f', '=1'])).toBe('a,"b,c","d""e"," f",\'=1\r\n');
});

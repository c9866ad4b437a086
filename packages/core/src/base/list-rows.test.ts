import { expect, it } from 'vitest';
import { findHeadingRow, isTotalRow } from './list-rows';

const KNOWN = new Set(['name', 'email', 'phone']);
const find = (...rows: string[][]) => findHeadingRow(rows, (cells) => cells.filter((cell) => KNOWN.has(cell)).length);

it('finds the headings below titles', () => {
  expect(
    find(['Harbor Travel', '', ''], ['Printed May 3', '', ''], ['name', 'email', 'Color'], ['Ana', 'x', 'y']),
  ).toBe(2);
  expect(find(['name', 'email'], ['email', 'name'])).toBe(0);
  expect(find(['a', 'b'], ['c', 'd'])).toBe(0);
});
it.each([
  [['Total: 3 clients', '', ''], true],
  [['', 'Grand total', '12', '$1,200.00'], true],
  [['Summe', '12,5', ''], true],
  [['Printed 3 May 2027', '', ''], true],
  [['Page 1 of 2', '', '', ''], true],
  [['Totaro', 'Ana', ''], false],
  [['Total', 'Ana', 'ana@example.test'], false],
  [['Cher', '', ''], false],
  [['Ana', 'Totals', ''], false],
])('says of %j whether it is a total: %s', (cells, is) => expect(isTotalRow(cells)).toBe(is));

import { expect, it } from 'vitest';
import { nameList } from './trip-line';

it('names everybody of a small party, and of a large group the first three', () => {
  const names = ['Anna', 'Paul', 'Mia', 'Noor', 'أمينة', 'Zoë', 'Per'];
  expect(nameList([])).toBe('');
  expect(nameList(names.slice(0, 3))).toBe('Anna, Paul, and Mia');
  expect(nameList(names.slice(0, 6))).toBe('Anna, Paul, Mia, Noor, أمينة, and Zoë');
  expect(nameList(names)).toBe('Anna, Paul, Mia, and 4 others');
});

import { expect, it } from 'vitest';
import { countOf, plural } from './plural';

it.each([
  [0, '0 nights'],
  [1, '1 night'],
  [1204, '1,204 nights'],
])('counts %d of something', (count, words) => expect(countOf(count, 'night')).toBe(words));
it('takes another plural, or every form that a language has', () => {
  expect(countOf(2, 'person', 'people')).toBe('2 people');
  expect(countOf(2, { one: '# Nacht', other: '# Nächte' })).toBe('2 Nächte');
});
it('chooses the sentence that goes with a count', () => {
  const said = (left: number) => plural(left, { one: 'One code is left.', other: `${left} codes are left.` });
  expect([said(1), said(0), said(3)]).toEqual(['One code is left.', '0 codes are left.', '3 codes are left.']);
});

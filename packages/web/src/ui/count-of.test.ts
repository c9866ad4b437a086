import { expect, it } from 'vitest';
import { countOf } from './count-of';

it.each([
  [0, '0 nights'],
  [1, '1 night'],
  [1204, '1,204 nights'],
])('%d', (count, words) => expect(countOf(count, 'night')).toBe(words));
it('takes another plural', () => expect(countOf(2, 'person', 'people')).toBe('2 people'));

import { expect, it } from 'vitest';
import { joinWithSemicolons, splitPreferences, splitTravelInterests } from './delimited-lists';

it('R-ACC-076 splits a preference list at commas', () => {
  expect(splitPreferences('a,b')).toEqual(['a', 'b']);
  expect(splitPreferences(' Aisle , ,Window')).toEqual(['Aisle', 'Window']);
});

it('R-ACC-077 splits travel interests at #, and not at a comma', () => {
  expect(splitTravelInterests('a#b')).toEqual(['a', 'b']);
  expect(splitTravelInterests('Food, wine#Golf')).toEqual(['Food, wine', 'Golf']);
});

it('G-163 joins tags and places without spaces, empty ones and repetitions', () => {
  expect(joinWithSemicolons(['Kyoto', '', ' Rome', 'Kyoto'])).toBe('Kyoto;Rome');
});

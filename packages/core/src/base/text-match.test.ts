import { expect, it } from 'vitest';
import { holdsText, wordMatcher } from './text-match';

it('finds every word wherever it stands and however it is capitalised', () => {
  const matches = wordMatcher('  luna   HOTEL ');
  expect([matches('Hotel Luna'), matches('hotel\nla luna'), matches('Hotel Sole')]).toEqual([true, true, false]);
});
it('finds nothing asked for in every text', () => {
  expect([wordMatcher(undefined)(''), wordMatcher(' ')('x')]).toEqual([true, true]);
});
it('finds a part of a text, and none in a text that is missing', () => {
  expect([holdsText('Amalfi Coast', 'fi co'), holdsText(undefined, 'a'), holdsText(undefined, '')]).toEqual([
    true,
    false,
    true,
  ]);
});

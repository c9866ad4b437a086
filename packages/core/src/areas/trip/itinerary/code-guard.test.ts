import { expect, it } from 'vitest';
import { minutesLeft, waitMinutes } from './code-guard';
import { decryptPageToken, encryptPageToken } from './page-token-encryption';

it('meets the first codes at once, then makes guessing slow, up to an hour', () => {
  expect([0, 4, 5, 6, 8, 11, 400].map(waitMinutes)).toEqual([0, 0, 1, 2, 8, 60, 60]);
});
it('counts the wait from the last try', () => {
  const guard = { tries: 7, last_at: '2027-01-01T10:00:00.000Z' };
  expect(minutesLeft(guard, '2027-01-01T10:00:00.000Z')).toBe(4);
  expect(minutesLeft(guard, '2027-01-01T10:03:30.000Z')).toBe(1);
  expect(minutesLeft(guard, '2027-01-01T10:04:00.000Z')).toBe(0);
  expect(minutesLeft(undefined, '2027-01-01T10:00:00.000Z')).toBe(0);
});
it('opens a page with its link and its code together, however the code is typed, and with nothing else', () => {
  const sealed = encryptPageToken('the-page', 'the-link', 'Blue-Lagoon 7');
  expect(decryptPageToken(sealed, 'the-link', ' blue lagoon7')).toBe('the-page');
  expect(decryptPageToken(sealed, 'the-link', 'blue lagoon 8')).toBeUndefined();
  expect(decryptPageToken(sealed, 'another-link', 'Blue-Lagoon 7')).toBeUndefined();
  expect(encryptPageToken('the-page', 'the-link', 'Blue-Lagoon 7')).not.toBe(sealed);
});

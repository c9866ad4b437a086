import { expect, it } from 'vitest';
import { getExpiry } from './expiry';

it.each([
  ['was good until yesterday', '2031-05-01', 'expired'],
  ['is good until today', '2031-05-02', 'soon'],
  ['is good a day short of six months', '2031-11-01', 'soon'],
  ['is good for six months', '2031-11-02', undefined],
  ['has no last day', undefined, undefined],
])('R-ACC-073 a document that %s', (_which, expiration, expiry) => {
  expect(getExpiry(expiration, '2031-05-02')).toBe(expiry);
});
